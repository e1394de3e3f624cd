// noyes check: is a board well formed, can it be solved, and what do the heuristics say.
#include <apps/play/numbers.hpp>
#include <noyes/catalog/lens.hpp>
#include <noyes/catalog/solve.hpp>
#include <noyes/tiles/goal.hpp>
#include <noyes/tiles/solvability.hpp>

#include "board_options.hpp"
#include "check_lens.hpp"
#include "check_level.hpp"
#include "codes.hpp"
#include "commands.hpp"
#include "explanation.hpp"
#include "goal_option.hpp"
#include "json.hpp"
#include "level_options.hpp"
#include "method.hpp"
#include "painting.hpp"
#include "report.hpp"
#include "shared.hpp"

#include <fmt/format.h>

#include <memory>
#include <utility>

namespace noyes::cli {

namespace {

struct CheckOptions {
    BoardOptions board{};
    LevelOptions level{};
    std::optional<std::string> goal{};
    std::optional<std::string> heuristic{};
    bool json = false;
};

struct Finding {
    tiles::Board board;
    Goal goal;
    tiles::Solvability solvability;
    std::vector<catalog::Reading> readings;
    std::optional<Cost> distance;       // where it is known
    std::optional<catalog::Lens> lens;  // of the heuristic that was asked for

    [[nodiscard]] bool is_taken_apart() const {
        return board.extent().cells() <= catalog::most_lens_cells;
    }
};

constexpr const char* check_examples = R"(Examples:
  noyes check 120483765
  noyes check board.txt --goal snail
  noyes check 120483765 --heuristic linear-conflict
  noyes check "3 1 2 / 4 5 7 / 6 8 0" --json
  noyes check --level hrd-01

Exit codes: 0 well formed and solvable, 1 not solvable, 2 bad input.)";

Attempt<Finding> examine(const CheckOptions& options, const Source& source) {
    if (options.level.metric) return Failure{{.code = code::only_for_levels, .text = "--metric"}};
    Attempt<tiles::Board> board = parse_board(source);
    if (!board) return board.error();
    Attempt<Goal> goal =
        read_goal(options.goal, board->extent(), uses_standard_input(options.board));
    if (!goal) return goal.error();
    const tiles::Solvability solvability = tiles::solvability(*board, goal->board);
    std::optional<catalog::Lens> lens;
    if (options.heuristic) {
        const Attempt<Method> method = read_method({.heuristic = *options.heuristic});
        if (!method) return method.error();
        auto seen = catalog::look_at(*board, goal->board, method->heuristic);
        if (!seen) return Failure{seen.error()};
        lens = *std::move(seen);
    }
    std::vector<catalog::Reading> readings = catalog::readings(*board, goal->board);
    const std::optional<Cost> distance = catalog::true_distance(*board, goal->board);
    return Finding{*std::move(board),   *std::move(goal), solvability,
                   std::move(readings), distance,         std::move(lens)};
}

bool reaches(const tiles::Board& board, const tiles::NamedGoal& goal) {
    return tiles::solvability(board, goal.board(board.extent())).solvable;
}

void print_text_finding(Session& session, const Finding& finding) {
    const auto [rows, columns] = finding.board.extent();
    session.print(painted_rows(finding.board, finding.goal.board, session.colour()));
    session.print(fmt::format("\nwell formed: {}x{}, tiles 1 to {} and the blank\n", rows, columns,
                              grouped(rows * columns - 1)));
    session.print(finding.solvability.solvable
                      ? fmt::format("solvable for {}\n", spoken(finding.goal))
                      : no_solution_text(finding.board, finding.goal) + "\n");
    session.print(
        fmt::format("why: {}\n", reason(finding.board, finding.goal, finding.solvability)));
    session.print("\ncan it reach the named goals?\n");
    for (const tiles::NamedGoal& goal : tiles::named_goals())
        session.print(fmt::format("  {:<18}  {}\n", goal.about.name,
                                  reaches(finding.board, goal) ? "yes" : "no"));
    session.print(fmt::format("\nestimated moves to {}\n", spoken(finding.goal)));
    for (const catalog::Reading& reading : finding.readings)
        session.print(fmt::format("  {:<18}  {}\n", reading.heuristic,
                                  grouped(static_cast<std::uint64_t>(reading.estimate))));
    if (finding.distance)
        session.print(fmt::format("  {:<18}  {}\n", "true distance", *finding.distance));
    if (finding.lens) session.print("\n" + lens_text(*finding.lens, finding.board.extent()));
    if (!finding.is_taken_apart()) return;
    session.print("\nwhat each tile adds\n" + tile_table(finding.board, finding.goal.board));
    session.print("\ninverted pairs, read row by row\n" +
                  pair_list(finding.board, finding.goal.board));
}

void print_json_finding(Session& session, const Finding& finding) {
    const tiles::Solvability& solvability = finding.solvability;
    Json record = board_json(finding.board, finding.goal);
    record["status"] = solvability.solvable ? "solvable" : "unsolvable";
    record["inverted_pairs"] = solvability.inverted_pairs;
    record["blank_row"] = solvability.blank_row + 1;
    record["blank_home_row"] = solvability.blank_home_row + 1;
    record["blank_row_matters"] = solvability.blank_row_matters;
    record["reason"] = reason(finding.board, finding.goal, solvability);
    record["solvable_for"] = reachable_goals(finding.board);
    record["heuristics"] = Json::object();
    for (const catalog::Reading& reading : finding.readings)
        record["heuristics"][std::string(reading.heuristic)] = reading.estimate;
    record["distance"] = finding.distance ? Json(*finding.distance) : Json();
    const bool apart = finding.is_taken_apart();
    record["each_tile"] = apart ? tile_table_json(finding.board, finding.goal.board) : Json();
    record["pairs"] = apart ? pairs_json(finding.board, finding.goal.board) : Json();
    if (finding.lens) record["lens"] = lens_json(*finding.lens);
    session.print(line(std::move(record)));
}

Exit check_board(Session& session, const CheckOptions& options, const Source& source) {
    const Attempt<Finding> finding = examine(options, source);
    if (!finding) return session.fail(finding.error());
    if (options.json) print_json_finding(session, *finding);
    else print_text_finding(session, *finding);
    return finding->solvability.solvable ? Exit::done : Exit::no;
}

Exit check(Session& session, const CheckOptions& options) {
    if (options.json) session.speak_json();
    const Attempt<PuzzleSource> puzzle = read_puzzle(options.board, options.level.id);
    if (!puzzle) return session.fail(puzzle.error());
    if (!puzzle->level) return check_board(session, options, puzzle->source);
    if (options.goal) return session.fail({{.code = code::not_for_levels, .text = "--goal"}});
    if (options.heuristic)
        return session.fail({{.code = code::not_for_levels, .text = "--heuristic"}});
    const Attempt<blocks::Metric> metric = read_metric(options.level.metric);
    if (!metric) return session.fail(metric.error());
    return check_level(session, puzzle->level->level, *metric);
}

}  // namespace

Command add_check(CLI::App& app) {
    CLI::App* command =
        add_command(app, "check", "Is a board well formed and solvable, and why not");
    auto options = std::make_shared<CheckOptions>();
    add_board_options(*command, options->board);
    add_goal_option(*command, options->goal);
    add_option(*command, "--heuristic", options->heuristic, "Take one estimate apart")
        .type_name("NAME[:OPTIONS]");
    add_level_options(*command, options->level);
    add_flag(*command, "--json", options->json, "One line of JSON");
    add_footer(*command, check_examples);
    return {command, [options](Session& session) { return check(session, *options); }};
}

}  // namespace noyes::cli
