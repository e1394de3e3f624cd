// The catalog as a solver for the guide.
//
//   guide.ask(game, TileSolver{.limits = {.time = 2s}});
#pragma once

#include <noyes/catalog/solve.hpp>
#include <noyes/game/advice.hpp>
#include <noyes/game/solved.hpp>
#include <noyes/game/tile_play.hpp>

namespace noyes::game {

struct TileSolver {
    Limits limits{};
    const StopFlag* stop = nullptr;
    catalog::Choice algorithm{};
    catalog::Choice heuristic{};
    bool insist_on_optimum = false;
    ProgressListener listener{};
    MemorySource* memory = nullptr;
    Executor* executor = nullptr;
    tiles::TableSource* tables = nullptr;

    Expected<Solved<tiles::Direction>> solve(const TilePlay& rules,
                                             const tiles::Board& board) const;
    // A limit or the stop flag is no error: the advice then has no way.
    Expected<Advice<tiles::Direction>> operator()(const TilePlay& rules,
                                                  const tiles::Board& board) const;
};

}  // namespace noyes::game
