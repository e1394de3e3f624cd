// What a few tiles take of a table's board, looked up by their cells: the set of cells, and in
// which order the tiles stand on them.
//
//   index  | cell of c | cell of b | cell of a |     bits as Whereabouts has them
//   entry  | order (4 bits) | set of the table's cells (28 bits) |
//
// The order is numbered by the digits "how many of the tiles behind it come before it" (below n,
// n-1, ...), the first tile's being the most significant.
#pragma once

#include <noyes/tiles/pdb/table_key.hpp>

#include <span>
#include <vector>

namespace noyes::tiles {

class Footprints {
   public:
    // `where[cell]` is the table's cell of a cell; a cell takes `width` bits.
    Footprints(std::span<const std::uint8_t> where, unsigned width);

    using Entry = std::uint32_t;
    static constexpr std::uint32_t most_cells = 28;
    static CellSet set(Entry entry) { return entry & ((Entry{1} << most_cells) - 1); }
    static std::uint32_t order(Entry entry) { return entry >> most_cells; }

    // More tiles would take more than 16 KB, which should stay near the processor.
    static constexpr std::size_t most_tiles(unsigned width) { return 12 / width; }

    [[nodiscard]] std::span<const Entry> of(std::size_t tiles) const { return entries_[tiles - 1]; }
    [[nodiscard]] std::span<const std::uint8_t> where() const { return where_; }

   private:
    [[nodiscard]] Entry entry(std::uint64_t index, std::size_t tiles) const;

    std::vector<std::uint8_t> where_;
    unsigned width_;
    std::vector<std::vector<Entry>> entries_;  // by the number of tiles
};

}  // namespace noyes::tiles
