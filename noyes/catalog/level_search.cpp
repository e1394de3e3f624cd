#include <noyes/catalog/level_search.hpp>

#include <noyes/blocks/any_way.hpp>
#include <noyes/blocks/large_first.hpp>
#include <noyes/blocks/numbered_puzzle.hpp>
#include <noyes/blocks/shorten.hpp>
#include <noyes/blocks/width.hpp>
#include <noyes/catalog/codes.hpp>
#include <noyes/catalog/level_found.hpp>
#include <noyes/catalog/with_level_heuristic.hpp>
#include <noyes/search/a_star.hpp>
#include <noyes/search/hill_climbing.hpp>
#include <noyes/search/novelty.hpp>
#include <noyes/search/sorted_layers.hpp>
#include <noyes/search/weighted_a_star.hpp>

#include <utility>

namespace noyes::catalog {

namespace {

using blocks::Level;
using blocks::Metric;
using blocks::Shortest;

template <class Algorithm>
Shortest search_led(const LevelPlan& plan, const Level& level, Metric metric, Run& run) {
    return blocks::with_puzzle(level, metric, [&](const auto& puzzle) {
        const auto search = [&](const auto& heuristic) {
            search::Unobserved nobody;
            return Algorithm::search(puzzle, heuristic, nobody, run, plan.settings);
        };
        return told(level, puzzle,
                    with_level_heuristic(plan.heuristic->about.name, puzzle, search));
    });
}

// The distance in steps tells more than that in moves, so it climbs by steps.
Shortest climb(const LevelPlan& plan, const Level& level, Metric metric, Run& run) {
    return climbed(search_led<search::HillClimbing>(plan, level, Metric::steps, run), level,
                   metric);
}

Shortest any_way(const Level& level, Run& run) {
    return blocks::with_puzzle(level, Metric::steps,
                               [&]<std::size_t Words>(const blocks::Puzzle<Words>& puzzle) {
                                   search::Unobserved nobody;
                                   return told(level, puzzle, blocks::any_way(puzzle, nobody, run));
                               });
}

// Nodes after which large pieces are led as planned, where there are some that make room for each
// other. What any_way solves takes less.
constexpr std::uint64_t enough_for_any_way = 20'000'000;

Shortest after(const Shortest& before, Shortest found) {
    found.stats.expanded += before.stats.expanded;
    found.stats.generated += before.stats.generated;
    found.stats.duplicates += before.stats.duplicates;
    return found;
}

Shortest any_way_or_large_first(const Level& level, Run& run) {
    if (!blocks::can_be_planned(level)) return any_way(level, run);
    const auto was_given_up = [&](const Shortest& found) {
        return found.outcome == search::Outcome::halted && !run.halt();
    };
    run.give_up_after(enough_for_any_way);
    Shortest found = any_way(level, run);
    if (!was_given_up(found)) return found;
    run.add_finished(found.stats.generated);
    found = after(found, blocks::large_first(level, run));
    if (was_given_up(found)) found = after(found, any_way(level, run));
    return found;
}

// Likewise by steps; what lies beside the way is asked for a shorter one in the metric that is
// wanted.
Shortest find_any(const LevelPlan& plan, const Level& level, Metric metric, Run& run) {
    Shortest found = any_way_or_large_first(level, run);
    const double beside = plan.settings.number(search::Novelty::shorten_option);
    found.path = blocks::shortened(level, blocks::joined(found.path, metric), metric,
                                   static_cast<std::uint64_t>(beside), run);
    found.stats.memory_bytes = run.peak_memory();
    return climbed(std::move(found), level, metric);
}

Expected<Shortest> search_sorted(const Level& level, Metric metric, Run& run) {
    const auto search =
        [&]<std::size_t Words>(const blocks::NumberedPuzzle<Words>& puzzle) -> Expected<Shortest> {
        if (!puzzle.fits())
            return Error{.code = code::too_many_states,
                         .text = std::string(search::Sorted::about.name)};
        search::Unobserved nobody;
        return told(level, puzzle, search::Sorted::search(puzzle, nobody, run));
    };
    return blocks::with_numbered_puzzle(level, metric, search);
}

}  // namespace

Expected<Shortest> search_level(const LevelPlan& plan, const Level& level, Metric metric,
                                Run& run) {
    const std::string_view name = plan.algorithm->about.name;
    if (name == search::Sorted::about.name) return search_sorted(level, metric, run);
    if (name == search::AStar::about.name)
        return search_led<search::AStar>(plan, level, metric, run);
    if (name == search::WeightedAStar::about.name)
        return search_led<search::WeightedAStar>(plan, level, metric, run);
    if (name == search::HillClimbing::about.name) return climb(plan, level, metric, run);
    if (name == search::Novelty::about.name) return find_any(plan, level, metric, run);
    return blocks::shortest(level, metric, run);
}

}  // namespace noyes::catalog
