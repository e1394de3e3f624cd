// Graphs in which every step costs 1 and has a step back.
#pragma once

#include <noyes/base/random.hpp>
#include <noyes/search/undirected.hpp>

#include "graph.hpp"

namespace noyes::test {

// Roads of cost 1 alone.
class Roads : public Graph {
   public:
    using Graph::Graph;
    static constexpr bool undirected = true;
};

template <class Domain>
Domain random_roads(Random& random) {
    const auto nodes = static_cast<std::uint32_t>(2 + random.below(60));
    Domain graph(nodes);
    for (std::uint64_t i = random.below(2 * nodes); i > 0; --i) {
        const auto from = static_cast<std::uint32_t>(random.below(nodes));
        graph.add_road(from, static_cast<std::uint32_t>(random.below(nodes)), 1);
    }
    graph.from = static_cast<std::uint32_t>(random.below(nodes));
    graph.to = static_cast<std::uint32_t>(random.below(nodes));
    return graph;
}

}  // namespace noyes::test
