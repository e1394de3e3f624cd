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

Expected<Solved<BlockStep>> BlockSolver::solve(const BlockPlay& rules,
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
    Solved<BlockStep> solved{static_cast<const catalog::Conclusion&>(*answer)};
    if (!has_way(*answer)) return solved;
    solved.moves = static_cast<Cost>(answer->moves.size());
    solved.way = steps_of(rules, answer->moves);
    return solved;
}

Expected<Advice<BlockStep>> BlockSolver::operator()(const BlockPlay& rules,
                                                    const BlockState& state) const {
    const Expected<Solved<BlockStep>> solved = solve(rules, state);
    if (!solved) return solved.error();
    return solved->advice();
}

}  // namespace noyes::game
