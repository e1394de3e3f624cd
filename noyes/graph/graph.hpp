// A graph of yours, written down edge by edge. Route makes a search problem of it.
//
//   Graph map;
//   const Node arad = map.add_node("Arad");
//   const Node sibiu = map.add_node("Sibiu");
//   map.add_road(arad, sibiu, 140);      // there and back
//
// Costs are 0 or more. A ring of edges that cost nothing is no trouble for searches that remember
// states; IDA* goes round it until its path is too long and then halts.
#pragma once

#include <noyes/base/cost.hpp>

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace noyes::graph {

using Node = std::uint32_t;        // counted from 0 in the order of their adding
using EdgeNumber = std::uint32_t;  // likewise

struct Edge {
    Node from;
    Node to;
    Cost cost;
    std::optional<EdgeNumber> back{};  // the other half of a road
};

class Graph {
   public:
    Graph() = default;
    explicit Graph(std::uint32_t nodes) : leaving_(nodes), names_(nodes) {}

    Node add_node(std::string name = {});
    EdgeNumber add_edge(Node from, Node to, Cost cost);  // one way
    EdgeNumber add_road(Node a, Node b, Cost cost);      // from b to a: the next number

    [[nodiscard]] std::uint32_t nodes() const { return static_cast<Node>(leaving_.size()); }
    [[nodiscard]] std::string_view name(Node node) const { return names_[node]; }
    [[nodiscard]] std::optional<Node> find(std::string_view name) const;

    [[nodiscard]] std::span<const Edge> edges() const { return edges_; }
    [[nodiscard]] const Edge& edge(EdgeNumber number) const { return edges_[number]; }
    [[nodiscard]] std::span<const EdgeNumber> leaving(Node node) const { return leaving_[node]; }

   private:
    EdgeNumber add(Edge edge);

    std::vector<Edge> edges_;
    std::vector<std::vector<EdgeNumber>> leaving_;  // of each node
    std::vector<std::string> names_;                // of each node, empty if it has none
};

}  // namespace noyes::graph
