#include <noyes/catalog/plan.hpp>

#include <noyes/catalog/codes.hpp>

namespace noyes::catalog {

namespace {

using namespace std::chrono_literals;

constexpr auto patience = 30s;  // of `auto`, where no limit is given and no proof insisted on

// Boards of up to 3x3 fit into memory as a whole, and A* visits each state once; beyond that IDA*
// needs no memory.
const Algorithm* automatic_algorithm(const Question& question) {
    constexpr std::uint32_t few_cells = 9;
    const bool is_small = question.board.extent().cells() <= few_cells;
    return find_algorithm(is_small && !question.every ? "astar" : "ida");
}

Expected<const Algorithm*> algorithm_for(const Question& question) {
    const Algorithm* algorithm = question.algorithm.name == automatic
                                     ? automatic_algorithm(question)
                                     : find_algorithm(question.algorithm.name);
    if (algorithm == nullptr) {
        return Error{.code = code::unknown_algorithm, .text = quotable(question.algorithm.name)};
    }
    if (question.every && !algorithm->can_find_all) {
        return Error{.code = code::cannot_find_all, .text = std::string(algorithm->about.name)};
    }
    return algorithm;
}

Expected<const Heuristic*> heuristic_for(const Question& question) {
    const std::string_view name = question.heuristic.name;
    const Heuristic* heuristic = find_heuristic(name == automatic ? "linear-conflict" : name);
    if (heuristic == nullptr) {
        return Error{.code = code::unknown_heuristic, .text = quotable(name)};
    }
    const tiles::Extent extent = question.board.extent();
    if (!heuristic->fits(extent)) {
        return Error{.code = code::heuristic_too_large,
                     .numbers = {extent.rows, extent.columns},
                     .text = std::string(heuristic->about.name)};
    }
    const auto choice = checked(question.heuristic, heuristic->about);
    if (!choice) return choice.error();
    return heuristic;
}

}  // namespace

Expected<Plan> make_plan(const Question& question) {
    const auto algorithm = algorithm_for(question);
    if (!algorithm) return algorithm.error();
    const auto heuristic = heuristic_for(question);
    if (!heuristic) return heuristic.error();
    const auto choice = checked(question.algorithm, (*algorithm)->about);
    if (!choice) return choice.error();

    Plan plan{.algorithm = *algorithm,
              .heuristic = (*algorithm)->uses_heuristic ? *heuristic : find_heuristic("zero"),
              .settings = Settings(choice->options),
              .limits = question.limits};
    const bool is_automatic = question.algorithm.name == automatic;
    if (is_automatic && !question.insist_on_optimum && !plan.limits.time) {
        plan.limits.time = patience;
    }
    return plan;
}

}  // namespace noyes::catalog
