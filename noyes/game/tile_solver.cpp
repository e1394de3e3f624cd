#include <noyes/game/tile_solver.hpp>

#include <utility>

namespace noyes::game {

Expected<Solved<tiles::Direction>> TileSolver::solve(const TilePlay& rules,
                                                     const tiles::Board& board) const {
    auto answer = catalog::solve({.board = board,
                                  .goal = rules.goal(),
                                  .algorithm = algorithm,
                                  .heuristic = heuristic,
                                  .insist_on_optimum = insist_on_optimum,
                                  .limits = limits,
                                  .stop = stop,
                                  .listener = listener,
                                  .memory = memory,
                                  .executor = executor,
                                  .tables = tables});
    if (!answer) return answer.error();
    Solved<tiles::Direction> solved{static_cast<const catalog::Conclusion&>(*answer)};
    if (!has_way(*answer)) return solved;
    solved.moves = static_cast<Cost>(answer->moves.size());
    solved.way = std::move(answer->moves);
    return solved;
}

Expected<Advice<tiles::Direction>> TileSolver::operator()(const TilePlay& rules,
                                                          const tiles::Board& board) const {
    const Expected<Solved<tiles::Direction>> solved = solve(rules, board);
    if (!solved) return solved.error();
    return solved->advice();
}

}  // namespace noyes::game
