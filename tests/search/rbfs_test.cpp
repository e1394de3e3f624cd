#include <noyes/search/rbfs.hpp>

#include "corridor.hpp"
#include "recorder.hpp"

#include <gtest/gtest.h>

namespace noyes::test {

namespace {

using search::Outcome;
using search::Rbfs;

auto search_by(const Graph& graph, const Estimates& estimates, noyes::Run& run) {
    search::Unobserved nobody;
    return Rbfs::search(graph, estimates, nobody, run, {});
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

TEST(Rbfs, walks_a_corridor_of_a_thousand_steps_once) {
    const Graph graph = corridor(1'000);
    noyes::Run run;
    const auto result = search_by(graph, exact(graph), run);
    ASSERT_EQ(result.outcome, Outcome::solved);
    EXPECT_EQ(result.path.size(), 1'000u);
    EXPECT_EQ(result.stats.expanded, 1'000u);
    EXPECT_EQ(run.memory(), 0u);
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

}  // namespace

}  // namespace noyes::test
