// Searches on sliding blocks that somebody watches.
#include <noyes/blocks/any_way.hpp>
#include <noyes/blocks/numbered_puzzle.hpp>
#include <noyes/catalog/codes.hpp>
#include <noyes/catalog/level_found.hpp>
#include <noyes/catalog/level_search.hpp>
#include <noyes/catalog/level_trace_observer.hpp>
#include <noyes/catalog/with_level_heuristic.hpp>
#include <noyes/search/a_star.hpp>
#include <noyes/search/hill_climbing.hpp>
#include <noyes/search/novelty.hpp>
#include <noyes/search/sorted_layers.hpp>
#include <noyes/search/weighted_a_star.hpp>

namespace noyes::catalog {

namespace {

using blocks::Level;
using blocks::Metric;
using blocks::Shortest;

struct Task {
    const LevelPlan& plan;
    const Level& level;
    Run& run;
    const LevelTraceListener& listener;
};

template <class Algorithm>
Shortest trace_led(const Task& task, Metric metric) {
    const LevelTraceObserver::Puzzle puzzle(task.level, metric, blocks::Mirroring::ignored);
    LevelTraceObserver observer(task.listener, task.level, puzzle, task.run);
    const auto search = [&](const auto& heuristic) {
        return Algorithm::search(puzzle, heuristic, observer, task.run, task.plan.settings);
    };
    return told(task.level, puzzle,
                with_level_heuristic(task.plan.heuristic->about.name, puzzle, search));
}

Shortest trace_layers(const Task& task, Metric metric) {
    const LevelTraceObserver::Puzzle puzzle(task.level, metric, blocks::Mirroring::ignored);
    LevelTraceObserver observer(task.listener, task.level, puzzle, task.run);
    return told(task.level, puzzle,
                search::Layered::search(puzzle, search::NoEstimate{}, observer, task.run, {}));
}

// What is found is not shortened: that is another search.
Shortest trace_novelty(const Task& task) {
    const LevelTraceObserver::Puzzle puzzle(task.level, Metric::steps, blocks::Mirroring::ignored);
    LevelTraceObserver observer(task.listener, task.level, puzzle, task.run);
    return told(task.level, puzzle, blocks::any_way(puzzle, observer, task.run));
}

Expected<Shortest> trace_sorted(const Task& task, Metric metric) {
    const blocks::NumberedPuzzle<blocks::most_words> puzzle(task.level, metric);
    if (!puzzle.fits())
        return Error{.code = code::too_many_states,
                     .text = std::string(search::Sorted::about.name)};
    LevelTraceObserver observer(task.listener, task.level, puzzle, task.run);
    return told(task.level, puzzle, search::Sorted::search(puzzle, observer, task.run));
}

}  // namespace

Expected<Shortest> trace_level(const LevelPlan& plan, const Level& level, Metric metric, Run& run,
                               const LevelTraceListener& listener) {
    const Task task{plan, level, run, listener};
    const std::string_view name = plan.algorithm->about.name;
    if (name == search::Sorted::about.name) return trace_sorted(task, metric);
    if (name == search::AStar::about.name) return trace_led<search::AStar>(task, metric);
    if (name == search::WeightedAStar::about.name)
        return trace_led<search::WeightedAStar>(task, metric);
    if (name == search::HillClimbing::about.name)
        return climbed(trace_led<search::HillClimbing>(task, Metric::steps), level, metric);
    if (name == search::Novelty::about.name) return climbed(trace_novelty(task), level, metric);
    return trace_layers(task, metric);
}

}  // namespace noyes::catalog
