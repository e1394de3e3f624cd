// Where the blank goes. The order up, left, right, down is the order in which every search tries
// the moves: published node counts depend on it.
#pragma once

#include <noyes/tiles/extent.hpp>

#include <array>
#include <cstdint>
#include <string_view>

namespace noyes::tiles {

enum class Direction : std::uint8_t { up, left, right, down };

inline constexpr std::array directions{Direction::up, Direction::left, Direction::right,
                                       Direction::down};

constexpr Direction opposite(Direction direction) {
    return static_cast<Direction>(3 - static_cast<std::uint8_t>(direction));
}

constexpr bool is_horizontal(Direction way) {
    return way == Direction::left || way == Direction::right;
}

constexpr char letter(Direction direction) { return "ULRD"[static_cast<std::uint8_t>(direction)]; }

// Whether the blank in `cell` can go that way.
constexpr bool is_legal(Extent extent, Cell cell, Direction direction) {
    switch (direction) {
        case Direction::up: return cell >= extent.columns;
        case Direction::left: return cell % extent.columns != 0;
        case Direction::right: return cell % extent.columns != extent.columns - 1;
        case Direction::down: return cell + extent.columns < extent.cells();
    }
    return false;
}

// The cell beside `cell` that way; the move must be legal.
constexpr Cell neighbour(Extent extent, Cell cell, Direction direction) {
    switch (direction) {
        case Direction::up: return cell - extent.columns;
        case Direction::left: return cell - 1;
        case Direction::right: return cell + 1;
        case Direction::down: return cell + extent.columns;
    }
    return cell;
}

}  // namespace noyes::tiles
