#include <noyes/catalog/level_readings.hpp>

#include <noyes/blocks/width.hpp>
#include <noyes/catalog/level_catalog.hpp>
#include <noyes/catalog/with_level_heuristic.hpp>

namespace noyes::catalog {

std::vector<LevelReading> readings(const blocks::Level& level, blocks::Metric metric) {
    std::vector<LevelReading> all;
    blocks::with_puzzle(level, metric, [&](const auto& puzzle) {
        for (const LevelHeuristic& entry : level_heuristics()) {
            const Cost estimate = with_level_heuristic(
                entry.about.name, puzzle,
                [&](const auto& made) { return made.estimate(made.evaluate(puzzle.start())); });
            all.push_back({entry.about.name, estimate});
        }
    });
    return all;
}

}  // namespace noyes::catalog
