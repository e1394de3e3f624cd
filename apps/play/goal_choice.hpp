// The goal that was asked for: a name, a file or a board.
#pragma once

#include <noyes/tiles/board.hpp>
#include <noyes/tiles/goal.hpp>

#include "failure.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace noyes::play {

struct Goal {
    tiles::Board board;
    std::string_view name{};  // empty for a board of one's own
    bool chosen = false;      // by --goal; else it is the default
};

// What --goal says before any board is known: a name for every size, or a board of one.
struct GoalChoice {
    const tiles::NamedGoal* named = nullptr;
    std::optional<tiles::Board> board{};  // given if there is no name
    bool chosen = false;
};

std::vector<std::string_view> goal_names();

// `input_used`: standard input was read already.
Attempt<GoalChoice> read_goal_choice(const std::optional<std::string>& given, bool input_used);
Attempt<Goal> goal_for(const GoalChoice& choice, tiles::Extent extent);
// Both at once.
Attempt<Goal> read_goal(const std::optional<std::string>& given, tiles::Extent extent,
                        bool input_used);

// "blank-last", or "the given goal".
std::string spoken(const Goal& goal);
// What --goal reads back: the name, or the board in one line.
std::string written(const Goal& goal);
std::string written(const GoalChoice& choice);

// The named goals that the board can reach.
std::vector<std::string_view> reachable_goals(const tiles::Board& board);

}  // namespace noyes::play
