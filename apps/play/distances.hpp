// --distance: boards whose shortest solutions have so many moves, D or A..B.
#pragma once

#include <noyes/tiles/distant.hpp>

#include "goal_choice.hpp"

#include <string>
#include <vector>

namespace noyes::play {

struct MoveRange {
    Cost least = 0;
    Cost most = 0;
    std::string text{};  // as it was typed
};

Attempt<MoveRange> read_move_range(const std::string& text);

// All such boards; an error if there are none, or if nobody knows.
Attempt<std::vector<tiles::DistantBoard>> distant_boards(const MoveRange& range, const Goal& goal);

}  // namespace noyes::play
