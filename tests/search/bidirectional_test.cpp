#include <noyes/search/bidirectional.hpp>

#include <noyes/search/any_heuristic.hpp>

#include "random_graph.hpp"
#include "recorder.hpp"

#include <gtest/gtest.h>

namespace noyes::test {

namespace {

using search::Bidirectional;
using search::Outcome;
using Any = search::AnyHeuristic<Graph>;

#ifdef NOYES_SANITIZED
constexpr int rounds = 100;
#else
constexpr int rounds = 1'000;
#endif

Any two_way(const Estimates& there, const Estimates& back) {
    Any both(there);
    both.set_backward(Any(back));
    return both;
}

void expect_shortest(const Graph& graph, const auto& heuristic) {
    search::Unobserved nobody;
    noyes::Run run;
    const auto result = Bidirectional::search(graph, heuristic, nobody, run, {});
    const Cost shortest = distances(graph)[graph.from];
    EXPECT_EQ(run.memory(), 0u);
    if (shortest == infinite_cost) {
        EXPECT_EQ(result.outcome, Outcome::exhausted);
        return;
    }
    ASSERT_EQ(result.outcome, Outcome::solved);
    EXPECT_EQ(result.cost, shortest);
    EXPECT_EQ(result.lower_bound, shortest);
    EXPECT_EQ(cost_of(graph, result.path), shortest);
}

// Among others with steps that cost nothing, one-way streets and goals out of reach.
TEST(Bidirectional, finds_shortest_paths_with_all_kinds_of_estimates) {
    Random random(11);
    for (int i = 0; i < rounds; ++i) {
        const Graph graph =
            RandomGraph{.nodes = 40, .roads = 45, .ways = 20, .least = i % 3}.draw(random);
        const Graph back = graph.reversed();
        expect_shortest(graph, no_estimates(graph));
        expect_shortest(graph, Any(consistent_estimates(graph, random)));
        expect_shortest(graph, two_way(consistent_estimates(graph, random),
                                       consistent_estimates(back, random)));
        expect_shortest(graph, two_way(admissible_estimates(graph, random),
                                       admissible_estimates(back, random)));
    }
}

TEST(Bidirectional, needs_no_step_where_the_start_is_the_goal) {
    Graph graph(2);
    graph.add_road(0, 1, 1);
    graph.to = 0;
    expect_shortest(graph, no_estimates(graph));
}

TEST(Bidirectional, crosses_a_single_edge) {
    Graph graph(2);
    graph.add_way(0, 1, 7);
    graph.to = 1;
    expect_shortest(graph, no_estimates(graph));
}

// Two meetings: by 1 in 3 + 3 steps' cost, found first, and by 2 and 3 in 2 + 1 + 2.
TEST(Bidirectional, does_not_take_its_first_meeting_for_the_best) {
    Graph graph(5);
    graph.add_road(0, 1, 3);
    graph.add_road(1, 4, 3);
    graph.add_road(0, 2, 2);
    graph.add_road(2, 3, 1);
    graph.add_road(3, 4, 2);
    graph.to = 4;
    expect_shortest(graph, no_estimates(graph));
}

TEST(Bidirectional, expands_nothing_beyond_the_middle) {
    Random random(12);
    for (int i = 0; i < rounds; ++i) {
        const Graph graph = RandomGraph{.least = 1}.draw(random);
        const Cost shortest = distances(graph)[graph.from];
        if (shortest == infinite_cost) continue;
        Recorder<Graph::State> recorder;
        noyes::Run run;
        const auto heuristic = two_way(admissible_estimates(graph, random),
                                       admissible_estimates(graph.reversed(), random));
        Bidirectional::search(graph, heuristic, recorder, run, {});
        for (const auto& event : recorder.events) {
            if (event.what != Told::expanded) continue;
            ASSERT_LT(2 * event.position.g, shortest);
            ASSERT_LE(event.position.g + event.position.h, shortest);
        }
    }
}

TEST(Bidirectional, tells_what_it_counts) {
    Random random(13);
    for (int i = 0; i < rounds; ++i) {
        const Graph graph = RandomGraph{.least = 1}.draw(random);
        Recorder<Graph::State> recorder;
        noyes::Run run;
        const auto heuristic = two_way(admissible_estimates(graph, random),
                                       admissible_estimates(graph.reversed(), random));
        const auto result = Bidirectional::search(graph, heuristic, recorder, run, {});
        EXPECT_EQ(recorder.count(Told::expanded), result.stats.expanded);
        EXPECT_EQ(recorder.count(Told::generated), result.stats.generated);
        EXPECT_EQ(recorder.count(Told::reopened), result.stats.reopened);
        EXPECT_LE(result.stats.peak_stored, result.stats.generated + 2);
        EXPECT_EQ(recorder.bounds.empty() ? 0 : recorder.bounds.back(), result.lower_bound);
    }
}

TEST(Bidirectional, proves_no_more_than_is_true_where_it_is_cut_short) {
    Random random(14);
    int halted = 0;
    for (int i = 0; i < rounds; ++i) {
        const Graph graph = RandomGraph{.nodes = 100, .roads = 200, .least = 1}.draw(random);
        search::Unobserved nobody;
        noyes::Run run(Limits{.nodes = 40});
        const auto result =
            Bidirectional::search(graph, consistent_estimates(graph, random), nobody, run, {});
        EXPECT_LE(result.lower_bound, distances(graph)[graph.from]);
        if (result.outcome == Outcome::halted) ++halted;
    }
    EXPECT_GT(halted, rounds / 10);
}

TEST(Bidirectional, ends_at_once_where_there_is_no_memory_at_all) {
    Graph graph(2);
    graph.add_road(0, 1, 1);
    graph.to = 1;
    search::Unobserved nobody;
    noyes::Run run(Limits{.memory = 0});
    const auto result = Bidirectional::search(graph, no_estimates(graph), nobody, run, {});
    EXPECT_EQ(result.outcome, Outcome::halted);
    EXPECT_EQ(run.halt(), Halt::memory_limit);
}

}  // namespace

}  // namespace noyes::test
