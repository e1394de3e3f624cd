// What searches tell agrees with what they count.
#include <noyes/search/a_star.hpp>
#include <noyes/search/breadth_first.hpp>
#include <noyes/search/ida_star.hpp>

#include "random_graph.hpp"
#include "recorder.hpp"

#include <gtest/gtest.h>

namespace noyes::test {

namespace {

using NodeRecorder = Recorder<Graph::State>;

void expect_growing(const std::vector<Cost>& bounds) {
    for (std::size_t i = 1; i < bounds.size(); ++i) EXPECT_LT(bounds[i - 1], bounds[i]);
}

template <class Algorithm>
void compare_best_first(const Graph& graph, const Estimates& estimates) {
    NodeRecorder recorder;
    noyes::Run run;
    const auto result = Algorithm::search(graph, estimates, recorder, run, {});
    EXPECT_EQ(recorder.count(Told::expanded), result.stats.expanded);
    EXPECT_EQ(recorder.count(Told::generated), result.stats.generated);
    EXPECT_EQ(recorder.count(Told::reopened), result.stats.reopened);
    EXPECT_EQ(recorder.count(Told::pruned), result.stats.duplicates);
    EXPECT_LE(result.stats.peak_open, result.stats.peak_stored);
    EXPECT_LE(result.stats.peak_stored, result.stats.generated + 1);
    expect_growing(recorder.bounds);
    EXPECT_EQ(recorder.bounds.empty() ? 0 : recorder.bounds.back(), result.lower_bound);
}

TEST(Observer, is_told_by_best_first_searches_what_they_count) {
    Random random(1);
    for (int i = 0; i < 100; ++i) {
        const Graph graph = RandomGraph{.least = 1}.draw(random);
        compare_best_first<search::AStar>(graph, admissible_estimates(graph, random));
        compare_best_first<search::AStar>(graph, consistent_estimates(graph, random));
        compare_best_first<search::BreadthFirst>(graph, no_estimates(graph));
    }
}

TEST(Observer, is_told_by_ida_star_what_it_counts) {
    Random random(2);
    for (int i = 0; i < 100; ++i) {
        const Graph graph =
            RandomGraph{.nodes = 12, .roads = 14, .ways = 0, .least = 1, .most = 5}.draw(random);
        if (distances(graph)[graph.from] == infinite_cost || graph.is_goal(graph.from)) continue;
        NodeRecorder recorder;
        noyes::Run run;
        const auto estimates = consistent_estimates(graph, random);
        const auto result = search::IdaStar::search(graph, estimates, recorder, run, {});
        EXPECT_EQ(recorder.count(Told::expanded), result.stats.expanded);
        EXPECT_EQ(recorder.count(Told::generated), result.stats.generated);
        // Each iteration expands the start, and every other node by a step that is not undone.
        EXPECT_EQ(result.stats.undo_skipped, result.stats.expanded - recorder.bounds.size());
        expect_growing(recorder.bounds);
        EXPECT_EQ(recorder.bounds.back(), result.lower_bound);
    }
}

TEST(Observer, is_told_the_cost_so_far_and_the_estimate) {
    Graph graph(3);
    graph.add_road(0, 1, 4);
    graph.add_road(1, 2, 3);
    graph.to = 2;
    const Estimates estimates({6, 2, 0}, true);
    NodeRecorder by_a_star;
    NodeRecorder by_ida_star;
    noyes::Run run;
    search::AStar::search(graph, estimates, by_a_star, run, {});
    search::IdaStar::search(graph, estimates, by_ida_star, run, {});
    EXPECT_EQ(by_a_star.bounds, (std::vector<Cost>{6, 7}));
    EXPECT_EQ(by_ida_star.bounds, (std::vector<Cost>{6, 7}));
    for (const NodeRecorder* recorder : {&by_a_star, &by_ida_star}) {
        for (const auto& event : recorder->events) {
            EXPECT_EQ(event.position.g, (std::vector<Cost>{0, 4, 7})[event.state]);
            EXPECT_EQ(event.position.h, estimates.evaluate(event.state));
        }
    }
    EXPECT_EQ(by_ida_star.states(Told::pruned), (std::vector<Graph::State>{2}));  // 7 > 6
}

TEST(Observer, sees_all_children_but_those_that_undo_the_last_step) {
    Random random(3);
    for (int i = 0; i < 100; ++i) {
        Graph graph = RandomGraph{.ways = 0, .least = 1}.draw(random);
        graph.to = std::nullopt;
        NodeRecorder recorder;
        noyes::Run run;
        const auto estimates = no_estimates(graph);
        const auto result = search::AStar::search(graph, estimates, recorder, run, {});
        std::uint64_t edges = 0;
        for (const Graph::State node : recorder.states(Told::expanded)) edges += graph.degree(node);
        EXPECT_EQ(result.stats.undo_skipped, result.stats.expanded - 1);
        EXPECT_EQ(result.stats.generated, edges - result.stats.undo_skipped);
    }
}

}  // namespace

}  // namespace noyes::test
