#include <apps/play/suggestion.hpp>

#include "goal_option.hpp"
#include "shared.hpp"

#include <fmt/format.h>

namespace noyes::cli {

void add_goal_option(CLI::App& app, std::optional<std::string>& goal) {
    add_option(
        app, "--goal", goal,
        fmt::format("Where it should end: {}, a file or a board", joined(goal_names(), ", ")))
        .type_name("GOAL");
}

}  // namespace noyes::cli
