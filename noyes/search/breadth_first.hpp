// Breadth-first search (Moore 1959): all states one move away, then all two moves away, and so on.
// For puzzles whose moves all cost the same: then it is uniform-cost search that serves equals in
// the order of their arrival.
#pragma once

#include <noyes/search/uniform_cost.hpp>

namespace noyes::search {

struct BreadthFirst : BestFirstAlgorithm<BreadthFirst> {
    static constexpr Description about{
        .name = "bfs",
        .summary = "all states one move away, then two, and so on; knows no heuristic",
        .source = "Moore 1959"};
    static constexpr auto code = best_first_code("f(n) = g(n); of equals the one that came first");
    static constexpr bool uses_heuristic = false;

    static double factor(const Settings&) { return 1; }

    static UniformCostPolicy policy(const Settings&, bool) { return {false, Ties::fifo}; }
};

}  // namespace noyes::search
