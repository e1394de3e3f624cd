// The catalog as a solver of levels for the guide. In the game's metric, from wherever the pieces
// are.
//
//   guide.ask(game, BlockSolver{.limits = {.time = 2s}});
#pragma once

#include <noyes/catalog/solve_level.hpp>
#include <noyes/game/advice.hpp>
#include <noyes/game/block_play.hpp>
#include <noyes/game/solved.hpp>

namespace noyes::game {

struct BlockSolver {
    Limits limits{};
    const StopFlag* stop = nullptr;
    catalog::Choice algorithm{};
    catalog::Choice heuristic{};
    bool insist_on_optimum = false;
    ProgressListener listener{};
    MemorySource* memory = nullptr;

    Expected<Solved<BlockStep>> solve(const BlockPlay& rules, const BlockState& state) const;
    // A limit or the stop flag is no error: the advice then has no way.
    Expected<Advice<BlockStep>> operator()(const BlockPlay& rules, const BlockState& state) const;
};

}  // namespace noyes::game
