#include <noyes/graph/route.hpp>

#include <noyes/search/a_star.hpp>
#include <noyes/search/breadth_first.hpp>
#include <noyes/search/from_scratch.hpp>
#include <noyes/search/ida_star.hpp>

#include "floyd.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace noyes::test {

namespace {

using graph::EdgeNumber;
using graph::Graph;
using graph::Node;
using graph::Route;
using search::Consistent;
using search::FromScratch;
using search::Outcome;

const FromScratch blind([](Node) { return Cost{0}; }, Consistent::yes);

template <class Algorithm>
search::Result<EdgeNumber> search_by(const Route& route, const auto& estimates) {
    search::Unobserved nobody;
    noyes::Run run;
    return Algorithm::search(route, estimates, nobody, run, {});
}

// Some edges of any kind between few nodes; loops and parallel edges are among them.
Graph any_graph(std::uint32_t nodes, Cost least, Cost most) {
    Graph graph(nodes);
    const auto node = rc::gen::inRange<Node>(0, nodes);
    const auto cost = rc::gen::inRange<Cost>(least, most + 1);
    const auto edges = *rc::gen::container<std::vector<std::tuple<Node, Node, Cost, bool>>>(
        rc::gen::tuple(node, node, cost, rc::gen::arbitrary<bool>()));
    for (const auto& [from, to, price, both_ways] : edges) {
        if (both_ways) graph.add_road(from, to, price);
        else graph.add_edge(from, to, price);
    }
    return graph;
}

std::vector<Node> some_nodes(std::uint32_t nodes) {
    return *rc::gen::nonEmpty(
        rc::gen::container<std::vector<Node>>(rc::gen::inRange<Node>(0, nodes)));
}

void check(const Route& route, const search::Result<EdgeNumber>& found, Cost shortest) {
    if (shortest == infinite_cost) {
        RC_ASSERT(found.outcome == Outcome::exhausted);
        return;
    }
    RC_ASSERT(found.outcome == Outcome::solved);
    RC_ASSERT(found.cost == shortest);
    const auto arrival = follow(route.graph(), route.start(), found.path);
    RC_ASSERT(arrival.has_value());
    RC_ASSERT(arrival->cost == shortest);
    RC_ASSERT(route.is_goal(arrival->at));
}

// Up to the true distance, node by node: admissible, hardly ever consistent.
std::vector<Cost> modest_estimates(const Distances& far, const std::vector<Node>& goals) {
    std::vector<Cost> estimates;
    for (Node node = 0; node < far.size(); ++node) {
        const Cost true_one = nearest(far, node, goals);
        estimates.push_back(*rc::gen::inRange<Cost>(0, std::min(true_one, 50) + 1));
    }
    return estimates;
}

RC_GTEST_PROP(Route, is_a_shortest_one_by_a_star_whatever_the_costs, ()) {
    const Graph graph = any_graph(12, 0, 9);
    const std::vector<Node> goals = some_nodes(12);
    const Distances far = all_distances(graph);
    const Route route(graph, 0, goals);
    check(route, search_by<search::AStar>(route, blind), nearest(far, 0, goals));
}

RC_GTEST_PROP(Route, is_a_shortest_one_by_a_star_with_inconsistent_estimates, ()) {
    const Graph graph = any_graph(12, 0, 9);
    const std::vector<Node> goals = some_nodes(12);
    const Distances far = all_distances(graph);
    const std::vector<Cost> table = modest_estimates(far, goals);
    const Route route(graph, 0, goals);
    const FromScratch estimates([&](Node node) { return table[node]; });
    check(route, search_by<search::AStar>(route, estimates), nearest(far, 0, goals));
}

RC_GTEST_PROP(Route, is_a_shortest_one_by_ida_star_where_there_is_one, ()) {
    const Graph graph = any_graph(8, 1, 5);
    const std::vector<Node> goals = some_nodes(8);
    const Distances far = all_distances(graph);
    RC_PRE(nearest(far, 0, goals) !=
           infinite_cost);  // on rings IDA* cannot tell that there is none
    const std::vector<Cost> table = modest_estimates(far, goals);
    const Route route(graph, 0, goals);
    const FromScratch estimates([&](Node node) { return table[node]; });
    check(route, search_by<search::IdaStar>(route, estimates), nearest(far, 0, goals));
}

RC_GTEST_PROP(Route, has_the_fewest_edges_by_breadth_first, ()) {
    const Graph graph = any_graph(12, 1, 1);
    const std::vector<Node> goals = some_nodes(12);
    const Route route(graph, 0, goals);
    check(route, search_by<search::BreadthFirst>(route, blind),
          nearest(all_distances(graph), 0, goals));
}

// b is closed for 3 while a, whose estimate is so much larger, waits; then a leads to b for 2.
//
//      s --1--> a (h = 4) --1--> b --4--> goal
//       \___________3___________/
TEST(Route, reopens_a_node_that_an_inconsistent_estimate_closed_too_early) {
    enum : Node { s, a, b, goal, count };
    Graph graph(count);
    graph.add_edge(s, a, 1);
    graph.add_edge(s, b, 3);
    graph.add_edge(a, b, 1);
    graph.add_edge(b, goal, 4);
    const Route route(graph, s, {goal});
    const std::vector<Cost> table{0, 4, 0, 0};
    const auto found =
        search_by<search::AStar>(route, FromScratch([&](Node node) { return table[node]; }));
    ASSERT_EQ(found.outcome, Outcome::solved);
    EXPECT_EQ(found.cost, 6);
    EXPECT_EQ(found.stats.reopened, 1u);
    EXPECT_THAT(nodes_along(route, found.path), testing::ElementsAre(s, a, b, goal));
}

TEST(Route, does_not_turn_round_on_a_road_but_may_on_two_edges) {
    Graph graph(2);
    graph.add_road(0, 1, 1);
    graph.add_edge(1, 0, 1);
    const Route route(graph, 0, {1});
    std::vector<EdgeNumber> shown;
    const auto note = [&](EdgeNumber number, Node, Cost) {
        shown.push_back(number);
        return false;
    };
    EXPECT_FALSE(route.for_each_child(1, EdgeNumber{0}, note));
    EXPECT_THAT(shown, testing::ElementsAre(2));
}

TEST(Route, halts_in_ida_star_on_a_ring_of_edges_that_cost_nothing) {
    Graph graph(3);
    graph.add_edge(0, 1, 0);
    graph.add_edge(1, 0, 0);
    const Route route(graph, 0, {2});
    search::Unobserved nobody;
    noyes::Run run;
    const auto found = search::IdaStar::search(route, blind, nobody, run, {});
    EXPECT_EQ(found.outcome, Outcome::halted);
    EXPECT_EQ(run.halt(), Halt::memory_limit);
    EXPECT_EQ(search_by<search::AStar>(route, blind).outcome, Outcome::exhausted);
}

}  // namespace

}  // namespace noyes::test
