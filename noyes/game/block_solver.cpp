#include <noyes/game/block_solver.hpp>

namespace noyes::game {

namespace {

std::vector<BlockStep> steps_of(const BlockPlay& rules, const std::vector<blocks::Move>& moves) {
    std::vector<BlockStep> steps;
    for (const blocks::Move& move : moves) {
        for (const blocks::Direction way : move.path)
            steps.push_back({*rules.find_piece(move.piece), way});
    }
    return steps;
}

}  // namespace

Expected<Advice<BlockStep>> BlockSolver::operator()(const BlockPlay& rules,
                                                    const BlockState& state) const {
    const auto answer = catalog::solve_level({.level = rules.level_at(state),
                                              .metric = rules.metric(),
                                              .algorithm = algorithm,
                                              .heuristic = heuristic,
                                              .insist_on_optimum = insist_on_optimum,
                                              .limits = limits,
                                              .stop = stop,
                                              .listener = listener,
                                              .memory = memory});
    if (!answer) return answer.error();
    Advice<BlockStep> advice{.lower_bound = answer->lower_bound};
    advice.is_hopeless = answer->status == catalog::Status::unsolvable;
    if (answer->status == catalog::Status::optimal) {
        advice.lower_bound = static_cast<Cost>(answer->moves.size());
        advice.way = steps_of(rules, answer->moves);
    }
    return advice;
}

}  // namespace noyes::game
