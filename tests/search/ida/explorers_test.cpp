// IDA* with one thread or several, by recursion or with a stack: the same counts, the same lengths.
#include <noyes/base/thread_executor.hpp>
#include <noyes/search/ida_star.hpp>
#include <noyes/tiles/detours/without_detours.hpp>
#include <noyes/tiles/heuristics/manhattan.hpp>
#include <noyes/tiles/heuristics/pattern_database.hpp>
#include <noyes/tiles/heuristics/walking_distance.hpp>

#include <gtest/gtest.h>

#include <array>
#include <chrono>
#include <random>
#include <utility>
#include <vector>

namespace noyes::test {

namespace {

using search::Deepening;
using search::DepthFirst;
using search::Interleaved;
using search::Outcome;
using search::Surveying;
using search::Unobserved;

using Shape = tiles::Fixed<4, 4>;
using Puzzle = tiles::Puzzle<Shape>;
using Direct = tiles::WithoutDetours<Shape>;
using Tiles = std::array<tiles::Tile, 16>;

constexpr tiles::Homes homes{{4, 4}, 0};

// Korf's boards with their lengths, and the nodes published for IDA* with Manhattan distance.
constexpr Tiles korf_12{14, 1, 9, 6, 4, 8, 12, 5, 7, 2, 3, 0, 10, 11, 13, 15};
constexpr Cost korf_12_length = 45;
constexpr Tiles korf_42{4, 5, 7, 2, 9, 14, 12, 13, 0, 3, 6, 11, 8, 1, 15, 10};

constexpr Cost korf_42_length = 42;
constexpr Tiles korf_28{13, 14, 6, 12, 4, 5, 1, 0, 9, 3, 10, 2, 15, 11, 8, 7};
constexpr Cost korf_28_length = 52;
constexpr std::uint64_t korf_28_nodes = 5'934'442;
constexpr Tiles korf_88{15, 2, 12, 11, 14, 13, 9, 5, 1, 3, 8, 7, 0, 10, 6, 4};  // 65 moves

bool leads_home(const Puzzle& puzzle, const std::vector<tiles::Direction>& path) {
    tiles::PlainBoard board(homes);
    for (std::size_t i = path.size(); i-- > 0;) board.slide(homes.extent, opposite(path[i]));
    const auto start = puzzle.start();
    for (tiles::Cell cell = 0; cell < 16; ++cell) {
        if (board.tile(cell) != start.tile(cell)) return false;
    }
    return true;
}

template <class D, class H>
using Recursive = Deepening<D, H, Unobserved, DepthFirst<D, H, Unobserved>>;
template <class D, class H>
using Stacked = Deepening<D, H, Unobserved, Interleaved<D, H>>;

template <class D, class H>
using Surveyed = Deepening<D, H, Unobserved, Surveying<D, H>>;

template <template <class, class> class Way, class D, class H>
auto solve(const D& domain, const H& heuristic, std::size_t threads, Limits limits = {}) {
    ThreadExecutor executor(threads);
    noyes::Run run(limits);
    run.set_executor(executor);
    Unobserved nobody;
    search::Team team(run);
    Way<D, H> deepening(domain, heuristic, nobody, run, team);
    while (!deepening.advance()) {
    }
    return deepening.finish();
}

template <class H>
class Explorers : public testing::Test {
   protected:
    const Puzzle puzzle{homes, korf_12};
    const Puzzle larger{homes, korf_28};
    const H heuristic{homes};
};

using Heuristics = testing::Types<tiles::Manhattan<Shape>, tiles::WalkingDistance<Shape>>;
TYPED_TEST_SUITE(Explorers, Heuristics);

// The whole last iteration too: parts behind the solution are not counted.
TYPED_TEST(Explorers, count_alike_and_find_the_same_way_with_any_number_of_threads) {
    const auto one = solve<Recursive>(this->larger, this->heuristic, 1);
    EXPECT_EQ(one.cost, korf_28_length);
    for (const std::size_t threads : {2u, 3u, 4u}) {
        const auto some = solve<Recursive>(this->larger, this->heuristic, threads);
        EXPECT_EQ(some.path, one.path) << threads;
        EXPECT_EQ(some.stats.expanded, one.stats.expanded) << threads;
        EXPECT_EQ(some.stats.generated, one.stats.generated) << threads;
        EXPECT_EQ(some.stats.undo_skipped, one.stats.undo_skipped) << threads;
    }
}

TEST(Threads, keep_the_published_count_of_korfs_board_28) {
    const Puzzle puzzle(homes, korf_28);
    const auto result = solve<Recursive>(puzzle, tiles::Manhattan<Shape>(homes), 4);
    EXPECT_EQ(result.cost, korf_28_length);
    EXPECT_EQ(result.stats.generated + 1, korf_28_nodes);
    EXPECT_EQ(result.stats.threads, 4u);
    EXPECT_GE(result.stats.balance, 1);
    EXPECT_LE(result.stats.balance, 4);
}

// One iteration with a bound below the solution's length, which has no goal.
template <class Explorer, class D, class H>
std::pair<search::Tally, Cost> iteration(const D& domain, const H& heuristic, Cost bound) {
    noyes::Run run;
    search::Team team(run);
    Unobserved nobody;
    Explorer explorer(domain, heuristic, nobody, team);
    explorer.begin(bound);
    const auto start = domain.start();
    EXPECT_EQ(explorer.explore({start, heuristic.evaluate(start)}, 0), search::Ending::explored);
    return {explorer.tally(), explorer.overshoot()};
}

template <class D, class H>
void expect_equal_iterations(const D& domain, const H& heuristic) {
    const Cost first = heuristic.estimate(heuristic.evaluate(domain.start()));
    ASSERT_LT(first, korf_12_length);
    for (Cost bound = first; bound < korf_12_length; bound += 2) {
        const auto by_recursion = iteration<DepthFirst<D, H, Unobserved>>(domain, heuristic, bound);
        const auto by_stack = iteration<Interleaved<D, H>>(domain, heuristic, bound);
        EXPECT_EQ(by_stack, by_recursion) << bound;
        EXPECT_EQ(by_stack.second, 2) << bound;  // parity: the next bound is two more
    }
}

TYPED_TEST(Explorers, look_at_the_same_nodes_in_complete_iterations) {
    expect_equal_iterations(this->puzzle, this->heuristic);
    noyes::Run run;
    const auto detours = tiles::Detours::make({4, 4}, 10, run);
    expect_equal_iterations(Direct(this->puzzle, *detours), this->heuristic);
}

TEST(ExplorersWithTables, look_at_the_same_nodes_whether_entries_are_fetched_or_not) {
    noyes::Run run;
    tiles::NoTables none;
    const auto detours = tiles::Detours::make({4, 4}, 10, run);
    const Direct direct(Puzzle(homes, korf_12), *detours);
    for (const std::string partition : {"5-5-5", "6-6-3"}) {
        const auto patterns = tiles::PatternDatabase<Shape>::make(
            homes, Settings({{"partition", partition}}), none, run);
        expect_equal_iterations(direct, *patterns);
    }
}

TYPED_TEST(Explorers, find_shortest_ways_with_a_stack_with_and_without_detours_and_threads) {
    noyes::Run run;
    const auto detours = tiles::Detours::make({4, 4}, 10, run);
    for (const Tiles& tiles : {korf_28, korf_42}) {
        const Puzzle start(homes, tiles);
        const Direct direct(start, *detours);
        for (const std::size_t threads : {1u, 2u, 4u}) {
            const Cost length = tiles == korf_28 ? korf_28_length : korf_42_length;
            for (const auto& result : {solve<Stacked>(start, this->heuristic, threads),
                                       solve<Stacked>(direct, this->heuristic, threads),
                                       solve<Recursive>(direct, this->heuristic, threads)}) {
                ASSERT_EQ(result.outcome, Outcome::solved);
                EXPECT_EQ(result.cost, length);
                EXPECT_TRUE(leads_home(start, result.path));
            }
        }
    }
}

TYPED_TEST(Explorers, with_a_stack_look_first_below_the_moves_that_promise_most) {
    const auto known = solve<Recursive>(this->larger, this->heuristic, 1);
    const std::span<const tiles::Direction> way = known.path;
    search::Promise promise;
    promise.note(
        search::PackedPath<tiles::Direction, 1>(way.first(8)).first(search::Promise::moves), 1);
    noyes::Run run;
    search::Team team(run);
    Unobserved nobody;
    Interleaved<Puzzle, TypeParam> explorer(this->larger, this->heuristic, nobody, team);
    const auto start = this->larger.start();
    const auto found_with = [&](const search::Promise& given) {
        const std::uint64_t before = explorer.tally().generated;
        explorer.begin(korf_28_length, given);
        EXPECT_EQ(explorer.explore({start, this->heuristic.evaluate(start)}, 0),
                  search::Ending::found);
        return explorer.tally().generated - before;
    };
    const std::uint64_t by_promise = found_with(promise);
    EXPECT_TRUE(std::ranges::equal(way.first(search::Promise::moves),
                                   std::span(explorer.path()).first(search::Promise::moves)));
    EXPECT_LT(by_promise, found_with({}));
}

// With another number of threads only the last iteration may differ.
TYPED_TEST(Explorers, with_a_stack_count_the_same_every_time) {
    for (const std::size_t threads : {1u, 3u}) {
        const auto once = solve<Stacked>(this->larger, this->heuristic, threads);
        const auto again = solve<Stacked>(this->larger, this->heuristic, threads);
        EXPECT_EQ(once.path, again.path) << threads;
        EXPECT_EQ(once.stats.expanded, again.stats.expanded) << threads;
        EXPECT_EQ(once.stats.generated, again.stats.generated) << threads;
    }
}

// A board some random moves away from home.
Tiles scrambled(const tiles::Homes& goal, unsigned seed) {
    std::mt19937 random(seed);
    tiles::PlainBoard board(goal);
    for (int moves = 0; moves < 150;) {
        const auto way = static_cast<tiles::Direction>(random() % 4);
        if (!is_legal(goal.extent, board.blank(), way)) continue;
        board.slide(goal.extent, way);
        ++moves;
    }
    Tiles all{};
    for (tiles::Cell cell = 0; cell < 16; ++cell) all[cell] = board.tile(cell);
    return all;
}

template <class H>
void expect_the_same_by_survey(const Direct& direct, const H& walking) {
    const auto recursive = solve<Recursive>(direct, walking, 1);
    ASSERT_EQ(recursive.outcome, Outcome::solved);
    for (const std::size_t threads : {1u, 2u, 4u}) {
        const auto surveyed = solve<Surveyed>(direct, walking, threads);
        EXPECT_EQ(surveyed.outcome, Outcome::solved);
        EXPECT_EQ(surveyed.cost, recursive.cost);
        EXPECT_EQ(surveyed.path, recursive.path) << threads;
        EXPECT_EQ(surveyed.stats.expanded, recursive.stats.expanded) << threads;
        EXPECT_EQ(surveyed.stats.generated, recursive.stats.generated) << threads;
    }
}

// The order is the same, too: so are the way found and the counts, in the last iteration as well.
TEST(ExplorersBySurvey, do_as_by_recursion_with_any_number_of_threads) {
    noyes::Run run;
    const auto detours = tiles::Detours::make({4, 4}, 10, run);
    ASSERT_NE(detours->lanes(), nullptr);
    const tiles::WalkingDistance<Shape> walking(homes);
    for (const Tiles& tiles : {korf_12, korf_28, korf_42})
        expect_the_same_by_survey(Direct(Puzzle(homes, tiles), *detours), walking);
}

TEST(ExplorersBySurvey, do_as_by_recursion_wherever_the_blank_belongs) {
    noyes::Run run;
    const auto detours = tiles::Detours::make({4, 4}, 8, run);
    for (tiles::Cell home = 0; home < 16; ++home) {
        const tiles::Homes goal{{4, 4}, home};
        expect_the_same_by_survey(Direct(Puzzle(goal, scrambled(goal, home)), *detours),
                                  tiles::WalkingDistance<Shape>(goal));
    }
}

TEST(ExplorersBySurvey, look_at_the_same_nodes_in_complete_iterations) {
    noyes::Run run;
    const auto detours = tiles::Detours::make({4, 4}, 12, run);
    const Direct direct(Puzzle(homes, korf_12), *detours);
    const tiles::WalkingDistance<Shape> walking(homes);
    using D = Direct;
    using H = tiles::WalkingDistance<Shape>;
    const Cost first = walking.estimate(walking.evaluate(direct.start()));
    ASSERT_LT(first, korf_12_length);
    for (Cost bound = first; bound < korf_12_length; bound += 2) {
        EXPECT_EQ((iteration<Surveying<D, H>>(direct, walking, bound)),
                  (iteration<DepthFirst<D, H, Unobserved>>(direct, walking, bound)));
    }
}

TEST(ExplorersBySurvey, halt_at_the_node_limit) {
    noyes::Run run;
    const auto detours = tiles::Detours::make({4, 4}, 12, run);
    const Direct hard(Puzzle(homes, korf_88), *detours);
    const tiles::WalkingDistance<Shape> walking(homes);
    for (const std::size_t threads : {1u, 2u}) {
        const auto result = solve<Surveyed>(hard, walking, threads, {.nodes = 2'000'000});
        EXPECT_EQ(result.outcome, Outcome::halted);
        EXPECT_GT(result.stats.generated, 1'900'000u);
        EXPECT_LT(result.stats.generated, 2'000'000u + threads * 3 * 2'000'000u / 64);
    }
}

TYPED_TEST(Explorers, halt_at_the_node_limit_with_any_number_of_threads) {
    for (const std::size_t threads : {1u, 2u, 4u}) {
        const Puzzle hard(homes, korf_88);
        for (const auto& result :
             {solve<Stacked>(hard, this->heuristic, threads, {.nodes = 2'000'000}),
              solve<Recursive>(hard, this->heuristic, threads, {.nodes = 2'000'000})}) {
            EXPECT_EQ(result.outcome, Outcome::halted);
            EXPECT_GT(result.stats.generated, 1'900'000u);
            // Each thread is allowed a 64th of what was left, in states to expand, when it asked.
            EXPECT_LT(result.stats.generated, 2'000'000u + threads * 3 * 2'000'000u / 64);
            EXPECT_LE(result.lower_bound, 65);
        }
    }
}

TYPED_TEST(Explorers, halt_in_time_with_several_threads) {
    using namespace std::chrono_literals;
    const Puzzle hard(homes, korf_88);
    const auto start = std::chrono::steady_clock::now();
    const auto result = solve<Recursive>(hard, this->heuristic, 3, {.time = 200ms});
    EXPECT_EQ(result.outcome, Outcome::halted);
    EXPECT_LT(std::chrono::steady_clock::now() - start, 2s);
}

}  // namespace

}  // namespace noyes::test
