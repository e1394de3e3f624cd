#include <noyes/tiles/goal.hpp>
#include <noyes/tiles/solvability.hpp>
#include <noyes/tiles/text.hpp>

#include "codes.hpp"
#include "goal_choice.hpp"
#include "source.hpp"
#include "suggestion.hpp"

#include <fmt/format.h>

#include <utility>

namespace noyes::play {

namespace {

Attempt<tiles::Board> parse_goal(const Source& source) {
    Attempt<tiles::Board> board = parse_board(source);
    if (board || !source.argument) return board;
    Failure failure = board.error();
    const std::string& given = *source.argument;
    failure.context =
        fmt::format("no such goal, no such file, and not a board: {}", quotable(given));
    if (closest(given, goal_names()).empty()) return failure;
    failure.advice = advice(given, goal_names());
    failure.code = code::unknown_goal;
    return failure;
}

// A board that has a name is shown by it.
std::string_view name_of(const tiles::Board& board) {
    for (const tiles::NamedGoal& goal : tiles::named_goals()) {
        if (goal.board(board.extent()) == board) return goal.about.name;
    }
    return {};
}

Failure other_size(tiles::Extent board, tiles::Extent goal) {
    Error error{.code = code::extents_differ};
    error.text = fmt::format("{}, the goal {}", tiles::to_text(board), tiles::to_text(goal));
    return {error, "--goal"};
}

}  // namespace

std::vector<std::string_view> goal_names() {
    std::vector<std::string_view> names;
    for (const tiles::NamedGoal& goal : tiles::named_goals()) names.push_back(goal.about.name);
    return names;
}

Attempt<GoalChoice> read_goal_choice(const std::optional<std::string>& given, bool input_used) {
    if (!given) return GoalChoice{.named = &tiles::named_goals().front()};
    if (const tiles::NamedGoal* named = tiles::find_goal(*given))
        return GoalChoice{.named = named, .chosen = true};
    if (*given == "-" && input_used) return Failure{{.code = code::input_read_twice}};
    Attempt<Source> source = read_source(*given);
    if (!source) return source.error();
    Attempt<tiles::Board> board = parse_goal(*source);
    if (!board) return board.error();
    return GoalChoice{.board = *std::move(board), .chosen = true};
}

Attempt<Goal> goal_for(const GoalChoice& choice, tiles::Extent extent) {
    if (choice.named != nullptr)
        return Goal{choice.named->board(extent), choice.named->about.name, choice.chosen};
    if (choice.board->extent() != extent) return other_size(extent, choice.board->extent());
    return Goal{*choice.board, name_of(*choice.board), choice.chosen};
}

Attempt<Goal> read_goal(const std::optional<std::string>& given, tiles::Extent extent,
                        bool input_used) {
    const Attempt<GoalChoice> choice = read_goal_choice(given, input_used);
    if (!choice) return choice.error();
    return goal_for(*choice, extent);
}

std::string written(const GoalChoice& choice) {
    return choice.named != nullptr ? std::string(choice.named->about.name)
                                   : tiles::to_line(*choice.board);
}

std::string spoken(const Goal& goal) {
    return goal.name.empty() ? "the given goal" : std::string(goal.name);
}

std::string written(const Goal& goal) {
    return goal.name.empty() ? tiles::to_line(goal.board) : std::string(goal.name);
}

std::vector<std::string_view> reachable_goals(const tiles::Board& board) {
    std::vector<std::string_view> names;
    for (const tiles::NamedGoal& goal : tiles::named_goals()) {
        if (tiles::solvability(board, goal.board(board.extent())).solvable)
            names.push_back(goal.about.name);
    }
    return names;
}

}  // namespace noyes::play
