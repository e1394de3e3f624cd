#include <noyes/search/novelty.hpp>

#include <noyes/search/neighbourhood.hpp>

#include "roads.hpp"

#include <gtest/gtest.h>

namespace noyes::test {
namespace {

using search::FactPairs;
using search::Novelty;
using search::Outcome;

// Two facts of a node: its tens and its ones.
class FactualRoads : public Roads {
   public:
    using Roads::Roads;
    void for_each_fact(State node, auto f) const {
        f(std::size_t{node / 10});
        f(std::size_t{1000 + node % 10});
    }
};

static_assert(search::FactualDomain<FactualRoads>);
static_assert(!search::FactualDomain<Roads>);

// Says for every node what a list says.
struct Listed {
    using Value = Cost;
    std::vector<Cost> estimates;
    [[nodiscard]] Value evaluate(Graph::State node) const { return estimates[node]; }
    [[nodiscard]] Value advance(Value, auto, Graph::State node) const { return estimates[node]; }
    static Cost estimate(Value value) { return value; }
};

// Of all states, however wrong they are.
Listed guesses_for(const FactualRoads& graph, Random& random) {
    Listed guesses;
    for (std::uint32_t node = 0; node < graph.nodes(); ++node)
        guesses.estimates.push_back(static_cast<Cost>(random.below(6)));
    return guesses;
}

TEST(Novelty, finds_a_way_wherever_there_is_one) {
    Random random(9);
    int unreachable = 0;
    for (int i = 0; i < 200; ++i) {
        const auto graph = random_roads<FactualRoads>(random);
        const Listed guesses = guesses_for(graph, random);
        const Cost shortest = distances(graph)[graph.from];
        search::Unobserved nobody;
        noyes::Run run(Limits{.memory = 1u << 20});
        const auto found = Novelty::search(graph, guesses, nobody, run, {});
        EXPECT_EQ(run.memory(), 0u);
        ASSERT_EQ(found.outcome, shortest == infinite_cost ? Outcome::exhausted : Outcome::solved);
        if (shortest == infinite_cost) {
            ++unreachable;
            continue;
        }
        EXPECT_EQ(cost_of(graph, found.path), found.cost);
        EXPECT_GE(found.cost, shortest);
    }
    EXPECT_GT(unreachable, 0);
}

TEST(Novelty, halts_at_its_limits) {
    Random random(9);
    FactualRoads graph(100'000);  // no goal
    for (std::uint32_t node = 1; node < graph.nodes(); ++node) graph.add_road(node / 3, node, 1);
    const Listed guesses = guesses_for(graph, random);
    search::Unobserved nobody;
    for (const std::uint64_t memory : {0u, 10'000u, 300'000u}) {
        noyes::Run run(Limits{.memory = memory});
        EXPECT_EQ(Novelty::search(graph, guesses, nobody, run, {}).outcome, Outcome::halted);
        EXPECT_EQ(run.halt(), Halt::memory_limit);
        EXPECT_LE(run.peak_memory(), memory);
        EXPECT_EQ(run.memory(), 0u);
    }
    noyes::Run few(Limits{.nodes = 1000});
    EXPECT_EQ(Novelty::search(graph, guesses, nobody, few, {}).outcome, Outcome::halted);
    EXPECT_EQ(few.halt(), Halt::node_limit);
}

bool can_reach(FactualRoads graph, std::span<const std::uint32_t> starts, std::uint32_t node) {
    graph.to = node;
    const std::vector<Cost> to_node = distances(graph);
    return std::ranges::any_of(
        starts, [&](std::uint32_t start) { return to_node[start] != infinite_cost; });
}

// The starts of a search, some of them twice.
std::vector<std::uint32_t> random_starts(const FactualRoads& graph, Random& random) {
    std::vector<std::uint32_t> starts;
    for (std::uint64_t i = 1 + random.below(5); i > 0; --i)
        starts.push_back(static_cast<std::uint32_t>(random.below(graph.nodes())));
    return starts;
}

// That the lead's moves go from its start to its end.
void expect_way(FactualRoads graph, std::span<const std::uint32_t> starts,
                const search::Lead<FactualRoads>& lead) {
    graph.from = starts[lead.start];
    graph.to = lead.end;
    EXPECT_EQ(cost_of(graph, lead.moves), static_cast<Cost>(lead.moves.size()));
}

TEST(Novelty, leads_from_one_of_many_starts_to_a_goal) {
    Random random(7);
    int found_none = 0;
    for (int i = 0; i < 200; ++i) {
        const auto graph = random_roads<FactualRoads>(random);
        const std::vector<std::uint32_t> starts = random_starts(graph, random);
        noyes::Run run;
        const auto found = Novelty::leads(graph, guesses_for(graph, random), run, starts,
                                          search::Ends::at_goals, 3);
        const bool is_reachable = can_reach(graph, starts, *graph.to);
        ASSERT_EQ(found.leads.size(), is_reachable ? 1u : 0u);  // a state is found once
        for (const auto& lead : found.leads) {
            EXPECT_EQ(lead.end, graph.to);
            expect_way(graph, starts, lead);
        }
        found_none += is_reachable ? 0 : 1;
        EXPECT_EQ(run.memory(), 0u);
    }
    EXPECT_GT(found_none, 0);
    EXPECT_LT(found_none, 200);
}

TEST(Novelty, leads_to_the_states_that_look_nearest) {
    Random random(8);
    for (int i = 0; i < 200; ++i) {
        const auto graph = random_roads<FactualRoads>(random);
        const std::vector<std::uint32_t> starts = random_starts(graph, random);
        const Listed guesses = guesses_for(graph, random);
        std::vector<Cost> reachable;
        for (std::uint32_t node = 0; node < graph.nodes(); ++node) {
            if (can_reach(graph, starts, node)) reachable.push_back(guesses.estimates[node]);
        }
        const Cost least = *std::ranges::min_element(reachable);
        const auto as_near = static_cast<std::size_t>(std::ranges::count(reachable, least));
        for (const std::size_t most : {1u, 2u, 100u}) {
            noyes::Run run;
            const auto found =
                Novelty::leads(graph, guesses, run, starts, search::Ends::nearest, most);
            ASSERT_EQ(found.leads.size(), std::min(most, as_near));
            for (const auto& lead : found.leads) {
                EXPECT_EQ(guesses.estimates[lead.end], least);
                expect_way(graph, starts, lead);
            }
        }
    }
}

TEST(FactPairs, are_new_once_for_each_estimate) {
    noyes::Run run;
    FactPairs seen(run);
    using enum FactPairs::Novelty;
    const std::vector<std::size_t> one{1, 2, 3};
    EXPECT_EQ(seen.note(one, {}, 7), of_a_fact);
    EXPECT_EQ(seen.note(one, {}, 7), none);
    EXPECT_EQ(seen.note(one, {}, 8), of_a_fact);
    const std::vector<std::size_t> other{1, 4, 5};
    EXPECT_EQ(seen.note(other, {}, 7), of_a_fact);
    const std::vector<std::size_t> mixed{1, 2, 5};
    EXPECT_EQ(seen.note(mixed, {}, 7), of_a_pair);
    EXPECT_EQ(seen.note(mixed, {}, 7), none);
}

TEST(FactPairs, are_looked_at_only_where_a_state_differs_from_the_one_before) {
    noyes::Run run;
    FactPairs seen(run);
    using enum FactPairs::Novelty;
    const std::vector<std::size_t> before{1, 2, 3};
    const std::vector<std::size_t> after{1, 2, 4};
    EXPECT_EQ(seen.note(after, before, 7), of_a_fact);
    const std::vector<std::size_t> both{1, 2};
    EXPECT_EQ(seen.note(both, {}, 7), of_a_fact);  // nobody has noted 1 and 2 themselves
}

// The states of a way, packed.
template <class D>
void add_way(const D& graph, std::span<const std::uint32_t> nodes, search::Neighbourhood<D>& near) {
    std::vector<std::byte> packed(graph.packed_size());
    for (const std::uint32_t node : nodes) {
        graph.pack(node, packed.data());
        ASSERT_TRUE(near.add(packed.data()));
    }
}

// A ring of 100 nodes: 60 steps one way, 40 the other.
TEST(Neighbourhood, finds_a_shorter_way_once_it_is_large_enough) {
    Roads ring(100);
    for (std::uint32_t node = 0; node < 100; ++node) ring.add_road(node, (node + 1) % 100, 1);
    ring.from = 0;
    ring.to = 60;
    std::vector<std::uint32_t> long_way;
    for (std::uint32_t node = 0; node <= 60; ++node) long_way.push_back(node);
    for (const std::uint64_t most : {61u, 100u}) {
        noyes::Run run;
        search::Neighbourhood<Roads> near(ring, run);
        add_way(ring, long_way, near);
        const auto way = near.shortest_way(most);
        EXPECT_EQ(cost_of(ring, way), most == 61 ? 60 : 40);
    }
}

TEST(Neighbourhood, has_nothing_to_say_at_a_limit) {
    Roads ring(100);
    for (std::uint32_t node = 0; node < 100; ++node) ring.add_road(node, (node + 1) % 100, 1);
    ring.to = 60;
    noyes::Run run(Limits{.nodes = 1});
    search::Neighbourhood<Roads> near(ring, run);
    const std::vector<std::uint32_t> start{0};
    add_way(ring, start, near);
    EXPECT_TRUE(near.shortest_way(100).empty());
}

}  // namespace
}  // namespace noyes::test
