// A cell by row and column: searches on large boards reckon with distances, not with numbers.
#pragma once

#include <noyes/tiles/direction.hpp>

#include <cstdlib>

namespace noyes::tiles::large {

struct Place {
    std::int32_t row = 0;  // may be one outside of the board
    std::int32_t column = 0;

    friend constexpr bool operator==(const Place&, const Place&) = default;
};

constexpr Place beside(Place place, Direction way) {
    switch (way) {
        case Direction::up: return {place.row - 1, place.column};
        case Direction::left: return {place.row, place.column - 1};
        case Direction::right: return {place.row, place.column + 1};
        case Direction::down: return {place.row + 1, place.column};
    }
    return place;
}

inline std::int32_t distance(Place a, Place b) {
    return std::abs(a.row - b.row) + std::abs(a.column - b.column);
}

}  // namespace noyes::tiles::large
