#include <noyes/search/rbfs.hpp>

#include "random_graph.hpp"
#include "recorder.hpp"

#include <gtest/gtest.h>

#include <numeric>

namespace noyes::test {

namespace {

using search::Outcome;
using search::Rbfs;

#ifdef NOYES_SANITIZED
constexpr int rounds = 50;
#else
constexpr int rounds = 500;
#endif

auto search_by(const Graph& graph, const Estimates& estimates, noyes::Run& run) {
    search::Unobserved nobody;
    return Rbfs::search(graph, estimates, nobody, run, {});
}

// Only where a path exists: on a graph with cycles RBFS does not see that there is none.
void expect_shortest(const Graph& graph, const Estimates& estimates) {
    const Cost shortest = distances(graph)[graph.from];
    if (shortest == infinite_cost) return;
    noyes::Run run;
    const auto result = search_by(graph, estimates, run);
    ASSERT_EQ(result.outcome, Outcome::solved);
    EXPECT_EQ(result.cost, shortest);
    EXPECT_EQ(result.lower_bound, shortest);
    EXPECT_EQ(cost_of(graph, result.path), shortest);
}

TEST(Rbfs, finds_shortest_paths_whether_or_not_estimates_are_consistent) {
    Random random(5);
    for (int i = 0; i < rounds; ++i) {
        const Graph graph =
            RandomGraph{.nodes = 14, .roads = 16, .ways = 4, .least = 1, .most = 5}.draw(random);
        expect_shortest(graph, no_estimates(graph));
        expect_shortest(graph, consistent_estimates(graph, random));
        expect_shortest(graph, admissible_estimates(graph, random));
    }
}

// 0 -> 1 -> 3 costs 5, 0 -> 2 -> 4 costs 4. The search follows 1 (value 2) until 3 (5) is worse
// than 2 (value 3), goes to 2 and finds 4.
TEST(Rbfs, goes_where_the_value_is_least) {
    Graph graph(5);
    graph.add_way(0, 1, 2);
    graph.add_way(0, 2, 3);
    graph.add_way(1, 3, 3);
    graph.add_way(2, 4, 1);
    graph.to = 4;
    Recorder<Graph::State> recorder;
    noyes::Run run;
    Rbfs::search(graph, no_estimates(graph), recorder, run, {});
    EXPECT_EQ(recorder.states(Told::expanded), (std::vector<Graph::State>{0, 1, 2}));
    EXPECT_EQ(recorder.states(Told::pruned), (std::vector<Graph::State>{1}));
    EXPECT_EQ(recorder.bounds, (std::vector<Cost>{2, 3, 4}));
}

TEST(Rbfs, comes_back_to_a_child_it_left) {
    Graph graph(5);
    graph.add_way(0, 1, 2);
    graph.add_way(0, 2, 3);
    graph.add_way(1, 3, 3);
    graph.add_way(2, 4, 9);
    graph.to = 3;
    Recorder<Graph::State> recorder;
    noyes::Run run;
    const auto result = Rbfs::search(graph, no_estimates(graph), recorder, run, {});
    EXPECT_EQ(recorder.states(Told::expanded), (std::vector<Graph::State>{0, 1, 2, 1}));
    EXPECT_EQ(result.cost, 5);
    EXPECT_EQ(result.stats.expanded, 4u);
    EXPECT_EQ(result.stats.generated, 5u);    // 1 and 2, then 3, 4, and 3 again
    EXPECT_EQ(result.stats.peak_stored, 4u);  // the start, both its children, one grandchild
}

TEST(Rbfs, says_so_where_no_path_of_a_graph_without_cycles_leads_to_the_goal) {
    Graph graph(5);
    graph.add_way(0, 1, 2);
    graph.add_way(0, 2, 1);
    graph.add_way(1, 3, 3);
    graph.add_way(2, 3, 1);
    graph.to = 4;
    noyes::Run run;
    const auto result = search_by(graph, no_estimates(graph), run);
    EXPECT_EQ(result.outcome, Outcome::exhausted);
    EXPECT_TRUE(result.path.empty());
    EXPECT_FALSE(run.halt());
}

TEST(Rbfs, needs_no_step_where_the_start_is_the_goal) {
    Graph graph(2);
    graph.add_road(0, 1, 1);
    graph.to = 0;
    noyes::Run run;
    const auto result = search_by(graph, no_estimates(graph), run);
    EXPECT_EQ(result.outcome, Outcome::solved);
    EXPECT_TRUE(result.path.empty());
}

Graph corridor(std::uint32_t length) {
    Graph graph(length + 1);
    for (Graph::State node = 0; node < length; ++node) graph.add_road(node, node + 1, 1);
    graph.to = length;
    return graph;
}

Estimates exact(const Graph& graph) {
    std::vector<Cost> to_go(graph.nodes());
    std::iota(to_go.rbegin(), to_go.rend(), 0);
    return {to_go, true};
}

TEST(Rbfs, walks_a_corridor_of_a_thousand_steps_once) {
    const Graph graph = corridor(1'000);
    noyes::Run run;
    const auto result = search_by(graph, exact(graph), run);
    ASSERT_EQ(result.outcome, Outcome::solved);
    EXPECT_EQ(result.path.size(), 1'000u);
    EXPECT_EQ(result.stats.expanded, 1'000u);
    EXPECT_EQ(run.memory(), 0u);
}

TEST(Rbfs, ends_as_out_of_memory_where_the_path_is_too_deep_for_the_stack) {
    const Graph graph = corridor(100'000);
    noyes::Run run;
    const auto result = search_by(graph, exact(graph), run);
    EXPECT_EQ(result.outcome, Outcome::halted);
    EXPECT_EQ(run.halt(), Halt::memory_limit);
    EXPECT_EQ(result.lower_bound, 100'000);  // the estimate, which is exact here
}

TEST(Rbfs, counts_the_children_it_keeps_against_its_memory) {
    Graph graph(100'001);
    for (Graph::State node = 1; node < graph.nodes(); ++node) graph.add_way(0, node, 1);
    graph.to = 7;
    noyes::Run run(Limits{.memory = 100'000});
    EXPECT_EQ(search_by(graph, no_estimates(graph), run).outcome, Outcome::halted);
    EXPECT_EQ(run.halt(), Halt::memory_limit);
    EXPECT_LE(run.peak_memory(), 100'000u);
    EXPECT_EQ(run.memory(), 0u);
}

TEST(Rbfs, ends_as_out_of_memory_on_a_ring_of_steps_that_cost_nothing) {
    Graph graph(4);
    for (Graph::State node = 0; node < 3; ++node) graph.add_way(node, (node + 1) % 3, 0);
    graph.to = 3;
    noyes::Run run;
    EXPECT_EQ(search_by(graph, no_estimates(graph), run).outcome, Outcome::halted);
    EXPECT_EQ(run.halt(), Halt::memory_limit);
}

}  // namespace

}  // namespace noyes::test
