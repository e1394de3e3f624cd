// --distance: boards whose shortest solutions have so many moves, D or A..B.
#pragma once

#include <noyes/tiles/distant.hpp>

#include "goal_choice.hpp"

#include <string>

namespace noyes::cli {

// All such boards; an error if there are none, or if nobody knows.
Attempt<std::vector<tiles::DistantBoard>> read_distant_boards(const std::string& text,
                                                              const Goal& goal);

}  // namespace noyes::cli
