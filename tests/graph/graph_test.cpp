#include <noyes/graph/graph.hpp>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace noyes::test {

namespace {

using graph::Graph;
using graph::Node;
using testing::ElementsAre;

TEST(Graph, numbers_nodes_in_the_order_of_their_adding_and_finds_them_by_name) {
    Graph graph(2);
    EXPECT_EQ(graph.add_node("Arad"), 2u);
    EXPECT_EQ(graph.add_node(), 3u);
    EXPECT_EQ(graph.add_node("Sibiu"), 4u);
    EXPECT_EQ(graph.nodes(), 5u);
    EXPECT_EQ(graph.find("Sibiu"), 4u);
    EXPECT_EQ(graph.find("Iasi"), std::nullopt);
    EXPECT_EQ(graph.name(2), "Arad");
    EXPECT_EQ(graph.name(3), "");
}

TEST(Graph, makes_of_a_road_two_edges_that_know_each_other) {
    Graph graph(3);
    EXPECT_EQ(graph.add_edge(0, 2, 7), 0u);
    EXPECT_EQ(graph.add_road(0, 1, 5), 1u);
    EXPECT_THAT(graph.leaving(0), ElementsAre(0, 1));
    EXPECT_THAT(graph.leaving(1), ElementsAre(2));
    EXPECT_TRUE(graph.leaving(2).empty());
    EXPECT_EQ(graph.edge(0).back, std::nullopt);
    EXPECT_EQ(graph.edge(1).back, 2u);
    EXPECT_EQ(graph.edge(2).back, 1u);
    EXPECT_EQ(graph.edge(2).from, 1u);
    EXPECT_EQ(graph.edge(2).to, 0u);
    EXPECT_EQ(graph.edge(2).cost, 5);
}

#ifndef NDEBUG
TEST(GraphDeathTest, holds_its_user_to_nodes_that_are_there_and_costs_of_at_least_0) {
    Graph graph(2);
    EXPECT_DEATH(graph.add_edge(0, 2, 1), "");
    EXPECT_DEATH(graph.add_edge(0, 1, -1), "");
}
#endif

}  // namespace

}  // namespace noyes::test
