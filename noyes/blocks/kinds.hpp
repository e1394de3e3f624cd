// Pieces of one shape are of one kind and interchangeable; one with a target is a kind of its own.
// A kind knows all places where its pieces can ever stand, were they alone on the board.
//
//   kinds of  BAAC   A (12 places)   B C D E (16)   F (15)   G H I J (20)
//             BAAC
//             DFFE
//             DGHE
//             I..J
#pragma once

#include <noyes/blocks/level.hpp>

#include <limits>

namespace noyes::blocks {

using Place = std::uint16_t;  // counted from 0 for each kind, in the order of their corners
inline constexpr Place nowhere = std::numeric_limits<Place>::max();

struct Kind {
    Shape shape{};
    std::vector<std::size_t> pieces{};  // of the level, ascending
    bool has_target = false;
    Place target = nowhere;       // also nowhere if walls keep the piece away from its target
    std::vector<Cell> corners{};  // of each place, ascending
    std::vector<std::array<Place, 4>> next{};  // from each place in each direction

    [[nodiscard]] Place places() const { return static_cast<Place>(corners.size()); }
    [[nodiscard]] Place place(Cell corner) const;  // nowhere if there is none
    [[nodiscard]] Place next_place(Place place, Direction way) const {
        return next[place][static_cast<std::size_t>(way)];
    }
};

// In the order of their first pieces.
std::vector<Kind> kinds_of(const Level& level);

// The level seen in a mirror that exchanges left and right, if it looks the same there: which kind
// a kind becomes, and which place a place.
struct Mirror {
    std::vector<std::size_t> kinds;
    std::vector<std::vector<Place>> places;  // of each kind
};

std::optional<Mirror> mirror_of(const Level& level, const std::vector<Kind>& kinds);

}  // namespace noyes::blocks
