#include <noyes/game/tile_solver.hpp>

#include <utility>

namespace noyes::game {

Expected<Advice<tiles::Direction>> TileSolver::operator()(const TilePlay& rules,
                                                          const tiles::Board& board) const {
    auto answer = catalog::solve({.board = board,
                                  .goal = rules.goal(),
                                  .algorithm = algorithm,
                                  .heuristic = heuristic,
                                  .insist_on_optimum = insist_on_optimum,
                                  .limits = limits,
                                  .stop = stop,
                                  .listener = listener,
                                  .memory = memory});
    if (!answer) return answer.error();
    const bool proven = answer->status == catalog::Status::optimal;
    const bool found = proven || answer->status == catalog::Status::solved;
    Advice<tiles::Direction> advice{.lower_bound = answer->lower_bound};
    if (proven) advice.lower_bound = static_cast<Cost>(answer->moves.size());
    if (found) advice.way = std::move(answer->moves);
    return advice;
}

}  // namespace noyes::game
