#include <apps/play/seed.hpp>
#include <apps/play/suggestion.hpp>
#include <noyes/io/quantity.hpp>
#include <noyes/tiles/text.hpp>

#include "codes.hpp"
#include "generate_order.hpp"
#include "goal_option.hpp"
#include "quantity_option.hpp"
#include "shared.hpp"

#include <utility>

namespace noyes::cli {

namespace {

constexpr const char* generate_examples = R"(Examples:
  noyes generate 4x4 --seed 7 | noyes solve
  noyes generate 3x5 --count 10 --seed 1
  noyes generate 5x5 --walk 40 --format letters
  noyes generate 3x3 --distance 31
  noyes generate 4x4 --distance 50..60
  noyes generate 3 -s -i 1000
  noyes generate --blocks --difficulty hard | noyes solve
  noyes generate --blocks 6x5 --metric steps --distance 60..90
  noyes generate --rush --count 10 --format word

Without --walk all boards that can be solved, or up to nine cells those of the
given distance, are equally likely; larger boards of a distance lie on shortest
ways of random ones. The same seed gives the same boards on every machine; a seed
that was not given is told on standard error.

--blocks makes sliding-block levels, 5x4 by default, and --rush Rush Hour boards,
6x6. The length of the shortest solution is written to each; easy, medium and hard
are 5..20, 21..50 and 51 moves or more, of Rush Hour boards 4..9, 10..17 and 18 or
more. Whoever asks for what is rare waits for 30 s, or --time-limit, for each level.

Exit codes: 0 done, 2 bad command line, 3 no such level was found in time, 4 out
of a resource, 130 interrupted.)";

bool has_old_spelling(const GenerateOptions& options) {
    return options.old_solvable || options.old_unsolvable || options.old_walk;
}

tiles::Reach reach_of(const GenerateOptions& options) {
    const bool unsolvable = options.unsolvable ||
                            (options.old_unsolvable && !options.old_solvable && !options.solvable);
    return unsolvable ? tiles::Reach::unsolvable : tiles::Reach::solvable;
}

std::optional<Failure> clashing(const GenerateOptions& options) {
    Error error{.code = code::not_together};
    const bool solvable = options.solvable || options.old_solvable;
    if (options.unsolvable && solvable) error.text = "--solvable and --unsolvable";
    else if (options.walk && options.old_walk) error.text = "--walk and -i";
    else if (options.distance && (options.walk || options.old_walk))
        error.text = "--distance and --walk";
    else if (options.distance && reach_of(options) == tiles::Reach::unsolvable)
        error.text = "--distance and --unsolvable";
    else if (options.json && options.format) error.text = "--json and --format";
    else return std::nullopt;
    return Failure{error};
}

// The first option that was given and belongs to the other kind of puzzle.
std::string_view level_option(const GenerateOptions& options) {
    const LevelWishOptions& level = options.level;
    if (level.metric) return "--metric";
    if (level.difficulty) return "--difficulty";
    if (level.limits.time) return "--time-limit";
    if (level.limits.nodes) return "--node-limit";
    if (level.limits.memory) return "--memory-limit";
    return {};
}

std::string_view tile_option(const GenerateOptions& options) {
    if (options.goal) return "--goal";
    if (options.solvable) return "--solvable";
    if (options.unsolvable) return "--unsolvable";
    if (options.walk) return "--walk";
    if (options.old_solvable) return "-s";
    if (options.old_unsolvable) return "-u";
    if (options.old_walk) return "-i";
    return {};
}

Attempt<Goal> read_generate_goal(const GenerateOptions& options, tiles::Extent extent) {
    if (options.goal || !has_old_spelling(options)) return read_goal(options.goal, extent, false);
    return read_goal("snail", extent, false);
}

// Several boards are most useful one a line.
std::string format_name(const GenerateOptions& options, std::uint64_t count) {
    if (options.json) return "json";
    return options.format.value_or(count == 1 ? "rows" : "line");
}

}  // namespace

