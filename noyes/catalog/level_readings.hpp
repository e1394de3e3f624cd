// What the heuristics for sliding blocks say of a level.
#pragma once

#include <noyes/base/cost.hpp>
#include <noyes/blocks/level.hpp>

#include <string_view>
#include <vector>

namespace noyes::catalog {

struct LevelReading {
    std::string_view heuristic;
    Cost estimate = 0;
};

std::vector<LevelReading> readings(const blocks::Level& level, blocks::Metric metric);

}  // namespace noyes::catalog
