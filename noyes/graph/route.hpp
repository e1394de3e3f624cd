// The way through a Graph from a start to any of some goals, as a Domain for every search.
//
//   const Route route(map, arad, {bucharest});
//   const auto found = AStar::search(route, estimates, nobody, run, {});
//   found.path                       // numbers of edges
//   nodes_along(route, found.path)   // arad, ..., bucharest
//
// The graph is looked at, not copied: it has to outlive the route.
#pragma once

#include <noyes/graph/graph.hpp>
#include <noyes/search/domain.hpp>

#include <algorithm>
#include <cassert>
#include <cstring>
#include <span>
#include <utility>
#include <vector>

namespace noyes::graph {

class Route {
   public:
    using State = Node;
    using Move = EdgeNumber;  // an edge knows where it comes from: that takes a move back
    using Step = Move;

    Route(const Graph& graph, Node start, std::vector<Node> goals)
        : graph_(&graph), start_(start), goals_(std::move(goals)) {
        assert(start < graph.nodes());
        std::ranges::sort(goals_);
    }

    [[nodiscard]] const Graph& graph() const { return *graph_; }

    [[nodiscard]] State start() const { return start_; }
    [[nodiscard]] bool is_goal(State node) const {
        return std::ranges::binary_search(goals_, node);
    }

    bool for_each_child(State node, search::NoMove, auto visit) const {
        return show(node, std::nullopt, visit);
    }
    bool for_each_child(State node, Move last, auto visit) const {
        return show(node, graph_->edge(last).back, visit);
    }

    static constexpr std::size_t packed_size() { return sizeof(State); }
    void pack(State node, std::byte* out) const {
        ++node;  // no packed state is all zero
        std::memcpy(out, &node, sizeof node);
    }
    void unpack(const std::byte* in, State& node) const {
        std::memcpy(&node, in, sizeof node);
        --node;
    }
    void retract(State& node, Move move) const { node = graph_->edge(move).from; }

   private:
    bool show(State node, std::optional<EdgeNumber> but, auto& visit) const {
        for (const EdgeNumber number : graph_->leaving(node)) {
            const Edge& edge = graph_->edge(number);
            State child = edge.to;
            if (number != but && visit(number, child, edge.cost)) return true;
        }
        return false;
    }

    const Graph* graph_;
    Node start_;
    std::vector<Node> goals_;  // sorted
};

// The start and every node after it.
inline std::vector<Node> nodes_along(const Route& route, std::span<const EdgeNumber> path) {
    std::vector<Node> nodes{route.start()};
    for (const EdgeNumber number : path) nodes.push_back(route.graph().edge(number).to);
    return nodes;
}

static_assert(search::PackableDomain<Route>);

}  // namespace noyes::graph
