// noyes solve: one board, solved and shown.
#include <noyes/catalog/solve.hpp>

#include "codes.hpp"
#include "commands.hpp"
#include "limit_options.hpp"
#include "method.hpp"
#include "notation.hpp"
#include "progress.hpp"
#include "report.hpp"
#include "source.hpp"
#include "suggestion.hpp"
#include "trace_file.hpp"

#include <fmt/format.h>

#include <memory>
#include <utility>

namespace noyes::cli {

namespace {

struct SolveOptions {
    BoardOptions board{};
    std::optional<std::string> goal{};
    MethodOptions method{};
    LimitOptions limits{};
    bool optimal = false;
    bool parse_only = false;
    std::string format{"text"};
    std::string notation{"blank"};
    bool json = false;
    bool quiet = false;
    std::string trace{};
};

// Everything that was asked for, read and checked before any work begins.
struct Order {
    tiles::Board board;
    Goal goal;
    Method method;
    Limits limits;
    tiles::Notation notation;
    const Format* format;
};

constexpr const char* examples = R"(Examples:
  noyes solve 120483765
  noyes solve "1 2 3 / 4 5 6 / 7 0 8" --format moves
  noyes solve board.txt --goal snail --algorithm astar --heuristic manhattan
  noyes solve board.txt --optimal --time-limit 2m --json
  noyes solve board.txt --format states | head -20

Exit codes: 0 solved, 1 no solution, 2 bad input, 3 limit reached before any
solution, 4 out of a resource, 130 interrupted.)";

void add_options(CLI::App& app, SolveOptions& options) {
    add_board_options(app, options.board);
    add_goal_option(app, options.goal);
    add_method_options(app, options.method);
    app.add_flag("--optimal", options.optimal, "Insist on a proven optimum, however long it takes");
    add_limit_options(app, options.limits);
    app.add_option("--format", options.format, "What to print (text by default)")
        ->type_name(joined(format_names(), "|"));
    app.add_flag("--json", options.json, "Short for --format json");
    add_notation_option(app, options.notation);
    app.add_flag("-q,--quiet", options.quiet,
                 "No boards and no moves: their number and the statistics");
    app.add_flag("--parse-only", options.parse_only,
                 "Print the board as it was read; solve nothing");
    app.add_option("--trace", options.trace, "Write every event of the search as a line of JSON")
        ->type_name("FILE");
    app.footer(examples);
}

Attempt<const Format*> read_format(const SolveOptions& options) {
    const std::string name = options.json ? "json" : options.format;
    if (const Format* format = find_format(name)) return format;
    return not_in_list(code::unknown_value, name, "--format", format_names());
}

Attempt<Order> read_order(const SolveOptions& options) {
    Attempt<const Format*> format = read_format(options);
    if (!format) return format.error();
    Attempt<tiles::Notation> notation = read_notation(options.notation);
    if (!notation) return notation.error();
    Attempt<Method> method = read_method(options.method);
    if (!method) return method.error();
    Attempt<Limits> limits = read_limits(options.limits);
    if (!limits) return limits.error();
    if (options.trace == "-" && !options.quiet) return Failure{{.code = code::trace_on_output}};
    Attempt<tiles::Board> board = read_board(options.board);
    if (!board) return board.error();
    Attempt<Goal> goal =
        read_goal(options.goal, board->extent(), uses_standard_input(options.board));
    if (!goal) return goal.error();
    return Order{*std::move(board), *std::move(goal), *std::move(method),
                 *limits,           *notation,        *format};
}

// The size, then the rows: a file that can be read again.
void print_parsed(Session& session, const tiles::Board& board) {
    const auto [rows, columns] = board.extent();
    session.print(rows == columns ? fmt::format("{}\n", rows)
                                  : fmt::format("{} {}\n", rows, columns));
    session.print(tiles::to_rows(board));
}

Exit exit_for(const Watched& watched) {
    if (watched.interrupted) return Exit::interrupted;
    if (watched.answer.status == catalog::Status::unsolvable) return Exit::no;
    return has_solution(watched.answer) ? Exit::done : Exit::limit;
}

Exit show(Session& session, const SolveOptions& options, const Order& order,
          const Watched& watched) {
    if (watched.answer.heuristic_ignored)
        session.note(fmt::format("{} uses no heuristic; --heuristic {} was ignored",
                                 watched.answer.algorithm, order.method.heuristic.name));
    order.format->print(session, {.board = order.board,
                                  .goal = order.goal,
                                  .answer = watched.answer,
                                  .notation = order.notation,
                                  .quiet = options.quiet});
    return exit_for(watched);
}

catalog::Question question_of(const SolveOptions& options, const Order& order) {
    return {.board = order.board,
            .goal = order.goal.board,
            .algorithm = order.method.algorithm,
            .heuristic = order.method.heuristic,
            .insist_on_optimum = options.optimal,
            .limits = order.limits};
}

Exit solve_traced(Session& session, const SolveOptions& options, const Order& order) {
    Attempt<TraceFile> trace = TraceFile::open(options.trace, session.out());
    if (!trace) return session.fail(trace.error());
    catalog::Question question = question_of(options, order);
    question.trace = [&](const catalog::TraceEvent& event) { return trace->write(event); };
    Attempt<Watched> watched = solve_watched(std::move(question));
    if (const std::optional<Failure> failure = trace->finish()) return session.fail(*failure);
    if (!watched) return session.fail(watched.error());
    if (trace->cut())
        session.note(fmt::format("the trace ends after {} events; the search went on without it",
                                 TraceFile::most_events));
    return show(session, options, order, *watched);
}

Exit solve(Session& session, const SolveOptions& options) {
    if (options.json || options.format == "json") session.speak_json();
    if (options.parse_only) {
        Attempt<tiles::Board> board = read_board(options.board);
        if (!board) return session.fail(board.error());
        print_parsed(session, *board);
        return Exit::done;
    }
    Attempt<Order> order = read_order(options);
    if (!order) return session.fail(order.error());
    if (!options.trace.empty()) return solve_traced(session, options, *order);
    Attempt<Watched> watched = solve_watched(question_of(options, *order));
    if (!watched) return session.fail(watched.error());
    return show(session, options, *order, *watched);
}

}  // namespace

Command add_solve(CLI::App& app) {
    CLI::App* command = app.add_subcommand("solve", "Solve one board");
    auto options = std::make_shared<SolveOptions>();
    add_options(*command, *options);
    return {command, [options](Session& session) { return solve(session, *options); }};
}

}  // namespace noyes::cli
