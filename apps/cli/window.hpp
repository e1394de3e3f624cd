// The desktop game, which is a program of its own: `noyes gui`, and -g for a board.
#pragma once

#include <apps/play/failure.hpp>
#include <apps/play/goal_choice.hpp>

#include "shared.hpp"

#include <string>
#include <vector>

namespace noyes::cli {

// Becomes the desktop game; comes back only to say why it could not.
Failure become_window(std::vector<std::string> arguments);
// The same with a board.
Failure open_window(const tiles::Board& board, const Goal& goal);

}  // namespace noyes::cli
