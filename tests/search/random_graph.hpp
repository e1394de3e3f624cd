// Graphs and estimates drawn at random.
#pragma once

#include <noyes/base/random.hpp>

#include "graph.hpp"

#include <vector>

namespace noyes::test {

struct RandomGraph {
    std::uint32_t nodes = 30;
    std::uint32_t roads = 40;
    std::uint32_t ways = 10;
    Cost least = 0;
    Cost most = 9;

    template <class G = Graph>
    [[nodiscard]] G draw(Random& random) const {
        G graph(nodes);
        const auto node = [&] { return static_cast<Graph::State>(random.below(nodes)); };
        const auto cost = [&] {
            return least + static_cast<Cost>(random.below(static_cast<unsigned>(most - least + 1)));
        };
        for (std::uint32_t i = 0; i < roads; ++i) graph.add_road(node(), node(), cost());
        for (std::uint32_t i = 0; i < ways; ++i) graph.add_way(node(), node(), cost());
        graph.from = node();
        graph.to = node();
        return graph;
    }
};

// Any estimate up to the true distance: admissible, hardly ever consistent.
inline Estimates admissible_estimates(const Graph& graph, Random& random) {
    std::vector<Cost> estimates = distances(graph);
    for (Cost& estimate : estimates) {
        const auto most = static_cast<unsigned>(estimate == infinite_cost ? 20 : estimate);
        estimate = static_cast<Cost>(random.below(most + 1));
    }
    return {estimates, false};
}

// True distances where every edge costs a part of what it does: consistent.
inline Estimates consistent_estimates(const Graph& graph, Random& random) {
    std::vector<Cost> less;
    for (const Graph::Edge& edge : graph.edges()) {
        less.push_back(static_cast<Cost>(random.below(static_cast<unsigned>(edge.cost) + 1)));
    }
    std::vector<Cost> estimates = distances(graph, [&](const Graph::Edge& edge) {
        return less[static_cast<std::size_t>(&edge - graph.edges().data())];
    });
    // A node from which the goal is out of reach leads only to such nodes: any constant will do.
    for (Cost& estimate : estimates) estimate = estimate == infinite_cost ? 1'000 : estimate;
    return {estimates, true};
}

}  // namespace noyes::test
