// A graph written down edge by edge, as a Domain: searches are tested without any puzzle.
#pragma once

#include <noyes/search/domain.hpp>
#include <noyes/search/hash.hpp>
#include <noyes/search/heuristic.hpp>

#include <algorithm>
#include <cstdint>
#include <cstring>
#include <optional>
#include <utility>
#include <vector>

namespace noyes::test {

class Graph {
   public:
    using State = std::uint32_t;  // a node
    using Move = std::uint32_t;   // an edge
    using Step = Move;

    struct Edge {
        State from;
        State to;
        Cost cost;
        std::optional<Move> back;  // the edge that undoes this one
    };

    explicit Graph(std::uint32_t nodes) : leaving_(nodes) {}

    void add_way(State a, State b, Cost cost) { add({a, b, cost, std::nullopt}); }
    void add_road(State a, State b, Cost cost) {
        const auto next = static_cast<Move>(edges_.size());
        add({a, b, cost, next + 1});
        add({b, a, cost, next});
    }

    State from = 0;
    std::optional<State> to;  // none: there is no goal

    [[nodiscard]] std::uint32_t nodes() const { return static_cast<State>(leaving_.size()); }
    [[nodiscard]] const std::vector<Edge>& edges() const { return edges_; }
    [[nodiscard]] std::size_t degree(State node) const { return leaving_[node].size(); }

    [[nodiscard]] State start() const { return from; }
    [[nodiscard]] bool is_goal(State node) const { return node == to; }

    bool for_each_child(State node, search::NoMove, auto visit) const {
        return show(node, std::nullopt, visit);
    }
    bool for_each_child(State node, Move last, auto visit) const {
        return show(node, edges_[last].back, visit);
    }

    static constexpr std::size_t packed_size() { return sizeof(State); }
    void pack(State node, std::byte* out) const {
        ++node;  // no state is all zero
        std::memcpy(out, &node, sizeof node);
    }
    void unpack(const std::byte* in, State& node) const {
        std::memcpy(&node, in, sizeof node);
        --node;
    }
    void retract(State& node, Move move) const { node = edges_[move].from; }

    // Only where there is a goal. Edges keep their numbers.
    [[nodiscard]] Graph reversed() const {
        Graph other(nodes());
        for (const Edge& edge : edges_) other.add({edge.to, edge.from, edge.cost, edge.back});
        other.from = *to;
        other.to = from;
        return other;
    }
    static Move inverse(Move move) { return move; }
    [[nodiscard]] Cost cheapest_step() const {
        Cost least = infinite_cost;
        for (const Edge& edge : edges_) least = std::min(least, edge.cost);
        return edges_.empty() ? 0 : least;
    }

   private:
    void add(Edge edge) {
        leaving_[edge.from].push_back(static_cast<Move>(edges_.size()));
        edges_.push_back(edge);
    }

    bool show(State node, std::optional<Move> but, auto& visit) const {
        for (const Move move : leaving_[node]) {
            State child = edges_[move].to;
            if (move != but && visit(move, child, edges_[move].cost)) return true;
        }
        return false;
    }

    std::vector<Edge> edges_;
    std::vector<std::vector<Move>> leaving_;
};

static_assert(search::ReversibleDomain<Graph>);

// The same, but all packed nodes have the same hash: the second word undoes what the first does.
class CollidingGraph : public Graph {
   public:
    using Graph::Graph;

    static constexpr std::size_t packed_size() { return 16; }
    void pack(State node, std::byte* out) const {
        const std::uint64_t first = std::uint64_t{node} + 1;
        std::memcpy(out, &first, 8);
        const std::uint64_t second = search::hash_bytes(out, 8);
        std::memcpy(out + 8, &second, 8);
    }
    void unpack(const std::byte* in, State& node) const {
        std::uint64_t first = 0;
        std::memcpy(&first, in, 8);
        node = static_cast<State>(first - 1);
    }
};

// An estimate for each node.
class Estimates {
   public:
    using Value = Cost;

    Estimates(std::vector<Cost> of_nodes, bool consistent)
        : of_nodes_(std::move(of_nodes)), consistent_(consistent) {}

    [[nodiscard]] bool is_consistent() const { return consistent_; }
    [[nodiscard]] Value evaluate(Graph::State node) const { return of_nodes_[node]; }
    [[nodiscard]] Value advance(Value, Graph::Move, Graph::State child) const {
        return of_nodes_[child];
    }
    static Cost estimate(Value value) { return value; }

   private:
    std::vector<Cost> of_nodes_;
    bool consistent_;
};

static_assert(search::HeuristicFor<Estimates, Graph>);

inline Estimates no_estimates(const Graph& graph) {
    return {std::vector<Cost>(graph.nodes(), 0), true};
}

// From every node to the goal, by Bellman and Ford's method; infinite_cost where no path leads.
// Each edge costs `cost_of(edge)`.
std::vector<Cost> distances(const Graph& graph, auto cost_of) {
    std::vector<Cost> to_goal(graph.nodes(), infinite_cost);
    to_goal[*graph.to] = 0;
    for (bool changed = true; changed;) {
        changed = false;
        for (const Graph::Edge& edge : graph.edges()) {
            if (to_goal[edge.to] == infinite_cost) continue;
            const Cost cost = to_goal[edge.to] + cost_of(edge);
            if (cost >= to_goal[edge.from]) continue;
            to_goal[edge.from] = cost;
            changed = true;
        }
    }
    return to_goal;
}

inline std::vector<Cost> distances(const Graph& graph) {
    return distances(graph, [](const Graph::Edge& edge) { return edge.cost; });
}

// What a path costs; nothing if it does not lead from start to goal.
inline std::optional<Cost> cost_of(const Graph& graph, const std::vector<Graph::Move>& path) {
    Graph::State node = graph.from;
    Cost cost = 0;
    for (const Graph::Move move : path) {
        const Graph::Edge& edge = graph.edges()[move];
        if (edge.from != node) return std::nullopt;
        node = edge.to;
        cost += edge.cost;
    }
    return graph.is_goal(node) ? std::optional(cost) : std::nullopt;
}

}  // namespace noyes::test
