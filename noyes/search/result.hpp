// How a search ended.
#pragma once

#include <noyes/base/cost.hpp>
#include <noyes/base/stats.hpp>

#include <cstdint>
#include <vector>

namespace noyes::search {

enum class Outcome : std::uint8_t {
    solved,     // `path` leads to a goal
    exhausted,  // there is no solution
    halted,     // a limit or the stop flag: Run::halt() says which
};

template <class Move>
struct Result {
    Outcome outcome = Outcome::halted;
    std::vector<Move> path{};
    Cost cost = 0;         // of the path
    Cost lower_bound = 0;  // no solution is cheaper, if the heuristic is admissible
    Stats stats{};
};

}  // namespace noyes::search
