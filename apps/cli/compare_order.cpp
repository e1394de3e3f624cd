#include <apps/play/suggestion.hpp>

#include "board_sets.hpp"
#include "compare_order.hpp"
#include "compare_ways.hpp"
#include "contests.hpp"
#include "goal_option.hpp"
#include "plot.hpp"
#include "shared.hpp"

#include <chrono>
#include <utility>

namespace noyes::cli {

namespace {

constexpr const char* compare_examples =
    R"(Without --algorithm and --heuristic all of them are compared that fit the board.
Each run may take 10 s if no limit is given. A file may have one board, or one in
each line; `noyes list sets` has more. `noyes compare study` has the five boards,
the three orders of the queue and the figures of an 8-puzzle study.

Examples:
  noyes compare 638541720
  noyes compare board.txt --algorithm astar,ida --heuristic manhattan,linear-conflict
  noyes compare korf100 --algorithm ida --format csv
  noyes compare 638541720 --format svg --theme dark >plot.svg
  noyes compare study --format csv

Exit codes: 0 done, 1 a board has no solution or two answers contradict each
other, 2 bad input, 3 nothing was solved within the limits, 4 out of a resource,
130 interrupted.)";

constexpr std::string_view study = "study";
constexpr std::chrono::seconds usual_time{10};

const BoardSet* set_of(const CompareOptions& options) {
    return options.words.size() == 1 ? find_board_set(options.words[0]) : nullptr;
}

// A set has its own goal, unless another is asked for.
Attempt<GoalChoice> goal_choice_of(const CompareOptions& options) {
    const BoardSet* set = set_of(options);
    if (set != nullptr && !options.goal) return read_goal_choice(std::string(set->goal), false);
    const bool input_used = options.words.empty() || options.words[0] == "-";
    return read_goal_choice(options.goal, input_used);
}

Attempt<Contests> contests_of(const CompareOptions& options, const GoalChoice& goal) {
    const BoardSet* set = set_of(options);
    if (set == nullptr) return read_contests(options.words, goal);
    const std::string name = is_study(options) ? "the 8-puzzle study" : options.words[0];
    return contests_in({name, std::string(set->list())}, goal);
}

// The study's orders, unless others are asked for.
std::vector<std::pair<std::string, std::string>> study_ways() {
    return {{"uniform", "auto"}, {"astar", "hamming"}, {"astar", "manhattan"}};
}

}  // namespace

bool is_study(const CompareOptions& options) {
    return options.words.size() == 1 && options.words[0] == study;
}

void add_compare_options(CLI::App& app, CompareOptions& options) {
    add_option(app, "boards", options.words,
               "A file of boards, - for input, a board, or a shipped set")
        .type_name("FILE|-|BOARD|SET");
    add_goal_option(app, options.goal);
    add_option(app, "--algorithm", options.algorithms, "One or more, separated by commas")
        .type_name("NAME,...");
    add_option(app, "--heuristic", options.heuristics, "One or more, separated by commas")
        .type_name("NAME,...");
    add_limit_options(app, options.limits);
    add_option(app, "--format", options.format, "What to print (table by default)")
        .type_name("table|csv|json|svg");
    add_flag(app, "--json", options.json, "Short for --format json");
    add_option(app, "--plot", options.plot, "Which figures the SVG shows (all by default)")
        .type_name(joined(plot_names(), "|"));
    add_option(app, "--theme", options.theme, "Colours of the SVG (auto: as the reader has it)")
        .type_name(joined(theme_names(), "|"));
    add_option(app, "--title", options.title, "Heading of the SVG").type_name("TEXT");
    add_footer(app, compare_examples);
}

Attempt<Comparison> read_comparison(const CompareOptions& options) {
    Attempt<Limits> limits = read_limits(options.limits);
    if (!limits) return limits.error();
    if (!limits->time) limits->time = usual_time;
    Attempt<GoalChoice> goal = goal_choice_of(options);
    if (!goal) return goal.error();
    Attempt<Contests> contests = contests_of(options, *goal);
    if (!contests) return contests.error();
    const bool all = options.algorithms.empty() && options.heuristics.empty();
    Attempt<std::vector<Way>> ways =
        is_study(options) && all ? read_ways(study_ways())
                                 : ways_for(options.algorithms, options.heuristics, contests->list);
    if (!ways) return ways.error();
    return Comparison{.name = std::move(contests->name),
                      .contests = std::move(contests->list),
                      .ways = *std::move(ways),
                      .limits = *limits};
}

}  // namespace noyes::cli
