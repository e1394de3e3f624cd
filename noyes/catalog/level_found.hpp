// What a search on sliding blocks found, as the user's moves.
#pragma once

#include <noyes/blocks/join_moves.hpp>
#include <noyes/blocks/shortest.hpp>
#include <noyes/blocks/tell.hpp>
#include <noyes/catalog/level_readings.hpp>

#include <algorithm>
#include <utility>

namespace noyes::catalog {

template <std::size_t Words>
blocks::Shortest told(const blocks::Level& level, const blocks::Puzzle<Words>& puzzle,
                      const search::Result<blocks::Slide>& found) {
    return {.outcome = found.outcome,
            .path = blocks::tell(level, puzzle, found.path),
            .cost = found.cost,
            .lower_bound = found.lower_bound,
            .stats = found.stats};
}

// Searches for any way go by steps, whatever is counted.
inline blocks::Shortest climbed(blocks::Shortest found, const blocks::Level& level,
                                blocks::Metric metric) {
    found.path = blocks::joined(found.path, metric);
    found.cost = static_cast<Cost>(found.path.size());
    found.lower_bound = 0;
    for (const LevelReading& reading : readings(level, metric))
        found.lower_bound = std::max(found.lower_bound, reading.estimate);
    return found;
}

}  // namespace noyes::catalog
