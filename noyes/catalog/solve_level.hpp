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

#include <string_view>
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
};

// The status is never `solved`: every algorithm for levels proves what it finds.
struct LevelAnswer : Conclusion {
    std::vector<blocks::Move> moves{};  // replayed on the level
};

// Errors: unknown names, bad options.
Expected<LevelAnswer> solve_level(const LevelQuestion& question);

// What a heuristic says of a level.
struct LevelReading {
    std::string_view heuristic;
    Cost estimate = 0;
};
std::vector<LevelReading> readings(const blocks::Level& level, blocks::Metric metric);

}  // namespace noyes::catalog
