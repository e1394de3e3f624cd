// --goal: a name, a file or a board.
#pragma once

#include <apps/play/goal_choice.hpp>

#include "command_options.hpp"
#include "shared.hpp"

namespace noyes::cli {

void add_goal_option(CLI::App& app, std::optional<std::string>& goal);

}  // namespace noyes::cli
