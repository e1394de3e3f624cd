// How a search ended.
#pragma once

#include <noyes/base/cost.hpp>
#include <noyes/base/stats.hpp>

#include <cstdint>
#include <utility>
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

// Of a search by layers, where every step costs 1: all paths shorter than `bound` were looked at.
template <class Move>
Result<Move> layered_result(Outcome outcome, std::vector<Move> path, Cost bound,
                            const Stats& stats) {
    const Cost cost = static_cast<Cost>(path.size());
    const Cost proven = outcome == Outcome::solved ? cost : bound;
    return {outcome, std::move(path), cost, proven, stats};
}

}  // namespace noyes::search
