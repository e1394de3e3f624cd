// Moves told in another metric.
#pragma once

#include <noyes/blocks/move.hpp>

namespace noyes::blocks {

// Steps of one cell: those of one piece in a row become one move where the metric allows it.
std::vector<Move> joined(const std::vector<Move>& steps, Metric metric);

}  // namespace noyes::blocks
