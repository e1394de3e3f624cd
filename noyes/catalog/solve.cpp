#include <noyes/catalog/solve.hpp>

#include <noyes/catalog/catalog.hpp>
#include <noyes/catalog/codes.hpp>
#include <noyes/catalog/engine.hpp>
#include <noyes/catalog/hot_pairs.hpp>
#include <noyes/catalog/replay.hpp>
#include <noyes/tiles/shape.hpp>

#include <algorithm>

namespace noyes::catalog {

namespace {

using namespace std::chrono_literals;

constexpr auto patience = 30s;  // of `auto`, where no limit is given and no proof insisted on

struct Plan {
    const Algorithm* algorithm;
    const Heuristic* heuristic;
    Settings settings;
    Limits limits;
};

// Boards of up to 3x3 fit into memory as a whole, and A* visits each state once; beyond that IDA*
// needs no memory.
const Algorithm* automatic_algorithm(tiles::Extent extent) {
    constexpr std::uint32_t few_cells = 9;
    return find_algorithm(extent.cells() <= few_cells ? "astar" : "ida");
}

Expected<Plan> plan(const Question& question) {
    const bool is_automatic = question.algorithm.name == automatic;
    const Algorithm* algorithm = is_automatic ? automatic_algorithm(question.board.extent())
                                              : find_algorithm(question.algorithm.name);
    if (algorithm == nullptr) {
        return Error{.code = code::unknown_algorithm, .text = quotable(question.algorithm.name)};
    }
    const Heuristic* heuristic = question.heuristic.name == automatic
                                     ? find_heuristic("linear-conflict")
                                     : find_heuristic(question.heuristic.name);
    if (heuristic == nullptr) {
        return Error{.code = code::unknown_heuristic, .text = quotable(question.heuristic.name)};
    }
    auto choice = checked(question.algorithm, algorithm->about);
    if (!choice) return choice.error();
    auto heuristic_choice = checked(question.heuristic, heuristic->about);
    if (!heuristic_choice) return heuristic_choice.error();
    if (!algorithm->uses_heuristic) heuristic = find_heuristic("zero");
    Plan plan{algorithm, heuristic, Settings(choice->options), question.limits};
    if (is_automatic && !question.insist_on_optimum && !plan.limits.time) {
        plan.limits.time = patience;
    }
    return plan;
}

struct Timed {
    Found found;
    double setup_seconds;
};

double seconds(std::chrono::nanoseconds time) {
    return std::chrono::duration<double>(time).count();
}

template <class Shape>
Timed search_on(const Plan& plan, const tiles::Renaming& renaming, const tiles::Board& board,
                Run& run) {
    const tiles::Puzzle<Shape> puzzle(renaming.homes, renamed(board, renaming));
    if (const auto hot = find_hot_pair<Shape>(*plan.algorithm, *plan.heuristic)) {
        return {hot(puzzle, renaming.homes, run), 0};
    }
    const auto heuristic = plan.heuristic->engine->make<Shape>(renaming.homes);
    const double setup = seconds(run.elapsed());
    return {plan.algorithm->engine->run<Shape>(puzzle, heuristic, run, plan.settings), setup};
}

Timed search_observed(const Plan& plan, const tiles::Renaming& renaming, const Question& question,
                      Run& run) {
    const tiles::Puzzle<tiles::Dynamic> puzzle(renaming.homes, renamed(question.board, renaming));
    const auto heuristic = plan.heuristic->engine->make<tiles::Dynamic>(renaming.homes);
    TraceObserver observer(question.trace, renaming, run);
    return {plan.algorithm->engine->run_observed(puzzle, heuristic, observer, run, plan.settings),
            0};
}

Timed search_by(const Plan& plan, const Question& question, Run& run) {
    const tiles::Renaming renaming = rename_for(question.goal);
    if (question.trace) return search_observed(plan, renaming, question, run);
    return with_shape(question.board.extent(), [&](auto shape) {
        return search_on<decltype(shape)>(plan, renaming, question.board, run);
    });
}

// What the search proved: all of it if it is exact, else what Manhattan distance says.
void state_outcome(Answer& answer, const Plan& plan, const Found& found, const Run& run) {
    const bool proves = plan.algorithm->finds_optimum && plan.heuristic->admissible;
    if (proves) answer.lower_bound = std::max(answer.lower_bound, found.lower_bound);
    if (found.outcome == search::Outcome::solved) {
        answer.status = proves ? Status::optimal : Status::solved;
        answer.moves = found.path;
    } else {
        answer.halt = run.halt();
        answer.status = run.halt() == Halt::stopped ? Status::stopped : Status::limit;
    }
}

Cost manhattan_distance(const Question& question) {
    for (const Reading& reading : readings(question.board, question.goal)) {
        if (reading.heuristic == "manhattan") return reading.estimate;
    }
    return 0;
}

}  // namespace

std::string_view name(Status status) {
    constexpr std::string_view names[]{"optimal", "solved", "unsolvable", "limit", "stopped"};
    return names[static_cast<std::size_t>(status)];
}

Expected<Answer> solve(const Question& question) {
    if (question.board.extent() != question.goal.extent()) {
        return Error{.code = code::different_sizes};
    }
    const auto plan = catalog::plan(question);
    if (!plan) return plan.error();

    Answer answer{.solvability = tiles::solvability(question.board, question.goal),
                  .algorithm = std::string(plan->algorithm->about.name)};
    if (plan->algorithm->uses_heuristic) answer.heuristic = plan->heuristic->about.name;
    answer.heuristic_ignored =
        !plan->algorithm->uses_heuristic && question.heuristic.name != automatic;
    if (!answer.solvability.solvable) {
        answer.status = Status::unsolvable;
        return answer;
    }
    answer.lower_bound = manhattan_distance(question);

    Run run(plan->limits, question.stop, question.listener,
            question.memory != nullptr ? *question.memory : ordinary_memory());
    const Timed timed = search_by(*plan, question, run);
    answer.setup_seconds = timed.setup_seconds;
    answer.seconds = seconds(run.elapsed()) - timed.setup_seconds;
    answer.stats = timed.found.stats;
    state_outcome(answer, *plan, timed.found, run);
    const bool is_solved = timed.found.outcome == search::Outcome::solved;
    if (is_solved && !leads_to(question.board, answer.moves, question.goal)) {
        return Error{.code = code::wrong_answer};
    }
    return answer;
}

std::vector<Reading> readings(const tiles::Board& board, const tiles::Board& goal) {
    const tiles::Renaming renaming = rename_for(goal);
    const tiles::PlainBoard state(renamed(board, renaming));
    std::vector<Reading> all;
    for (const Heuristic& heuristic : heuristics()) {
        const auto any = heuristic.engine->make<tiles::Dynamic>(renaming.homes);
        all.push_back({heuristic.about.name, any.estimate(any.evaluate(state))});
    }
    return all;
}

}  // namespace noyes::catalog
