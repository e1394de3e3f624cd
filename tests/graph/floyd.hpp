// Shortest distances between all nodes by Floyd and Warshall's method, which shares nothing with
// the searches.
#pragma once

#include <noyes/graph/graph.hpp>

#include <algorithm>
#include <cstddef>
#include <optional>
#include <span>
#include <vector>

namespace noyes::test {

using Distances = std::vector<std::vector<Cost>>;  // [from][to]; infinite_cost: no way

inline Distances all_distances(const graph::Graph& graph) {
    const std::size_t nodes = graph.nodes();
    Distances far(nodes, std::vector<Cost>(nodes, infinite_cost));
    for (std::size_t node = 0; node < nodes; ++node) far[node][node] = 0;
    for (const graph::Edge& edge : graph.edges()) {
        far[edge.from][edge.to] = std::min(far[edge.from][edge.to], edge.cost);
    }
    for (std::size_t by = 0; by < nodes; ++by) {
        for (std::size_t from = 0; from < nodes; ++from) {
            if (far[from][by] == infinite_cost) continue;
            for (std::size_t to = 0; to < nodes; ++to) {
                if (far[by][to] == infinite_cost) continue;
                far[from][to] = std::min(far[from][to], far[from][by] + far[by][to]);
            }
        }
    }
    return far;
}

// To the nearest of the goals.
inline Cost nearest(const Distances& far, graph::Node from, std::span<const graph::Node> goals) {
    Cost least = infinite_cost;
    for (const graph::Node goal : goals) least = std::min(least, far[from][goal]);
    return least;
}

// What a path from `node` costs and where it ends; nothing if its edges do not join.
struct Arrival {
    graph::Node at;
    Cost cost;
};
inline std::optional<Arrival> follow(const graph::Graph& graph, graph::Node node,
                                     std::span<const graph::EdgeNumber> path) {
    Arrival arrival{node, 0};
    for (const graph::EdgeNumber number : path) {
        const graph::Edge& edge = graph.edge(number);
        if (edge.from != arrival.at) return std::nullopt;
        arrival = {edge.to, arrival.cost + edge.cost};
    }
    return arrival;
}

}  // namespace noyes::test
