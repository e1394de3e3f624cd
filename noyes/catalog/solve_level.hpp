// The one door to solving sliding blocks: takes a level and names, gives an answer that was
// replayed.
//
//   Expected<LevelAnswer> answer = solve_level({.level = level, .metric = blocks::Metric::steps});
#pragma once

#include <noyes/base/expected.hpp>
#include <noyes/base/limits.hpp>
#include <noyes/base/progress.hpp>
#include <noyes/base/stop_flag.hpp>
#include <noyes/blocks/move.hpp>
#include <noyes/catalog/choice.hpp>
#include <noyes/catalog/conclusion.hpp>
#include <noyes/catalog/level_trace.hpp>

#include <vector>

namespace noyes::catalog {

struct LevelQuestion {
    blocks::Level level;
    blocks::Metric metric = blocks::Metric::moves;
    Choice algorithm{};
    Choice heuristic{};
    bool insist_on_optimum = false;  // `auto` then has no time limit of its own
    Limits limits{};
    const StopFlag* stop = nullptr;
    ProgressListener listener{};
    MemorySource* memory = nullptr;  // the ordinary one if none is given
    LevelTraceListener trace{};
};

struct LevelAnswer : Conclusion {
    std::vector<blocks::Move> moves{};  // replayed on the level
};

// Errors: unknown names, bad options, too many states for an algorithm.
Expected<LevelAnswer> solve_level(const LevelQuestion& question);

}  // namespace noyes::catalog
