#include <noyes/search/ida_star.hpp>

#include "corridor.hpp"

#include <gtest/gtest.h>

namespace noyes::test {

namespace {

using search::IdaStar;
using search::Outcome;

auto search_by(const Graph& graph, const Estimates& estimates, noyes::Run& run) {
    search::Unobserved nobody;
    return IdaStar::search(graph, estimates, nobody, run, {});
}

TEST(IdaStar, does_not_take_an_overestimate_for_the_cost_of_its_path) {
    Graph graph(3);
    graph.add_road(0, 1, 1);
    graph.add_road(1, 2, 1);
    graph.to = 2;
    noyes::Run run;
    const auto result = search_by(graph, Estimates({10, 1, 0}, false), run);
    ASSERT_EQ(result.outcome, Outcome::solved);
    EXPECT_EQ(cost_of(graph, result.path), 2);
    EXPECT_EQ(result.cost, 2);
}

TEST(IdaStar, walks_a_corridor_of_a_thousand_steps) {
    const Graph graph = corridor(1'000);
    noyes::Run run;
    const auto result = search_by(graph, no_estimates(graph), run);
    ASSERT_EQ(result.outcome, Outcome::solved);
    EXPECT_EQ(result.path.size(), 1'000u);
    // Bound b expands the first b + 1 nodes; the last one finds the goal from the thousandth.
    EXPECT_EQ(result.stats.expanded, 1'000u * 1'001u / 2 + 1'000u);
}

}  // namespace

}  // namespace noyes::test
