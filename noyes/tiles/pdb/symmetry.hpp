// Turns and reflections of a board. Goals that are alike up to one of them share tables.
//
//   0 1 2        cell  0 1 2 3 4 5 6 7 8     transposed: the mirror image along the diagonal
//   3 4 5   ->         0 3 6 1 4 7 2 5 8     from the upper left to the lower right corner
//   6 7 8
#pragma once

#include <noyes/tiles/pdb/table_key.hpp>

#include <array>
#include <vector>

namespace noyes::tiles {

// where[c]: the cell that takes the place of cell c.
struct Symmetry {
    Extent extent{};  // of the image: transposing a 2x3 board gives a 3x2 one
    std::array<std::uint8_t, most_pattern_cells> where{};

    [[nodiscard]] CellSet operator()(CellSet cells) const;
};

// All eight, the identity first.
std::vector<Symmetry> symmetries(Extent extent);

struct CanonicalKey {
    TableKey key;
    Symmetry symmetry;  // from the board as it is to the table's
};

// The one of all images of a key that tables are made for.
CanonicalKey canonical(const TableKey& key);

}  // namespace noyes::tiles
