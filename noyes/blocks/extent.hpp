// The size of a board, its places, and the four ways from one to the next.
//
//   cells of a 2x3 board:   0 1 2
//                           3 4 5
#pragma once

#include <array>
#include <cstdint>
#include <optional>

namespace noyes::blocks {

using Cell = std::uint32_t;  // a place, counted row by row from the top left

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

inline constexpr std::uint32_t most_side = 32;

// Where a piece goes; in this order they are tried.
enum class Direction : std::uint8_t { up, left, right, down };

inline constexpr std::array directions{Direction::up, Direction::left, Direction::right,
                                       Direction::down};

constexpr Direction opposite(Direction way) {
    return static_cast<Direction>(3 - static_cast<std::uint8_t>(way));
}

constexpr bool is_horizontal(Direction way) {
    return way == Direction::left || way == Direction::right;
}

constexpr char letter(Direction way) { return "ULRD"[static_cast<std::uint8_t>(way)]; }

// The cell beside `cell` that way; nothing beyond the edge.
constexpr std::optional<Cell> neighbour(Extent extent, Cell cell, Direction way) {
    const std::uint32_t column = extent.column(cell);
    switch (way) {
        case Direction::up:
            if (cell >= extent.columns) return cell - extent.columns;
            break;
        case Direction::left:
            if (column > 0) return cell - 1;
            break;
        case Direction::right:
            if (column + 1 < extent.columns) return cell + 1;
            break;
        case Direction::down:
            if (cell + extent.columns < extent.cells()) return cell + extent.columns;
            break;
    }
    return std::nullopt;
}

}  // namespace noyes::blocks
