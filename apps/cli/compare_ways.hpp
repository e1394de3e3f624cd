// The ways of a comparison: algorithms, each with every heuristic.
#pragma once

#include "comparison.hpp"

#include <string>
#include <utility>
#include <vector>

namespace noyes::cli {

// Pairs of algorithm and heuristic. An algorithm that uses no heuristic gives one way alone.
Attempt<std::vector<Way>> read_ways(const std::vector<std::pair<std::string, std::string>>& pairs);

// Every algorithm with every heuristic; where none are named, all of the catalog whose tables fit
// the boards. Each text may be a list: "astar,weighted-astar:weight=2,ties=fifo".
Attempt<std::vector<Way>> ways_for(const std::vector<std::string>& algorithms,
                                   const std::vector<std::string>& heuristics,
                                   const std::vector<Contest>& contests);

}  // namespace noyes::cli
