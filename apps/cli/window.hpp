// -g: the board in the desktop game, which is a program of its own.
#pragma once

#include "failure.hpp"
#include "goal_choice.hpp"

namespace noyes::cli {

// Becomes the desktop game; comes back only to say why it could not.
Failure open_window(const tiles::Board& board, const Goal& goal);

}  // namespace noyes::cli
