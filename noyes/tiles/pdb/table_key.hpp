// Which pattern database: all that its entries depend on.
//
//   goal of 4x4, blank first      homes of the pattern 1 4 5 8 9
//      .  1  2  3                    . x . .
//      4  5  6  7                    x x . .      bits 1, 4, 5, 8, 9 of `homes`
//      8  9 10 11                    x x . .
//     12 13 14 15                    . . . .
#pragma once

#include <noyes/tiles/extent.hpp>

#include <bit>
#include <cstdint>

namespace noyes::tiles {

// A set of cells: bit c stands for cell c.
using CellSet = std::uint64_t;

constexpr CellSet set_of(Cell cell) { return CellSet{1} << cell; }

// Tables are made for boards of up to 6x6.
inline constexpr std::uint32_t most_pattern_cells = 36;

struct TableKey {
    Extent extent;
    Cell blank = 0;     // the blank's home
    CellSet homes = 0;  // of the pattern's tiles; without the blank's
    // Whether an entry also knows in which of the regions that the tiles leave free the blank is;
    // else it is the least over all regions.
    bool by_region = false;

    [[nodiscard]] constexpr std::uint32_t tiles() const {
        return static_cast<std::uint32_t>(std::popcount(homes));
    }

    friend constexpr bool operator==(const TableKey&, const TableKey&) = default;
};

// Whether there can be such a table at all.
constexpr bool is_possible(const TableKey& key) {
    const std::uint32_t cells = is_possible(key.extent) ? key.extent.cells() : 0;
    if (cells > most_pattern_cells || key.blank >= cells || key.homes == 0) return false;
    return key.homes >> cells == 0 && (key.homes & set_of(key.blank)) == 0;
}

}  // namespace noyes::tiles
