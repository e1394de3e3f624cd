// Where names meet types for sliding blocks.
#pragma once

#include <noyes/base/expected.hpp>
#include <noyes/blocks/shortest.hpp>
#include <noyes/catalog/level_catalog.hpp>
#include <noyes/catalog/level_trace.hpp>

namespace noyes::catalog {

struct LevelPlan {
    const LevelAlgorithm* algorithm = nullptr;
    const LevelHeuristic* heuristic = nullptr;  // for those that use one
    Settings settings{};
};

// Errors: a level with more states than the algorithm can number.
Expected<blocks::Shortest> search_level(const LevelPlan& plan, const blocks::Level& level,
                                        blocks::Metric metric, Run& run);
// The same, told event by event.
Expected<blocks::Shortest> trace_level(const LevelPlan& plan, const blocks::Level& level,
                                       blocks::Metric metric, Run& run,
                                       const LevelTraceListener& listener);

}  // namespace noyes::catalog
