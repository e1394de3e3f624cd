#include <apps/play/suggestion.hpp>

#include "codes.hpp"
#include "goal_option.hpp"
#include "notation.hpp"
#include "shared.hpp"
#include "solve_order.hpp"
#include "table_options.hpp"
#include "thread_option.hpp"
#include "trace_writer.hpp"

#include <fmt/format.h>

#include <utility>

namespace noyes::cli {

namespace {

constexpr const char* solve_examples = R"(Examples:
  noyes solve 120483765
  noyes solve "1 2 3 / 4 5 6 / 7 0 8" --format moves
  noyes solve board.txt --goal snail --algorithm astar --heuristic manhattan
  noyes solve board.txt --optimal --time-limit 2m --json
  noyes solve board.txt --format states | head -20
  noyes solve board.txt --animate --speed 8
  noyes solve --level hrd-01 --metric steps

Exit codes: 0 solved, 1 no solution, 2 bad input, 3 limit reached before any
solution, 4 out of a resource, 130 interrupted.)";

// One solution is played for a person; programs read the other formats.
std::optional<Failure> clashing_film(const SolveOptions& options, std::string_view format) {
    Error error{.code = code::not_together};
    if (format != "text") error.text = fmt::format("--animate and --format {}", format);
    else if (options.every.all) error.text = "--animate and --all";
    else if (options.every.count) error.text = "--animate and --count";
    else if (options.trace == "-") error.text = "--animate and --trace -";
    else return std::nullopt;
    return Failure{error};
}

// All solutions are neither traced nor shown board by board.
std::optional<Failure> clashing(const SolveOptions& options, std::string_view format) {
    if (options.film.animate) return clashing_film(options, format);
    if (!options.wants_every()) return std::nullopt;
    const std::string flag = options.every.all ? "--all" : "--count";
    Error error{.code = code::not_together};
    if (options.every.all && options.every.count) error.text = "--all and --count";
    else if (!options.trace.empty()) error.text = flag + " and --trace";
    else if (format == "states") error.text = flag + " and --format states";
    else return std::nullopt;
    return Failure{error};
}

}  // namespace

void add_solve_options(CLI::App& app, SolveOptions& options) {
    add_board_options(app, options.board);
    add_goal_option(app, options.goal);
    add_method_options(app, options.method);
    add_flag(app, "--optimal", options.optimal,
             "Insist on a proven optimum, however long it takes");
    add_every_options(app, options.every);
    add_limit_options(app, options.limits);
    add_thread_option(app, options.threads);
    add_table_folder_option(app, options.tables);
    add_option(app, "--format", options.format, "What to print (text by default)")
        .type_name(joined(format_names(), "|"));
    add_flag(app, "--json", options.json, "Short for --format json");
    add_notation_option(app, options.notation);
    add_flag(app, "-q,--quiet", options.quiet,
             "No boards and no moves: their number and the statistics");
    add_flag(app, "--parse-only", options.parse_only,
             "Print the board as it was read; solve nothing");
    add_flag(app, "-g,--gui", options.window, "Play the solution in the desktop game instead");
    if (options.takes_levels) add_level_options(app, options.level);
    add_option(app, "--trace", options.trace, "Write every event of the search to a file")
        .type_name("FILE");
    add_option(app, "--trace-format", options.trace_format,
               "Lines of JSON (the default), or a tree for Graphviz")
        .type_name(joined(trace_formats(), "|"));
    add_film_options(app, options.film);
    add_footer(app, solve_examples);
}

Attempt<std::string_view> read_format_name(const SolveOptions& options) {
    const std::string name = options.json ? "json" : options.format;
    if (const Format* format = find_format(name)) return format->name;
    return not_in_list(code::unknown_value, name, "--format", format_names());
}

Attempt<Order> read_order(const SolveOptions& options, const Source& source) {
    const Attempt<std::string_view> format = read_format_name(options);
    if (!format) return format.error();
    Attempt<tiles::Notation> notation = read_notation(options.notation);
    if (!notation) return notation.error();
    Attempt<Method> method = read_method(options.method);
    if (!method) return method.error();
    Attempt<Limits> limits = read_limits(options.limits);
    if (!limits) return limits.error();
    const Attempt<std::size_t> threads = read_threads(options.threads);
    if (!threads) return threads.error();
    if (const auto clash = clashing(options, *format)) return *clash;
    if (options.trace == "-" && !options.quiet) return Failure{{.code = code::trace_on_output}};
    if (options.level.metric) return Failure{{.code = code::only_for_levels, .text = "--metric"}};
    Attempt<tiles::Board> board = parse_board(source);
    if (!board) return board.error();
    Attempt<Goal> goal =
        read_goal(options.goal, board->extent(), uses_standard_input(options.board));
    if (!goal) return goal.error();
    return Order{{.board = *std::move(board),
                  .goal = *std::move(goal),
                  .method = *std::move(method),
                  .limits = *limits,
                  .insist_on_optimum = options.optimal},
                 *notation,
                 find_format(*format),
                 {.threads = *threads, .tables = table_folder_or_none(options.tables)}};
}

}  // namespace noyes::cli
