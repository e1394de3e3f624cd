#include <noyes/graph/graph.hpp>

#include <algorithm>
#include <cassert>
#include <utility>

namespace noyes::graph {

Node Graph::add_node(std::string name) {
    leaving_.emplace_back();
    names_.push_back(std::move(name));
    return nodes() - 1;
}

EdgeNumber Graph::add_edge(Node from, Node to, Cost cost) {
    return add({.from = from, .to = to, .cost = cost});
}

EdgeNumber Graph::add_road(Node a, Node b, Cost cost) {
    const auto there = static_cast<EdgeNumber>(edges_.size());
    add({.from = a, .to = b, .cost = cost, .back = there + 1});
    add({.from = b, .to = a, .cost = cost, .back = there});
    return there;
}

std::optional<Node> Graph::find(std::string_view name) const {
    const auto found = std::ranges::find(names_, name);
    if (found == names_.end()) return std::nullopt;
    return static_cast<Node>(found - names_.begin());
}

EdgeNumber Graph::add(Edge edge) {
    assert(edge.from < nodes() && edge.to < nodes() && edge.cost >= 0);
    const auto number = static_cast<EdgeNumber>(edges_.size());
    leaving_[edge.from].push_back(number);
    edges_.push_back(edge);
    return number;
}

}  // namespace noyes::graph
