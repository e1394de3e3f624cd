// --goal: a name, a file or a board.
#pragma once

#include <noyes/tiles/board.hpp>

#include "failure.hpp"

#include <CLI/CLI.hpp>

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace noyes::cli {

struct Goal {
    tiles::Board board;
    std::string_view name{};  // empty for a board of one's own
    bool chosen = false;      // by --goal; else it is the default
};

void add_goal_option(CLI::App& app, std::optional<std::string>& goal);

// `input_used`: standard input was read already.
Attempt<Goal> read_goal(const std::optional<std::string>& given, tiles::Extent extent,
                        bool input_used);

// "blank-last", or "the given goal".
std::string spoken(const Goal& goal);
// What --goal reads back: the name, or the board in one line.
std::string written(const Goal& goal);

// The named goals that the board can reach.
std::vector<std::string_view> reachable_goals(const tiles::Board& board);

}  // namespace noyes::cli
