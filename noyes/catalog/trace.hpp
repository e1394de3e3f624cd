// The events of a search, told on the user's own board.
#pragma once

#include <noyes/base/cost.hpp>
#include <noyes/base/search_event.hpp>
#include <noyes/tiles/board.hpp>

#include <cstdint>
#include <functional>
#include <optional>

namespace noyes::catalog {

// What all puzzles have in common.
struct TraceStep {
    using Kind = SearchEvent;

    Kind kind = Kind::expanded;
    Pruning why = Pruning::duplicate;  // of pruned alone
    Cost g = 0;                        // cost of the path to here
    Cost h = 0;                        // what the heuristic says
    double f = 0;                      // what the search goes by
    bool is_backward = false;          // of the half that comes from the goal
    Cost bound = 0;                    // the new bound, of bound_raised alone
};

struct TraceEvent : TraceStep {
    const tiles::Board* board = nullptr;                  // not of bound_raised
    std::optional<tiles::Direction> move = std::nullopt;  // that led here; none at the start
};

// Returns false to stop the search.
using TraceListener = std::function<bool(const TraceEvent&)>;

}  // namespace noyes::catalog
