// How far a piece is from its target if nothing but walls is in its way.
#pragma once

#include <noyes/blocks/kinds.hpp>

namespace noyes::blocks {

// From each place of a kind, counted in the metric. All are 0 if walls keep it from its target.
std::vector<Cost> target_distances(const Kind& kind, Metric metric);

}  // namespace noyes::blocks
