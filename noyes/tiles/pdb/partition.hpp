// How the tiles are shared out among tables: no tile is in two, so the tables' numbers add up.
//
//   5-5-5 on 4x4      . a b b       one letter a cell of the goal; tiles of the same letter make
//   (blank first)     a a b b       a table together, "." is the blank's home or a tile that is
//                     a a c b       in no table
//                     c c c c
//
// People name a partition ("5-5-5") or write their own, as tiles ("1.4.5.8.9-2.3.6.7.11-...") or as
// those letters row by row (".abbaabbaacbcccc").
#pragma once

#include <noyes/base/expected.hpp>
#include <noyes/tiles/homes.hpp>
#include <noyes/tiles/pdb/table_key.hpp>

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace noyes::tiles {

struct Partition {
    std::string name{};               // as it was given; letters if it was given as tiles
    std::vector<CellSet> patterns{};  // homes
    bool by_region = false;           // whether its tables respect the blank's region
};

// The names there are for a size, the recommended one first; none for a size that has none.
std::vector<std::string_view> partition_names(Extent extent);

// The recommended one; for a size that has none, patterns of five tiles.
std::string default_partition(Extent extent);

// A name, letters, or sizes such as "4-4-3": tiles that follow each other on a snake through the
// rows. Errors: an unknown name, letters that are too few or too many, a letter at the blank's
// home, more tiles than there are, a board of more than 36 cells.
Expected<Partition> find_partition(std::string_view text, const Homes& homes);

// The same, or tiles of the goal; then a tile that is not there, or twice, is an error, too.
Expected<Partition> find_partition(std::string_view text, const Board& goal);

// The canonical keys of its tables, each once.
std::vector<TableKey> table_keys(const Partition& partition, const Homes& homes);

}  // namespace noyes::tiles
