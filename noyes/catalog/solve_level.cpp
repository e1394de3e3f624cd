#include <noyes/catalog/solve_level.hpp>

#include <noyes/blocks/replay.hpp>
#include <noyes/catalog/codes.hpp>
#include <noyes/catalog/level_search.hpp>

#include <utility>

namespace noyes::catalog {

namespace {

using namespace std::chrono_literals;

bool is_open(const LevelQuestion& question) { return question.algorithm.name == automatic; }

// A trace is one of one algorithm.
bool may_try_twice(const LevelQuestion& question) {
    return is_open(question) && !question.insist_on_optimum && !question.trace;
}

// `auto` is breadth-first search unless a heuristic is named. On boards of Klotski's size estimates
// save some states in a hundred and take about twice the time. On some of the largest they save up
// to three quarters of the states and two thirds of the time: see docs/performance.md.
std::string_view algorithm_name(const LevelQuestion& question) {
    if (!is_open(question)) return question.algorithm.name;
    return question.heuristic.name == automatic ? "bfs" : "astar";
}

Expected<LevelPlan> make_plan(const LevelQuestion& question) {
    LevelPlan plan{.algorithm = find_level_algorithm(algorithm_name(question)),
                   .heuristic = find_level_heuristic("obstruction")};
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

// Where no proof is found in time.
LevelPlan last_resort() {
    return {.algorithm = find_level_algorithm("novelty"),
            .heuristic = find_level_heuristic("target-distance")};
}

// Whatever was found: nothing shorter is proven impossible unless the bound says so.
Status status_of(const blocks::Shortest& found, const LevelPlan& plan, const Run& run) {
    const bool proves = plan.algorithm->factor(plan.settings) == 1;
    switch (found.outcome) {
        case search::Outcome::solved:
            return proves || found.lower_bound >= found.cost ? Status::optimal : Status::solved;
        case search::Outcome::exhausted: return Status::unsolvable;
        case search::Outcome::halted: break;
    }
    return run.halt() == Halt::stopped ? Status::stopped : Status::limit;
}

Expected<LevelAnswer> solve_once(const LevelQuestion& question, const LevelPlan& plan,
                                 const Limits& limits) {
    Run run(limits, question.stop, question.listener,
            question.memory != nullptr ? *question.memory : ordinary_memory());
    Expected<blocks::Shortest> found =
        question.trace ? trace_level(plan, question.level, question.metric, run, question.trace)
                       : search_level(plan, question.level, question.metric, run);
    if (!found) return found.error();
    const bool uses_heuristic = plan.algorithm->uses_heuristic;
    LevelAnswer answer{
        {.status = status_of(*found, plan, run),
         .halt = run.halt(),
         .lower_bound = found->lower_bound,
         .algorithm = std::string(plan.algorithm->about.name),
         .heuristic = std::string(uses_heuristic ? plan.heuristic->about.name : ""),
         .stats = found->stats,
         .seconds = std::chrono::duration<double>(run.elapsed()).count(),
         .heuristic_ignored = !uses_heuristic && question.heuristic.name != automatic},
        std::move(found->path)};
    if (found->outcome == search::Outcome::solved &&
        !leads_to_goal(question.level, answer.moves, question.metric))
        return Error{.code = code::wrong_answer};
    return answer;
}

// Two thirds of the time are for the proof.
Expected<LevelAnswer> solve_somehow(const LevelQuestion& question, const LevelPlan& plan) {
    const std::chrono::nanoseconds time = question.limits.time.value_or(30s);
    Limits limits = question.limits;
    limits.time = time * 2 / 3;
    Expected<LevelAnswer> proof = solve_once(question, plan, limits);
    if (!proof || proof->status != Status::limit || proof->halt == Halt::node_limit) return proof;
    limits.time = time / 3;
    Expected<LevelAnswer> way = solve_once(question, last_resort(), limits);
    if (!way) return way;
    way->seconds += proof->seconds;
    way->stats.expanded += proof->stats.expanded;
    way->stats.generated += proof->stats.generated;
    way->lower_bound = std::max(way->lower_bound, proof->lower_bound);
    if (way->status == Status::solved && std::cmp_equal(way->moves.size(), way->lower_bound))
        way->status = Status::optimal;
    return way;
}

}  // namespace

Expected<LevelAnswer> solve_level(const LevelQuestion& question) {
    const Expected<LevelPlan> plan = make_plan(question);
    if (!plan) return plan.error();
    if (may_try_twice(question)) return solve_somehow(question, *plan);
    return solve_once(question, *plan, question.limits);
}

}  // namespace noyes::catalog
