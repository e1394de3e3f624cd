// The size of a board, and the words for its places.
//
//   cells of a 2x3 board:   0 1 2
//                           3 4 5
#pragma once

#include <cstdint>

namespace noyes::tiles {

using Cell = std::uint32_t;  // a place, counted row by row from the top left
using Tile = std::uint32_t;  // a piece; 0 is the blank

struct Extent {
    std::uint32_t rows = 0;
    std::uint32_t columns = 0;

    [[nodiscard]] constexpr std::uint32_t cells() const { return rows * columns; }
    [[nodiscard]] constexpr std::uint32_t row(Cell cell) const { return cell / columns; }
    [[nodiscard]] constexpr std::uint32_t column(Cell cell) const { return cell % columns; }
    [[nodiscard]] constexpr Cell cell(std::uint32_t row, std::uint32_t column) const {
        return row * columns + column;
    }

    friend constexpr bool operator==(const Extent&, const Extent&) = default;
};

inline constexpr std::uint32_t least_side = 2;
inline constexpr std::uint32_t most_side = 1000;

constexpr bool is_possible(Extent extent) {
    constexpr auto fits = [](std::uint32_t side) {
        return side >= least_side && side <= most_side;
    };
    return fits(extent.rows) && fits(extent.columns);
}

}  // namespace noyes::tiles
