// Moves played cell by cell on a plain grid. It shares nothing with the searches, so it can check
// what they say.
#pragma once

#include <noyes/blocks/move.hpp>

#include <span>

namespace noyes::blocks {

struct Replay {
    std::size_t played = 0;       // moves before the first that is not possible, or not one move
    bool is_goal = false;         // afterwards every piece with a target is there
    std::vector<Piece> pieces{};  // where they are then
};

Replay replay(const Level& level, std::span<const Move> moves, Metric metric);

// Whether all of the moves are possible, each is one in that metric, and the last leads to the
// goal.
bool leads_to_goal(const Level& level, std::span<const Move> moves, Metric metric);

}  // namespace noyes::blocks
