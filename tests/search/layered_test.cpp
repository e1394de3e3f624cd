#include <noyes/search/layered.hpp>

#include "recorder.hpp"
#include "roads.hpp"

#include <gtest/gtest.h>

namespace noyes::test {

namespace {

using search::Layered;
using search::Outcome;

// The same with clues: the number of the road to a node, where it is small enough.
class CluedRoads : public Roads {
   public:
    using Graph::for_each_child;
    using Roads::Roads;

    [[nodiscard]] search::Clue clue(State, Move last) const {
        return static_cast<search::Clue>(last < none ? last : none);
    }
    bool for_each_child(State node, search::Clue clue, auto visit) const {
        const auto last = static_cast<Move>(clue);
        if (last == none) return for_each_child(node, search::NoMove{}, visit);
        return for_each_child(node, last, visit);
    }

   private:
    static constexpr Move none = 255;
};

static_assert(!search::CluedDomain<Roads>);
static_assert(search::CluedDomain<CluedRoads>);
static_assert(!search::UndirectedDomain<Graph>);

template <class Domain>
class LayeredOn : public testing::Test {};

using Domains = testing::Types<Roads, CluedRoads>;
TYPED_TEST_SUITE(LayeredOn, Domains, );

TYPED_TEST(LayeredOn, finds_the_fewest_steps_or_says_that_there_are_none) {
    Random random(3);
    int unreachable = 0;
    for (int i = 0; i < 500; ++i) {
        const auto graph = random_roads<TypeParam>(random);
        const Cost shortest = distances(graph)[graph.from];
        search::Unobserved nobody;
        noyes::Run run;
        const auto found = Layered::search(graph, search::NoEstimate{}, nobody, run, {});
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

// A ladder of 200,000 rungs: the table grows many times, and no state is lost.
Roads ladder(std::uint32_t rungs) {
    Roads graph(2 * rungs);
    for (std::uint32_t i = 0; i + 1 < rungs; ++i) {
        graph.add_road(2 * i, 2 * i + 2, 1);
        graph.add_road(2 * i + 1, 2 * i + 3, 1);
        graph.add_road(2 * i, 2 * i + 1, 1);
    }
    return graph;
}

TEST(Layered, stores_each_state_once_and_counts_what_it_did) {
    constexpr std::uint32_t rungs = 200'000;
    Roads graph = ladder(rungs);
    graph.to = 2 * rungs - 1;
    Recorder<Graph::State> recorder;
    noyes::Run run;
    const auto found = Layered::search(graph, search::NoEstimate{}, recorder, run, {});
    ASSERT_EQ(found.outcome, Outcome::solved);
    EXPECT_EQ(found.cost, static_cast<Cost>(rungs));
    EXPECT_EQ(found.stats.peak_stored, 2 * rungs);
    EXPECT_EQ(found.stats.expanded, recorder.count(Told::expanded));
    EXPECT_EQ(found.stats.generated, recorder.count(Told::generated));
    EXPECT_EQ(found.stats.duplicates, recorder.count(Told::pruned));
    EXPECT_EQ(recorder.bounds.back(), found.cost);
    // 4 bytes a node and at most 6.9 for the table, with some blocks that are not full
    EXPECT_LE(found.stats.memory_bytes, 11 * found.stats.peak_stored + 10'000);
}

TEST(Layered, halts_at_its_limits) {
    const Roads graph = ladder(100'000);  // no goal
    search::Unobserved nobody;
    for (const std::uint64_t memory : {0u, 10'000u, 300'000u}) {
        noyes::Run run(Limits{.memory = memory});
        const auto found = Layered::search(graph, search::NoEstimate{}, nobody, run, {});
        EXPECT_EQ(found.outcome, Outcome::halted);
        EXPECT_EQ(run.halt(), Halt::memory_limit);
        EXPECT_LE(run.peak_memory(), memory);
        EXPECT_EQ(run.memory(), 0u);
    }
    noyes::Run few(Limits{.nodes = 1000});
    EXPECT_EQ(Layered::search(graph, search::NoEstimate{}, nobody, few, {}).outcome,
              Outcome::halted);
    EXPECT_EQ(few.halt(), Halt::node_limit);
    StopFlag stop;
    stop.raise();
    noyes::Run stopped({}, &stop);
    EXPECT_EQ(Layered::search(graph, search::NoEstimate{}, nobody, stopped, {}).outcome,
              Outcome::halted);
    EXPECT_EQ(stopped.halt(), Halt::stopped);
}

}  // namespace

}  // namespace noyes::test
