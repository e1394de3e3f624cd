#include <apps/play/numbers.hpp>
#include <apps/play/suggestion.hpp>
#include <noyes/tiles/solvability.hpp>
#include <noyes/tiles/text.hpp>

#include "board_list.hpp"
#include "codes.hpp"
#include "contests.hpp"
#include "shared.hpp"

#include <fmt/format.h>

#include <utility>

namespace noyes::cli {

namespace {

// Why there is nothing to compare; `line` is 0 for a board alone.
Failure no_solution(const Contest& contest, const std::string& source) {
    Failure failure{{.code = code::nothing_to_compare, .text = spoken(contest.goal)}, source};
    if (contest.line > 0) {
        failure.error.line = contest.line;
        failure.error.column = 1;
    }
    const auto goals = reachable_goals(contest.board);
    if (!goals.empty())
        failure.advice = fmt::format("it can reach {}: --goal {}", joined(goals, ", "), goals[0]);
    return failure;
}

Attempt<Contest> contest_of(tiles::BatchLine line, std::uint32_t number, const GoalChoice& choice,
                            const std::string& source) {
    Attempt<Goal> goal = goal_for(choice, line.board.extent());
    if (!goal) return goal.error();
    Contest contest{number, std::move(line.id), std::move(line.board), *std::move(goal),
                    line.length};
    if (!tiles::solvability(contest.board, contest.goal.board).solvable)
        return no_solution(contest, source);
    return contest;
}

// "1 2 0 / 4 8 3 / 7 6 5 to blank-last", or its size where that would be long.
std::string name_of(const Contest& contest) {
    constexpr std::uint32_t few = 25;
    const tiles::Extent extent = contest.board.extent();
    return fmt::format("{} to {}",
                       extent.cells() <= few
                           ? tiles::to_line(contest.board)
                           : fmt::format("a {}x{} board", extent.rows, extent.columns),
                       spoken(contest.goal));
}

Attempt<Contests> list_in(const Source& source, const GoalChoice& goal,
                          const std::vector<ListEntry>& entries) {
    Contests contests;
    for (const ListEntry& entry : entries) {
        Attempt<tiles::BatchLine> line = read_entry(entry, source.name);
        if (!line) return line.error();
        Attempt<Contest> contest = contest_of(*std::move(line), entry.number, goal, source.name);
        if (!contest) return contest.error();
        contests.list.push_back(*std::move(contest));
    }
    contests.name = contests.list.size() == 1
                        ? name_of(contests.list.front())
                        : fmt::format("{} of {} to {}", counted(contests.list.size(), "board"),
                                      source.name, spoken(contests.list.front().goal));
    return contests;
}

}  // namespace

Attempt<Contests> contests_in(const Source& source, const GoalChoice& goal) {
    Attempt<tiles::Board> board = parse_board(source);
    const std::vector<ListEntry> entries = list_entries(source.text);
    if (!board && !entries.empty() && tiles::parse_batch_line(entries.front().text))
        return list_in(source, goal, entries);
    if (!board) return board.error();
    Attempt<Contest> contest = contest_of({*std::move(board)}, 0, goal, source.name);
    if (!contest) return contest.error();
    std::string name = name_of(*contest);
    return Contests{std::move(name), {*std::move(contest)}};
}

Attempt<Contests> read_contests(const std::vector<std::string>& words, const GoalChoice& goal) {
    Attempt<Source> source = read_board_source({.words = words});
    if (!source) return source.error();
    return contests_in(*source, goal);
}

}  // namespace noyes::cli
