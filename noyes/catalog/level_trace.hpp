// The events of a search on sliding blocks, told with the user's pieces.
//
// Mirror images count as different here, so that every child lies one move beside its parent: on a
// level that is its own mirror image a search that is watched meets up to twice as many states.
#pragma once

#include <noyes/blocks/move.hpp>
#include <noyes/catalog/trace.hpp>

#include <span>

namespace noyes::catalog {

struct LevelTraceEvent : TraceStep {
    std::span<const blocks::Cell> corners{};  // of each piece of the level; none of bound_raised
    const blocks::Move* move = nullptr;       // that led here; where none is known there is none
};

// Returns false to stop the search.
using LevelTraceListener = std::function<bool(const LevelTraceEvent&)>;

}  // namespace noyes::catalog
