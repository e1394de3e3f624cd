#include <noyes/search/a_star.hpp>

#include "random_graph.hpp"
#include "recorder.hpp"

#include <gtest/gtest.h>

namespace noyes::test {

namespace {

using search::AStar;
using search::Outcome;

#ifdef NOYES_SANITIZED
constexpr int rounds = 50;
#else
constexpr int rounds = 500;
#endif

template <class G>
auto search_by(const G& graph, const Estimates& estimates, std::string_view ties = "high-g") {
    search::Unobserved nobody;
    noyes::Run run;
    using Given = std::vector<std::pair<std::string, std::string>>;
    const Settings settings(Given{{"ties", std::string(ties)}});
    return AStar::search(graph, estimates, nobody, run, settings);
}

void expect_shortest(const Graph& graph, const search::Result<Graph::Move>& result) {
    const Cost shortest = distances(graph)[graph.from];
    if (shortest == infinite_cost) {
        EXPECT_EQ(result.outcome, Outcome::exhausted);
        EXPECT_TRUE(result.path.empty());
        return;
    }
    ASSERT_EQ(result.outcome, Outcome::solved);
    EXPECT_EQ(result.cost, shortest);
    EXPECT_EQ(result.lower_bound, shortest);
    EXPECT_EQ(cost_of(graph, result.path), shortest);
}

TEST(AStar, finds_shortest_paths_with_consistent_estimates_and_never_reopens) {
    Random random(1);
    for (int i = 0; i < rounds; ++i) {
        const Graph graph = RandomGraph{}.draw(random);
        const Estimates estimates = consistent_estimates(graph, random);
        for (const std::string_view ties : search::tie_names) {
            const auto result = search_by(graph, estimates, ties);
            expect_shortest(graph, result);
            EXPECT_EQ(result.stats.reopened, 0u);
            EXPECT_LE(result.stats.expanded, graph.nodes());
        }
    }
}

TEST(AStar, finds_shortest_paths_with_inconsistent_estimates_by_reopening) {
    Random random(2);
    std::uint64_t reopened = 0;
    for (int i = 0; i < rounds; ++i) {
        const Graph graph = RandomGraph{}.draw(random);
        const Estimates estimates = admissible_estimates(graph, random);
        for (const std::string_view ties : search::tie_names) {
            const auto result = search_by(graph, estimates, ties);
            expect_shortest(graph, result);
            reopened += result.stats.reopened;
        }
    }
    EXPECT_GT(reopened, 0u);
}

// b and c are closed by the expensive way in (3 + ...) while a, whose estimate is so much larger,
// waits; then a leads to b for 2.
//
//        1, h = 4     1
//      s -------> a ----> b ----> c -----> goal
//       \_________________^    1       4
//                3
TEST(AStar, reopens_both_states_that_a_modest_estimate_closed_too_early) {
    enum : Graph::State { s, a, b, c, goal, count };
    Graph graph(count);
    graph.add_way(s, a, 1);
    graph.add_way(s, b, 3);
    graph.add_way(a, b, 1);
    graph.add_way(b, c, 1);
    graph.add_way(c, goal, 4);
    graph.to = goal;
    const auto result = search_by(graph, Estimates({0, 4, 0, 0, 0}, false));
    ASSERT_EQ(result.outcome, Outcome::solved);
    EXPECT_EQ(result.cost, 7);
    EXPECT_EQ(result.path, (std::vector<Graph::Move>{0, 2, 3, 4}));
    EXPECT_EQ(result.stats.reopened, 2u);
    EXPECT_EQ(result.stats.expanded, 6u);  // s b c a b c
}

TEST(AStar, needs_no_step_where_the_start_is_the_goal) {
    Graph graph(2);
    graph.add_road(0, 1, 1);
    graph.to = 0;
    const auto result = search_by(graph, no_estimates(graph));
    EXPECT_EQ(result.outcome, Outcome::solved);
    EXPECT_TRUE(result.path.empty());
    EXPECT_EQ(result.cost, 0);
    EXPECT_EQ(result.stats.expanded, 0u);
}

TEST(AStar, says_so_where_no_path_leads_to_the_goal) {
    Graph graph(4);
    graph.add_road(0, 1, 1);
    graph.add_road(1, 2, 1);
    graph.add_way(3, 2, 1);
    graph.to = 3;
    const auto result = search_by(graph, no_estimates(graph));
    EXPECT_EQ(result.outcome, Outcome::exhausted);
    EXPECT_EQ(result.stats.expanded, 3u);
}

TEST(AStar, ends_on_rings_of_steps_that_cost_nothing) {
    Graph graph(11);
    for (Graph::State node = 0; node < 10; ++node) graph.add_way(node, (node + 1) % 10, 0);
    graph.add_way(7, 10, 2);
    graph.to = 10;
    for (const bool consistent : {true, false}) {
        const auto result = search_by(graph, Estimates(std::vector<Cost>(11, 0), consistent));
        EXPECT_EQ(result.outcome, Outcome::solved);
        EXPECT_EQ(result.cost, 2);
        EXPECT_EQ(result.path.size(), 8u);
    }
    graph.to = std::nullopt;
    EXPECT_EQ(search_by(graph, no_estimates(graph)).outcome, Outcome::exhausted);
}

// Three states with f = 4, generated in the order g = 2, 3, 1; their names are their g.
std::vector<Graph::State> order_of_expansion(const std::string& ties) {
    Graph graph(4);
    for (const Graph::State node : {2u, 3u, 1u}) graph.add_way(0, node, static_cast<Cost>(node));
    Recorder<Graph::State> recorder;
    noyes::Run run;
    using Given = std::vector<std::pair<std::string, std::string>>;
    AStar::search(graph, Estimates({4, 3, 2, 1}, true), recorder, run,
                  Settings(Given{{"ties", ties}}));
    return recorder.states(Told::expanded);
}

TEST(AStar, serves_equally_promising_states_in_the_order_asked_for) {
    using Order = std::vector<Graph::State>;
    EXPECT_EQ(order_of_expansion("high-g"), (Order{0, 3, 2, 1}));
    EXPECT_EQ(order_of_expansion("low-g"), (Order{0, 1, 2, 3}));
    EXPECT_EQ(order_of_expansion("fifo"), (Order{0, 2, 3, 1}));
    EXPECT_EQ(order_of_expansion("lifo"), (Order{0, 1, 3, 2}));
}

TEST(AStar, tells_states_apart_whose_hashes_are_the_same) {
    Random random(3);
    const RandomGraph large{.nodes = 600, .roads = 900, .ways = 100};
    for (int i = 0; i < 5; ++i) {
        const auto graph = large.draw<CollidingGraph>(random);
        expect_shortest(graph, search_by(graph, consistent_estimates(graph, random)));
        expect_shortest(graph, search_by(graph, admissible_estimates(graph, random)));
    }
}

TEST(AStar, gives_all_memory_back) {
    Random random(4);
    const Graph graph = RandomGraph{.nodes = 5'000, .roads = 8'000}.draw(random);
    search::Unobserved nobody;
    noyes::Run run;
    const auto result = AStar::search(graph, no_estimates(graph), nobody, run, {});
    EXPECT_EQ(run.memory(), 0u);
    EXPECT_GT(run.peak_memory(), 0u);
    EXPECT_EQ(result.stats.memory_bytes, run.peak_memory());
}

}  // namespace

}  // namespace noyes::test
