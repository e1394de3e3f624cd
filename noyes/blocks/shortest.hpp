// The shortest solution of a level, or the proof that there is none.
//
//   Run run({.memory = 1u << 30});
//   const Shortest found = shortest(level, Metric::moves, run);
#pragma once

#include <noyes/base/run.hpp>
#include <noyes/blocks/move.hpp>
#include <noyes/search/result.hpp>

namespace noyes::blocks {

// `path` has the user's moves.
using Shortest = search::Result<Move>;

Shortest shortest(const Level& level, Metric metric, Run& run);

}  // namespace noyes::blocks