void add_generate_options(CLI::App& app, GenerateOptions& options) {
    add_option(app, "size", options.size,
               "3x4, or 4 for 4x4 (4x4 by default; 5x4 with --blocks, 6x6 with --rush)")
        .type_name("ROWSxCOLS");
    add_option(app, "--count", options.count, "How many boards (1 by default)").type_name("N");
    add_option(app, "--seed", options.seed, "The same boards again").type_name("NUMBER");
    add_flag(app, "--solvable", options.solvable, "Boards that can reach the goal (the default)");
    add_flag(app, "--unsolvable", options.unsolvable, "Boards that cannot");
    add_goal_option(app, options.goal);
    add_option(app, "--walk", options.walk, "So many random moves from the goal")
        .type_name("STEPS");
    add_option(app, "--distance", options.distance,
               "Boards of so many moves to the goal, proven (up to 4x4, and levels)")
        .type_name("D|A..B");
    add_option(app, "--format", options.format,
               "How to write them (rows by default; line if there are several)")
        .type_name(joined(board_format_names(), "|"));
    add_flag(app, "--json", options.json, "Short for --format json");
    add_level_wish_options(app, options.level);
    add_flag(app, "-s", options.old_solvable,
             "As in 42's generator: --solvable, for the goal snail unless --goal says other");
    add_flag(app, "-u", options.old_unsolvable, "Likewise: --unsolvable; -s wins over it");
    add_option(app, "-i,--iterations", options.old_walk, "Likewise: --walk").type_name("STEPS");
    add_footer(app, generate_examples);
}

Attempt<GenerateOrder> read_generate_order(const GenerateOptions& options) {
    if (const auto clash = clashing(options)) return *clash;
    const std::string_view wrong = level_option(options);
    if (!wrong.empty()) return Failure{{.code = code::only_for_levels, .text = std::string(wrong)}};
    const Expected<tiles::Extent> extent = tiles::parse_extent(options.size.value_or("4x4"));
    if (!extent) return Failure{extent.error()};
    std::optional<std::uint64_t> count;
    std::optional<std::uint64_t> walk;
    auto failure = read_quantity(options.count, "--count", io::parse_count, count);
    if (!failure) failure = read_quantity(options.walk, "--walk", io::parse_count, walk);
    if (!failure) failure = read_quantity(options.old_walk, "-i", io::parse_count, walk);
    if (failure) return *failure;
    const Attempt<const BoardFormat*> format =
        find_board_format(format_name(options, count.value_or(1)), *extent);
    if (!format) return format.error();
    Attempt<Goal> goal = read_generate_goal(options, *extent);
    if (!goal) return goal.error();
    std::optional<DistanceOrder> distance;
    if (options.distance) {
        Attempt<DistanceOrder> read = read_distance_order(*options.distance, *goal);
        if (!read) return read.error();
        distance = *std::move(read);
    }
    return GenerateOrder{.goal = *std::move(goal),
                         .count = count.value_or(1),
                         .seed = seed_or_new(options.seed),
                         .reach = reach_of(options),
                         .walk = walk,
                         .distance = std::move(distance),
                         .format = *format};
}

Attempt<LevelsOrder> read_levels_order(const GenerateOptions& options) {
    const std::string_view wrong = tile_option(options);
    if (!wrong.empty()) return Failure{{.code = code::not_for_levels, .text = std::string(wrong)}};
    if (options.json && options.format)
        return Failure{{.code = code::not_together, .text = "--json and --format"}};
    Attempt<LevelWish> wish = read_level_wish(options.level, options.size, options.distance);
    if (!wish) return wish.error();
    const Attempt<const LevelFormat*> format =
        find_level_format(options.json ? "json" : options.format.value_or("record"), *wish);
    if (!format) return format.error();
    std::optional<std::uint64_t> count = 1;
    if (auto failure = read_quantity(options.count, "--count", io::parse_count, count))
        return *failure;
    const Attempt<Limits> limits = read_level_limits(options.level);
    if (!limits) return limits.error();
    return LevelsOrder{.wish = *std::move(wish),
                       .count = *count,
                       .seed = seed_or_new(options.seed),
                       .format = *format,
                       .limits = *limits};
}

}  // namespace noyes::cli
