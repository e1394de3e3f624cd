#include <noyes/catalog/solve_level.hpp>

#include <noyes/blocks/heuristics/obstruction.hpp>
#include <noyes/blocks/heuristics/target_distance.hpp>
#include <noyes/blocks/replay.hpp>
#include <noyes/blocks/shortest.hpp>
#include <noyes/blocks/tell.hpp>
#include <noyes/blocks/width.hpp>
#include <noyes/catalog/codes.hpp>
#include <noyes/catalog/level_catalog.hpp>
#include <noyes/search/a_star.hpp>

#include <utility>

namespace noyes::catalog {

namespace {

using namespace std::chrono_literals;

struct LevelPlan {
    const LevelAlgorithm* algorithm = find_level_algorithm("bfs");
    const LevelHeuristic* heuristic = find_level_heuristic("obstruction");
    Settings settings{};
    Limits limits{};
};

// `auto` is breadth-first search unless a heuristic is named: on Klotski and its relatives the
// estimates save too few states to pay for themselves.
std::string_view algorithm_name(const LevelQuestion& question) {
    if (question.algorithm.name != automatic) return question.algorithm.name;
    return question.heuristic.name == automatic ? "bfs" : "astar";
}

Limits limits_for(const LevelQuestion& question) {
    Limits limits = question.limits;
    const bool patient = question.insist_on_optimum || question.algorithm.name != automatic;
    if (!limits.time && !patient) limits.time = 30s;
    return limits;
}

Expected<LevelPlan> make_plan(const LevelQuestion& question) {
    LevelPlan plan{.limits = limits_for(question)};
    plan.algorithm = find_level_algorithm(algorithm_name(question));
    if (plan.algorithm == nullptr)
        return Error{.code = code::unknown_algorithm, .text = quotable(question.algorithm.name)};
    if (question.heuristic.name != automatic)
        plan.heuristic = find_level_heuristic(question.heuristic.name);
    if (plan.heuristic == nullptr)
        return Error{.code = code::unknown_heuristic,
                     .text = quotable(full_name(question.heuristic))};
    const Expected<Choice> algorithm = checked(question.algorithm, plan.algorithm->about);
    if (!algorithm) return algorithm.error();
    const Expected<Choice> heuristic = checked(question.heuristic, plan.heuristic->about);
    if (!heuristic) return heuristic.error();
    plan.settings = Settings(algorithm->options);
    return plan;
}

// Calls f with the heuristic of that name.
template <std::size_t Words, class F>
auto with_heuristic(std::string_view name, const blocks::Puzzle<Words>& puzzle, F f) {
    if (name == blocks::TargetDistance<Words>::about.name)
        return f(blocks::TargetDistance<Words>(puzzle));
    return f(blocks::Obstruction<Words>(puzzle));
}

blocks::Shortest search_with(const LevelPlan& plan, const LevelQuestion& question, Run& run) {
    if (!plan.algorithm->uses_heuristic)
        return blocks::shortest(question.level, question.metric, run);
    const auto search = [&]<std::size_t Words>(const blocks::Puzzle<Words>& puzzle) {
        const auto with = [&](const auto& heuristic) {
            search::Unobserved nobody;
            return search::AStar::search(puzzle, heuristic, nobody, run, plan.settings);
        };
        const auto found = with_heuristic(plan.heuristic->about.name, puzzle, with);
        return blocks::Shortest{.outcome = found.outcome,
                                .path = blocks::tell(question.level, puzzle, found.path),
                                .cost = found.cost,
                                .lower_bound = found.lower_bound,
                                .stats = found.stats};
    };
    return blocks::with_puzzle(question.level, question.metric, search);
}

Status status_of(search::Outcome outcome, const Run& run) {
    switch (outcome) {
        case search::Outcome::solved: return Status::optimal;
        case search::Outcome::exhausted: return Status::unsolvable;
        case search::Outcome::halted: break;
    }
    return run.halt() == Halt::stopped ? Status::stopped : Status::limit;
}

}  // namespace

Expected<LevelAnswer> solve_level(const LevelQuestion& question) {
    const Expected<LevelPlan> plan = make_plan(question);
    if (!plan) return plan.error();
    Run run(plan->limits, question.stop, question.listener,
            question.memory != nullptr ? *question.memory : ordinary_memory());
    blocks::Shortest found = search_with(*plan, question, run);
    const bool uses_heuristic = plan->algorithm->uses_heuristic;
    LevelAnswer answer{
        {.status = status_of(found.outcome, run),
         .halt = run.halt(),
         .lower_bound = found.lower_bound,
         .algorithm = std::string(plan->algorithm->about.name),
         .heuristic = std::string(uses_heuristic ? plan->heuristic->about.name : ""),
         .stats = found.stats,
         .seconds = std::chrono::duration<double>(run.elapsed()).count(),
         .heuristic_ignored = !uses_heuristic && question.heuristic.name != automatic},
        std::move(found.path)};
    if (answer.status == Status::optimal &&
        !leads_to_goal(question.level, answer.moves, question.metric))
        return Error{.code = code::wrong_answer};
    return answer;
}

std::vector<LevelReading> readings(const blocks::Level& level, blocks::Metric metric) {
    std::vector<LevelReading> all;
    blocks::with_puzzle(level, metric, [&](const auto& puzzle) {
        for (const LevelHeuristic& entry : level_heuristics()) {
            const Cost estimate = with_heuristic(entry.about.name, puzzle, [&](const auto& made) {
                return made.estimate(made.evaluate(puzzle.start()));
            });
            all.push_back({entry.about.name, estimate});
        }
    });
    return all;
}

}  // namespace noyes::catalog
