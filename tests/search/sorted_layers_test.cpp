#include <noyes/search/sorted_layers.hpp>

#include <noyes/search/hill_climbing.hpp>

#include "recorder.hpp"
#include "roads.hpp"

#include <gtest/gtest.h>

namespace noyes::test {
namespace {

using search::Outcome;
using search::Sorted;

// Its nodes have numbers far from each other, in another order than their own.
class NumberedRoads : public Roads {
   public:
    using Roads::Roads;
    [[nodiscard]] std::uint64_t number(State node) const { return (nodes() - node) * stretch; }
    void set_number(State& node, std::uint64_t number) const {
        node = nodes() - static_cast<State>(number / stretch);
    }

   private:
    static constexpr std::uint64_t stretch = 1'000'000'007;
};

TEST(Sorted, finds_the_fewest_steps_or_says_that_there_are_none) {
    Random random(3);
    int unreachable = 0;
    for (int i = 0; i < 500; ++i) {
        const auto graph = random_roads<NumberedRoads>(random);
        const Cost shortest = distances(graph)[graph.from];
        search::Unobserved nobody;
        noyes::Run run;
        const auto found = Sorted::search(graph, nobody, run);
        EXPECT_EQ(run.memory(), 0u);
        if (shortest == infinite_cost) {
            ++unreachable;
            EXPECT_EQ(found.outcome, Outcome::exhausted);
            continue;
        }
        ASSERT_EQ(found.outcome, Outcome::solved);
        EXPECT_EQ(found.cost, shortest);
        EXPECT_EQ(found.lower_bound, shortest);
        EXPECT_EQ(cost_of(graph, found.path), shortest);
    }
    EXPECT_GT(unreachable, 0);
}

// A tree in which every node has ten children.
NumberedRoads tree(std::uint32_t nodes) {
    NumberedRoads graph(nodes);
    for (std::uint32_t node = 1; node < nodes; ++node) graph.add_road((node - 1) / 10, node, 1);
    return graph;
}

TEST(Sorted, sees_each_state_once_and_counts_what_it_did) {
    const NumberedRoads graph = tree(50'000);  // no goal
    Recorder<Graph::State> recorder;
    noyes::Run run;
    const auto found = Sorted::search(graph, recorder, run);
    ASSERT_EQ(found.outcome, Outcome::exhausted);
    EXPECT_EQ(found.stats.peak_stored, 50'000u);
    EXPECT_EQ(found.stats.expanded, 50'000u);
    EXPECT_EQ(found.stats.generated, 2 * 49'999u);
    EXPECT_EQ(recorder.count(Told::expanded), 50'000u);
}

TEST(Sorted, halts_at_its_limits_with_what_it_proved) {
    const NumberedRoads graph = tree(300'000);  // no goal
    search::Unobserved nobody;
    for (const std::uint64_t memory : {0u, 10'000u, 300'000u}) {
        noyes::Run run(Limits{.memory = memory});
        const auto found = Sorted::search(graph, nobody, run);
        EXPECT_EQ(found.outcome, Outcome::halted);
        EXPECT_EQ(run.halt(), Halt::memory_limit);
        EXPECT_LE(found.lower_bound, 6);
        EXPECT_LE(run.peak_memory(), memory);
        EXPECT_EQ(run.memory(), 0u);
    }
    noyes::Run few(Limits{.nodes = 1000});
    EXPECT_EQ(Sorted::search(graph, nobody, few).lower_bound, 3);
    EXPECT_EQ(few.halt(), Halt::node_limit);
    StopFlag stop;
    stop.raise();
    noyes::Run stopped({}, &stop);
    EXPECT_EQ(Sorted::search(graph, nobody, stopped).outcome, Outcome::halted);
    EXPECT_EQ(stopped.halt(), Halt::stopped);
}

// Says for every node what a list says.
struct Listed {
    using Value = Cost;
    std::vector<Cost> estimates;
    [[nodiscard]] Value evaluate(Graph::State node) const { return estimates[node]; }
    [[nodiscard]] Value advance(Value, auto, Graph::State node) const { return estimates[node]; }
    static Cost estimate(Value value) { return value; }
};

// However wrong the estimates are.
TEST(HillClimbing, finds_a_way_wherever_there_is_one) {
    Random random(9);
    int longer = 0;
    for (int i = 0; i < 500; ++i) {
        const auto graph = random_roads<Roads>(random);
        Listed guesses;
        for (std::uint32_t node = 0; node < graph.nodes(); ++node)
            guesses.estimates.push_back(static_cast<Cost>(random.below(6)));
        guesses.estimates[*graph.to] = 0;
        const Cost shortest = distances(graph)[graph.from];
        search::Unobserved nobody;
        noyes::Run run;
        const auto found = search::HillClimbing::search(graph, guesses, nobody, run, {});
        EXPECT_EQ(run.memory(), 0u);
        ASSERT_EQ(found.outcome, shortest == infinite_cost ? Outcome::exhausted : Outcome::solved);
        if (shortest == infinite_cost) continue;
        EXPECT_EQ(cost_of(graph, found.path), found.cost);
        EXPECT_GE(found.cost, shortest);
        if (found.cost > shortest) ++longer;
    }
    EXPECT_GT(longer, 0);
}

}  // namespace
}  // namespace noyes::test
