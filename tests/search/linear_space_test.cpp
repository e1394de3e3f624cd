// What the searches that store only a path (and what hangs on it) have in common.
#include <noyes/search/ida_star.hpp>
#include <noyes/search/rbfs.hpp>

#include "corridor.hpp"
#include "random_graph.hpp"

#include <gtest/gtest.h>

namespace noyes::test {

namespace {

using search::Outcome;

#ifdef NOYES_SANITIZED
constexpr int rounds = 50;
#else
constexpr int rounds = 500;
#endif

template <class Algorithm>
class LinearSpace : public testing::Test {
   protected:
    static auto search_by(const Graph& graph, const Estimates& estimates, noyes::Run& run) {
        search::Unobserved nobody;
        return Algorithm::search(graph, estimates, nobody, run, {});
    }

    // Only where a path exists: on a graph with cycles these searches do not see that there is
    // none.
    static void expect_shortest(const Graph& graph, const Estimates& estimates) {
        const Cost shortest = distances(graph)[graph.from];
        if (shortest == infinite_cost) return;
        noyes::Run run;
        const auto result = search_by(graph, estimates, run);
        ASSERT_EQ(result.outcome, Outcome::solved);
        EXPECT_EQ(result.cost, shortest);
        EXPECT_EQ(result.lower_bound, shortest);
        EXPECT_EQ(cost_of(graph, result.path), shortest);
    }
};

using Algorithms = testing::Types<search::IdaStar, search::Rbfs>;
TYPED_TEST_SUITE(LinearSpace, Algorithms);

TYPED_TEST(LinearSpace, finds_shortest_paths_whether_or_not_estimates_are_consistent) {
    Random random(1);
    for (int i = 0; i < rounds; ++i) {
        const Graph graph =
            RandomGraph{.nodes = 14, .roads = 16, .ways = 4, .least = 1, .most = 5}.draw(random);
        this->expect_shortest(graph, no_estimates(graph));
        this->expect_shortest(graph, consistent_estimates(graph, random));
        this->expect_shortest(graph, admissible_estimates(graph, random));
    }
}

TYPED_TEST(LinearSpace, says_so_where_no_path_of_a_graph_without_cycles_leads_to_the_goal) {
    Graph graph(5);
    graph.add_way(0, 1, 2);
    graph.add_way(0, 2, 1);
    graph.add_way(1, 3, 3);
    graph.add_way(2, 3, 1);
    graph.to = 4;
    noyes::Run run;
    const auto result = this->search_by(graph, no_estimates(graph), run);
    EXPECT_EQ(result.outcome, Outcome::exhausted);
    EXPECT_TRUE(result.path.empty());
    EXPECT_FALSE(run.halt());
}

TYPED_TEST(LinearSpace, needs_no_step_where_the_start_is_the_goal) {
    Graph graph(2);
    graph.add_road(0, 1, 1);
    graph.to = 0;
    noyes::Run run;
    const auto result = this->search_by(graph, no_estimates(graph), run);
    EXPECT_EQ(result.outcome, Outcome::solved);
    EXPECT_TRUE(result.path.empty());
    EXPECT_EQ(result.cost, 0);
}

TYPED_TEST(LinearSpace, ends_as_out_of_memory_where_the_path_is_too_deep_for_the_stack) {
    const Graph graph = corridor(100'000);
    noyes::Run run;
    const auto result = this->search_by(graph, exact(graph), run);
    EXPECT_EQ(result.outcome, Outcome::halted);
    EXPECT_EQ(run.halt(), Halt::memory_limit);
    EXPECT_EQ(result.lower_bound, 100'000);  // the estimate, which is exact here
}

TYPED_TEST(LinearSpace, ends_as_out_of_memory_on_a_ring_of_steps_that_cost_nothing) {
    Graph graph(4);
    for (Graph::State node = 0; node < 3; ++node) graph.add_way(node, (node + 1) % 3, 0);
    graph.to = 3;
    noyes::Run run;
    EXPECT_EQ(this->search_by(graph, no_estimates(graph), run).outcome, Outcome::halted);
    EXPECT_EQ(run.halt(), Halt::memory_limit);
}

}  // namespace

}  // namespace noyes::test
