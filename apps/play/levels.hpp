// The sliding-block levels that are compiled in.
#pragma once

#include <noyes/blocks/level.hpp>

#include <string>
#include <string_view>
#include <vector>

namespace noyes::play {

const std::vector<blocks::Level>& shipped_levels();

// nullptr if there is none of that id.
const blocks::Level* find_level(const std::vector<blocks::Level>& levels, std::string_view id);

// As people call it: "hrd-02: Zhi Hui Ruo Ding (指挥若定)"; nothing of what it does not have.
std::string title(const blocks::Level& level);
std::string heading(const blocks::Level& level);

// "move", "straight move", "step"
std::string_view unit(blocks::Metric metric);
// "81 moves", "90 straight moves", "116 steps"
std::string counted_in(blocks::Metric metric, std::uint64_t number);

}  // namespace noyes::play
