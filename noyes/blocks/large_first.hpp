// Any way to the goal of a level where large pieces have to make room for each other: they go as
// planned, step by step, and the small ones make way for each step.
#pragma once

#include <noyes/blocks/large_pieces.hpp>
#include <noyes/blocks/shortest.hpp>

namespace noyes::blocks {

// Whether there may be something to plan: large pieces besides those with a target.
bool can_be_planned(const Level& level);

// Halted if it finds none; there may be one all the same. `path` goes by steps.
Shortest large_first(const Level& level, Run& run);

}  // namespace noyes::blocks
