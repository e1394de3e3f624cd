// Searches obey their limits on a 15-puzzle that they cannot solve in time: Korf's board 88, 65
// moves and thousands of millions of nodes away.
#include <noyes/search/a_star.hpp>
#include <noyes/search/bidirectional.hpp>
#include <noyes/search/breadth_first.hpp>
#include <noyes/search/ida_star.hpp>
#include <noyes/search/rbfs.hpp>
#include <noyes/tiles/heuristics/manhattan.hpp>

#include <gtest/gtest.h>

#include <thread>

namespace noyes::test {

namespace {

using namespace std::chrono_literals;
using Clock = std::chrono::steady_clock;
using Shape = tiles::Fixed<4, 4>;
using search::Outcome;

// Searches promise 50 ms; a machine that does other work too gets ten times that.
constexpr auto soon = 500ms;

template <class Algorithm>
search::Result<tiles::Direction> search_hard_board(noyes::Run& run) {
    constexpr tiles::Tile tiles[]{15, 2, 12, 11, 14, 13, 9, 5, 1, 3, 8, 7, 0, 10, 6, 4};
    constexpr tiles::Homes homes{Shape::extent, 0};
    search::Unobserved nobody;
    return Algorithm::search(tiles::Puzzle<Shape>(homes, tiles), tiles::Manhattan<Shape>(homes),
                             nobody, run, {});
}

template <class Algorithm>
class EverySearch : public testing::Test {};

using Algorithms = testing::Types<search::AStar, search::BreadthFirst, search::IdaStar,
                                  search::Rbfs, search::Bidirectional>;
TYPED_TEST_SUITE(EverySearch, Algorithms, );

TYPED_TEST(EverySearch, ends_at_its_time_limit) {
    noyes::Run run(Limits{.time = 100ms, .memory = 512u << 20});
    const auto result = search_hard_board<TypeParam>(run);
    EXPECT_EQ(result.outcome, Outcome::halted);
    EXPECT_EQ(run.halt(), Halt::time_limit);
    EXPECT_LT(run.elapsed(), 100ms + soon);
    EXPECT_GT(result.stats.generated, 0u);
    EXPECT_LE(result.lower_bound, 65);
}

TYPED_TEST(EverySearch, ends_soon_after_another_thread_raises_the_flag) {
    StopFlag stop;
    noyes::Run run(Limits{.memory = 512u << 20}, &stop);
    Clock::time_point raised;
    std::thread other([&] {
        std::this_thread::sleep_for(100ms);
        raised = Clock::now();
        stop.raise();
    });
    const auto result = search_hard_board<TypeParam>(run);
    const Clock::time_point ended = Clock::now();
    other.join();
    EXPECT_EQ(result.outcome, Outcome::halted);
    EXPECT_EQ(run.halt(), Halt::stopped);
    EXPECT_LT(ended - raised, soon);
}

TYPED_TEST(EverySearch, passes_its_node_limit_by_less_than_four_nodes) {
    for (const std::uint64_t limit : {1u, 10u, 12'345u, 200'000u}) {
        noyes::Run run(Limits{.nodes = limit});
        const auto result = search_hard_board<TypeParam>(run);
        EXPECT_EQ(run.halt(), Halt::node_limit);
        EXPECT_GE(result.stats.generated + 1, limit);  // the last may be left unlooked at
        EXPECT_LT(result.stats.generated, limit + 4);
    }
}

#ifdef NOYES_SANITIZED
constexpr std::uint64_t budget = 8u << 20;
#else
constexpr std::uint64_t budget = 64u << 20;
#endif

TEST(AStar, stays_within_its_memory_and_needs_at_most_16_bytes_a_state) {
    noyes::Run run(Limits{.memory = budget});
    const auto result = search_hard_board<search::AStar>(run);
    EXPECT_EQ(result.outcome, Outcome::halted);
    EXPECT_EQ(run.halt(), Halt::memory_limit);
    EXPECT_LE(run.peak_memory(), budget);
    EXPECT_EQ(result.stats.memory_bytes, run.peak_memory());
    EXPECT_LE(result.stats.memory_bytes, 16 * result.stats.peak_stored);
    EXPECT_EQ(run.memory(), 0u);
    EXPECT_GE(result.lower_bound, 43);  // the board's Manhattan distance
    EXPECT_LE(result.lower_bound, 65);
}

TEST(AStar, ends_at_once_where_there_is_no_memory_at_all) {
    noyes::Run run(Limits{.memory = 0});
    EXPECT_EQ(search_hard_board<search::AStar>(run).outcome, Outcome::halted);
    EXPECT_EQ(run.halt(), Halt::memory_limit);
}

}  // namespace

}  // namespace noyes::test
