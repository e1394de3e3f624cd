#include <noyes/catalog/solve.hpp>
#include <noyes/tiles/goal.hpp>
#include <noyes/tiles/solvability.hpp>

#include "json_of.hpp"
#include "read_puzzle.hpp"
#include "requests.hpp"

namespace noyes::web {

namespace {

Json solvability_json(const tiles::Board& board, const tiles::Board& goal) {
    constexpr std::size_t most_pairs = 5;
    const tiles::Solvability s = tiles::solvability(board, goal);
    Json pairs = Json::array();
    for (const auto& [first, second] : tiles::inverted_pairs(board, goal, most_pairs))
        pairs.push_back({first, second});
    return {{"solvable", s.solvable},          {"inverted_pairs", s.inverted_pairs},
            {"first_pairs", std::move(pairs)}, {"blank_row_matters", s.blank_row_matters},
            {"blank_row", s.blank_row + 1},    {"blank_home_row", s.blank_home_row + 1}};
}

Json reachable_goals(const tiles::Board& board) {
    Json names = Json::array();
    for (const tiles::NamedGoal& goal : tiles::named_goals()) {
        if (tiles::solvability(board, goal.board(board.extent())).solvable)
            names.push_back(goal.about.name);
    }
    return names;
}

}  // namespace

// `board`, `goal`; with `readings` what every heuristic says, which may take a moment.
Reply check(const Arguments& in) {
    const Expected<tiles::Board> board = in.board("board");
    if (!board) return board.error();
    const Expected<tiles::Board> goal = in.goal(board->extent());
    if (!goal) return goal.error();
    Json record = {{"board", json_of(*board)},
                   {"goal", json_of(*goal)},
                   {"goal_name", goal_name(*goal)},
                   {"solvability", solvability_json(*board, *goal)},
                   {"reachable_goals", reachable_goals(*board)}};
    if (!in.flag("readings")) return record;
    Json& readings = record["readings"] = Json::array();
    for (const catalog::Reading& reading : catalog::readings(*board, *goal))
        readings.push_back({{"heuristic", reading.heuristic}, {"estimate", reading.estimate}});
    return record;
}

}  // namespace noyes::web
