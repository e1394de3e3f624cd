// A graph without a choice: node after node, from 0 to the goal.
#pragma once

#include "graph.hpp"

#include <numeric>

namespace noyes::test {

inline Graph corridor(std::uint32_t length) {
    Graph graph(length + 1);
    for (Graph::State node = 0; node < length; ++node) graph.add_road(node, node + 1, 1);
    graph.to = length;
    return graph;
}

// What is left to go in it.
inline Estimates exact(const Graph& corridor) {
    std::vector<Cost> to_go(corridor.nodes());
    std::iota(to_go.rbegin(), to_go.rend(), 0);
    return {to_go, true};
}

}  // namespace noyes::test
