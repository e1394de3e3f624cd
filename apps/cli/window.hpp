// The desktop game, which is a program of its own: `noyes gui`, and -g for a board.
#pragma once

#include <apps/play/failure.hpp>
#include <noyes/catalog/solve_level.hpp>

#include "shared.hpp"
#include "task.hpp"

#include <optional>
#include <string>
#include <vector>

namespace noyes::cli {

// Becomes the desktop game; comes back only to say why it could not.
Failure become_window(std::vector<std::string> arguments);
// The same, playing the solution of a board or a level; a time limit as it was typed.
Failure play_in_window(const Task& task, const std::optional<std::string>& time_limit);
Failure play_in_window(const catalog::LevelQuestion& question,
                       const std::optional<std::string>& time_limit);

}  // namespace noyes::cli
