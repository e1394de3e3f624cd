// A rectangle of cells, its borders included, and the lines along its sides.
#pragma once

#include <noyes/tiles/large/place.hpp>

#include <algorithm>

namespace noyes::tiles::large {

struct Area {
    Place first;  // top left
    Place last;   // bottom right

    [[nodiscard]] constexpr std::int32_t rows() const { return last.row - first.row + 1; }
    [[nodiscard]] constexpr std::int32_t columns() const { return last.column - first.column + 1; }
    [[nodiscard]] constexpr std::int32_t cells() const { return rows() * columns(); }

    friend constexpr bool operator==(const Area&, const Area&) = default;
};

// The smallest that has both the area and the place.
constexpr Area joined(Area area, Place place) {
    return {{std::min(area.first.row, place.row), std::min(area.first.column, place.column)},
            {std::max(area.last.row, place.row), std::max(area.last.column, place.column)}};
}

// Wider by one cell on every side, as far as `within` goes.
constexpr Area widened(Area area, Area within) {
    return {{std::max(area.first.row - 1, within.first.row),
             std::max(area.first.column - 1, within.first.column)},
            {std::min(area.last.row + 1, within.last.row),
             std::min(area.last.column + 1, within.last.column)}};
}

// The outermost row or column of an area on one side.
struct Line {
    Area area;
    Direction side;

    [[nodiscard]] constexpr bool is_row() const {
        return side == Direction::up || side == Direction::down;
    }
    [[nodiscard]] constexpr std::int32_t length() const {
        return is_row() ? area.columns() : area.rows();
    }
    // How many lines there are, this one and those behind it.
    [[nodiscard]] constexpr std::int32_t depth() const {
        return is_row() ? area.rows() : area.columns();
    }
    [[nodiscard]] constexpr Place at(std::int32_t position) const {
        switch (side) {
            case Direction::up: return {area.first.row, area.first.column + position};
            case Direction::down: return {area.last.row, area.first.column + position};
            case Direction::left: return {area.first.row + position, area.first.column};
            case Direction::right: return {area.first.row + position, area.last.column};
        }
        return area.first;
    }
    [[nodiscard]] constexpr bool has(Place place) const {
        return is_row() ? place.row == at(0).row : place.column == at(0).column;
    }
    // What is left without it.
    [[nodiscard]] constexpr Area rest() const {
        Area left = area;
        switch (side) {
            case Direction::up: ++left.first.row; break;
            case Direction::down: --left.last.row; break;
            case Direction::left: ++left.first.column; break;
            case Direction::right: --left.last.column; break;
        }
        return left;
    }
};

}  // namespace noyes::tiles::large
