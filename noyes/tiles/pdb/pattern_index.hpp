// Which entry of a table belongs to a placement of its tiles.
//
//   column  the set of cells that the tiles take and, where it counts, the blank's region
//   row     the order of the tiles on these cells
//
//   index = row * columns + column; neighbouring placements of the same order lie side by side
//
// The order is numbered by the digits "how many of the cells of the tiles from the i-th on come
// before the cell of the i-th" (below k, k-1, ...), the first tile's being the most significant:
// for the last four tiles that is a group of 24 numbers, which the builder relies on.
#pragma once

#include <noyes/tiles/pdb/cell_sets.hpp>
#include <noyes/tiles/pdb/regions.hpp>

#include <cstddef>
#include <cstring>
#include <span>
#include <vector>

namespace noyes::tiles {

// k!
constexpr std::uint64_t factorial(std::uint32_t k) {
    std::uint64_t product = 1;
    for (std::uint64_t factor = 2; factor <= k; ++factor) product *= factor;
    return product;
}

// More tiles than this never fit into memory.
inline constexpr std::uint32_t most_pattern_tiles = 12;

class PatternIndex {
   public:
    PatternIndex(Extent extent, std::uint32_t tiles, bool by_region);

    [[nodiscard]] Extent extent() const { return extent_; }
    [[nodiscard]] std::uint32_t tiles() const { return tiles_; }
    [[nodiscard]] const CellSets& sets() const { return sets_; }

    [[nodiscard]] std::uint64_t rows() const { return factorial(tiles_); }
    // In use; a row is filled up to a multiple of 128 entries, which are 64 bytes.
    [[nodiscard]] std::uint32_t columns() const { return columns_; }
    [[nodiscard]] std::uint64_t row_length() const { return row_length_; }
    [[nodiscard]] std::uint64_t bytes() const { return bytes(columns_, tiles_); }
    static std::uint64_t bytes(std::uint64_t columns, std::uint32_t tiles) {
        return factorial(tiles) * filled_up(columns) / 2;
    }

    // The blank is in none of the set's cells.
    [[nodiscard]] std::uint32_t column(CellSet set, Cell blank) const {
        const std::uint32_t number = sets_.number(set);
        if (first_column_.empty()) return number;
        const std::uint32_t first = first_column_[number];
        if ((first & several) == 0) return first;
        const std::uint8_t* const parts = parts_.data() + (first & ~several);
        std::uint32_t column = 0;
        std::memcpy(&column, parts, sizeof column);
        return column + ((parts[sizeof column + blank / 2] >> (blank % 2 * 4)) & 15u);
    }

    // `cells` of the tiles, in the order of their homes.
    [[nodiscard]] std::uint64_t row(std::span<const Cell> cells) const {
        CellSet set = 0;
        for (const Cell cell : cells) set |= set_of(cell);
        std::uint64_t number = 0;
        std::uint64_t left = cells.size();
        for (const Cell cell : cells) {
            number = number * left-- +
                     static_cast<std::uint64_t>(std::popcount(set & (set_of(cell) - 1)));
            set &= ~set_of(cell);
        }
        return number;
    }

    [[nodiscard]] std::uint64_t at(std::uint64_t row, std::uint32_t column) const {
        return row * row_length_ + column;
    }

   private:
    static constexpr std::uint32_t several = 1u << 31;  // marks a place in `parts_`

    static constexpr std::uint64_t filled_up(std::uint64_t columns) {
        constexpr std::uint64_t line = 128;  // entries: 64 bytes
        return (columns + line - 1) / line * line;
    }
    void number_regions();

    Extent extent_;
    std::uint32_t tiles_;
    CellSets sets_;
    std::uint32_t columns_ = 0;
    std::uint64_t row_length_ = 0;
    std::vector<std::uint32_t> first_column_;  // by set; empty if regions do not count
    // Of sets that leave several regions: the first one's column in four bytes, then the number of
    // each cell's region in half a byte. Close together, for they are looked up at every move.
    std::vector<std::uint8_t> parts_;
};

}  // namespace noyes::tiles
