// noyes enumerate: how many boards lie at each distance from a goal, and the farthest ones; for a
// sliding-block level, how many states from its start.
#include <noyes/blocks/enumerate.hpp>

#include <apps/play/numbers.hpp>
#include <noyes/base/thread_executor.hpp>
#include <noyes/io/codes.hpp>
#include <noyes/io/input.hpp>
#include <noyes/io/quantity.hpp>
#include <noyes/tiles/enumerate.hpp>
#include <noyes/tiles/text.hpp>

#include "codes.hpp"
#include "commands.hpp"
#include "enumerate_report.hpp"
#include "exit_for.hpp"
#include "goal_option.hpp"
#include "level_enumerate_report.hpp"
#include "level_options.hpp"
#include "limit_options.hpp"
#include "quantity_option.hpp"
#include "shared.hpp"
#include "thread_option.hpp"
#include "watch.hpp"

#include <fmt/format.h>

#include <memory>
#include <utility>

namespace noyes::cli {

namespace {

struct EnumerateOptions {
    std::string size{};  // or a level
    LevelOptions level{};
    std::optional<std::string> goal{};
    std::optional<std::string> farthest{};
    LimitOptions limits{};
    std::optional<std::string> threads{};
    bool json = false;
};

struct EnumerateOrder {
    Goal goal;
    std::size_t farthest;
    Limits limits;
    std::size_t threads;
};

constexpr const char* enumerate_examples = R"(Examples:
  noyes enumerate 3x3
  noyes enumerate 3 --goal snail --farthest 10
  noyes enumerate 3x4 --json
  noyes enumerate --level hrd-01 --metric steps

All boards are looked at, and each takes little more than a bit of memory: the
239,500,800 of 3x4 take 31 MB, those of 4x4 would take 1.3 TB.

Exit codes: 0 done, 2 bad command line, 3 limit reached (what was found is
printed), 4 not enough memory, 130 interrupted (likewise).)";

Attempt<std::size_t> read_farthest(const std::optional<std::string>& text) {
    constexpr std::uint64_t most = 1000;
    std::optional<std::uint64_t> count = 2;
    if (auto failure = read_quantity(text, "--farthest", io::parse_count, count)) return *failure;
    if (*count <= most) return static_cast<std::size_t>(*count);
    return Failure{{.code = io::code::quantity_too_large, .text = quotable(*text)},
                   "--farthest",
                   {},
                   "0 to 1000 are possible"};
}

// Known before the work begins, so it is said before.
std::optional<Failure> too_large(tiles::Extent extent, const Limits& limits) {
    const std::uint64_t needed = tiles::enumeration_bytes(extent);
    if (!limits.memory || needed <= *limits.memory) return std::nullopt;
    Error error{.code = code::enumeration_too_large};
    const std::string size = tiles::to_text(extent);
    error.text = needed == tiles::beyond_64_bits
                     ? fmt::format("{} take more memory than there is", size)
                     : fmt::format("{} take {} of memory, and {} are allowed", size,
                                   bytes_text(needed), bytes_text(*limits.memory));
    return Failure{error};
}

Attempt<EnumerateOrder> read_order(const EnumerateOptions& options) {
    if (options.size.empty())
        return Failure{{.code = code::bad_command_line, .text = "size is required, or --level"}};
    if (options.level.metric) return Failure{{.code = code::only_for_levels, .text = "--metric"}};
    const Expected<tiles::Extent> extent = tiles::parse_extent(options.size);
    if (!extent) return Failure{extent.error()};
    Attempt<Limits> limits = read_limits(options.limits);
    if (!limits) return limits.error();
    const Attempt<std::size_t> threads = read_threads(options.threads);
    if (!threads) return threads.error();
    const Attempt<std::size_t> farthest = read_farthest(options.farthest);
    if (!farthest) return farthest.error();
    Attempt<Goal> goal = read_goal(options.goal, *extent, false);
    if (!goal) return goal.error();
    if (const auto failure = too_large(*extent, *limits)) return *failure;
    return EnumerateOrder{*std::move(goal), *farthest, *limits, *threads};
}

// "3.2 s   distance 40   123,456,789 of 239,500,800 boards"
std::string progress_text(const Progress& progress, std::uint64_t all) {
    return fmt::format("{:.1f} s   distance {}   {} of {} boards",
                       std::chrono::duration<double>(progress.elapsed).count(), progress.bound,
                       grouped(progress.generated), grouped(all));
}

Exit exit_for(const std::optional<Halt>& halt, const Watch& watch) {
    if (!halt) return Exit::done;
    return halt == Halt::stopped && watch.by_ctrl_c() ? Exit::interrupted : Exit::limit;
}

Exit enumerate_boards(Session& session, const EnumerateOptions& options) {
    const Attempt<EnumerateOrder> order = read_order(options);
    if (!order) return session.fail(order.error());
    const std::uint64_t all = tiles::boards_of(order->goal.board.extent());
    Watch watch([all](const Progress& progress) { return progress_text(progress, all); });
    Run run(order->limits, &watch.stop(), watch.listener(), watch.memory());
    ThreadExecutor executor(order->threads);
    const tiles::Enumeration found =
        tiles::enumerate(order->goal.board, run, executor, {.examples = order->farthest});
    if (found.boards_at.empty()) return session.fail({{.code = code::out_of_memory}});
    const EnumerateReport report{.goal = order->goal,
                                 .found = found,
                                 .seconds = std::chrono::duration<double>(run.elapsed()).count(),
                                 .memory_bytes = run.peak_memory(),
                                 .threads = executor.threads()};
    watch.done();
    if (options.json) print_enumeration_json(session, report);
    else print_enumeration_text(session, report);
    return exit_for(found.halt, watch);
}

struct LevelOrder {
    blocks::Metric metric;
    std::size_t farthest;
    Limits limits;
};

Attempt<LevelOrder> read_level_order(const EnumerateOptions& options) {
    if (options.goal) return Failure{{.code = code::not_for_levels, .text = "--goal"}};
    if (options.threads) return Failure{{.code = code::not_for_levels, .text = "--threads"}};
    const Attempt<blocks::Metric> metric = read_metric(options.level.metric);
    if (!metric) return metric.error();
    const Attempt<std::size_t> farthest = read_farthest(options.farthest);
    if (!farthest) return farthest.error();
    const Attempt<Limits> limits = read_limits(options.limits);
    if (!limits) return limits.error();
    return LevelOrder{*metric, *farthest, *limits};
}

// "3.2 s   distance 40   123,456 states"
std::string level_progress_text(const Progress& progress) {
    return fmt::format("{:.1f} s   distance {}   {} states",
                       std::chrono::duration<double>(progress.elapsed).count(), progress.bound,
                       grouped(progress.stored));
}

Exit enumerate_level(Session& session, const EnumerateOptions& options,
                     const blocks::Level& level) {
    const Attempt<LevelOrder> order = read_level_order(options);
    if (!order) return session.fail(order.error());
    Watch watch(level_progress_text);
    Run run(order->limits, &watch.stop(), watch.listener(), watch.memory());
    const blocks::Enumeration found =
        blocks::enumerate(level, order->metric, run, {.examples = order->farthest});
    if (found.states_at.empty()) return session.fail({{.code = code::out_of_memory}});
    const LevelEnumerateReport report{
        .level = level,
        .metric = order->metric,
        .found = found,
        .seconds = std::chrono::duration<double>(run.elapsed()).count(),
        .memory_bytes = run.peak_memory()};
    watch.done();
    if (options.json) print_enumeration_json(session, report);
    else print_enumeration_text(session, report);
    return exit_for(found.halt, watch);
}

// A size is a size, even if a file is called like that.
bool means_level(const EnumerateOptions& options) {
    if (options.level.id) return true;
    return !options.size.empty() && !tiles::parse_extent(options.size) &&
           (options.size == "-" || io::exists(options.size) || is_level(options.size));
}

Exit enumerate(Session& session, const EnumerateOptions& options) {
    if (options.json) session.speak_json();
    if (!means_level(options)) return enumerate_boards(session, options);
    BoardOptions where;
    if (!options.size.empty()) where.words = {options.size};
    const Attempt<PuzzleSource> puzzle = read_puzzle(where, options.level.id);
    if (!puzzle) return session.fail(puzzle.error());
    if (puzzle->level) return enumerate_level(session, options, puzzle->level->level);
    Attempt<ChosenLevel> level = parse_level(puzzle->source, {});  // says what is wrong with it
    return level ? enumerate_level(session, options, level->level) : session.fail(level.error());
}

}  // namespace

Command add_enumerate(CLI::App& app) {
    CLI::App* command = add_command(
        app, "enumerate", "How many boards or states lie at each distance, and the farthest");
    auto options = std::make_shared<EnumerateOptions>();
    add_option(*command, "size", options->size, "3x4, or 3 for 3x3; or a sliding-block level")
        .type_name("ROWSxCOLS|FILE|-|LEVEL");
    add_level_options(*command, options->level);
    add_goal_option(*command, options->goal);
    add_option(*command, "--farthest", options->farthest, "Show so many of the farthest boards (2)")
        .type_name("N");
    add_limit_options(*command, options->limits);
    add_thread_option(*command, options->threads);
    add_flag(*command, "--json", options->json, "One line of JSON");
    add_footer(*command, enumerate_examples);
    return {command, [options](Session& session) { return enumerate(session, *options); }};
}

}  // namespace noyes::cli
