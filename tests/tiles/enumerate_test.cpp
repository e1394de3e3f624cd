// Counts against published ones and against a plain breadth-first search.
#include <noyes/tiles/enumerate.hpp>

#include <noyes/base/thread_executor.hpp>

#include "../conformance/distances.hpp"
#include "boards.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>

namespace noyes::tiles {
namespace {

Enumeration all_of(const Board& goal, std::size_t examples = 1, std::size_t threads = 2) {
    noyes::Run run;
    ThreadExecutor executor(threads);
    return enumerate(goal, run, executor, {.examples = examples});
}

std::uint64_t sum(const std::vector<std::uint64_t>& counts) {
    return std::accumulate(counts.begin(), counts.end(), std::uint64_t{0});
}

struct Published {
    Extent extent;
    std::uint64_t boards;
    std::size_t farthest;  // OEIS A151944 for squares, A087725 and Korf's tables for the others
};

void expect_published(const Published& published) {
    const Enumeration found = all_of(goal_of("blank-last", published.extent));
    EXPECT_EQ(found.boards, published.boards);
    EXPECT_EQ(sum(found.boards_at), published.boards);
    EXPECT_EQ(found.boards_at.size() - 1, published.farthest);
    EXPECT_EQ(boards_of(published.extent), published.boards);
    EXPECT_FALSE(found.halt);
}

TEST(Enumerate, finds_the_published_number_of_boards_and_the_farthest) {
    expect_published({{2, 2}, 12, 6});
    expect_published({{2, 3}, 360, 21});
    expect_published({{2, 4}, 20'160, 36});
    expect_published({{3, 3}, 181'440, 31});
}

TEST(Enumerate, a_board_and_its_mirror_at_the_diagonal_are_alike) {
    for (const Extent extent : {Extent{2, 3}, Extent{2, 4}}) {
        const Extent turned{extent.columns, extent.rows};
        EXPECT_EQ(all_of(goal_of("blank-last", extent)).boards_at,
                  all_of(goal_of("blank-last", turned)).boards_at);
    }
}

TEST(EnumerateSlow, finds_the_published_number_of_boards_and_the_farthest_of_2x5) {
    expect_published({{2, 5}, 1'814'400, 55});
    expect_published({{5, 2}, 1'814'400, 55});
}

TEST(Enumerate, two_8_puzzles_are_31_moves_away_and_the_mean_is_22) {
    const Enumeration found = all_of(goal_of("blank-last", {3, 3}), 5);
    EXPECT_EQ(found.boards_at[31], 2u);
    EXPECT_EQ(found.farthest.size(), 2u);
    EXPECT_NEAR(mean_distance(found), 21.97, 0.005);
}

TEST(Enumerate, the_snail_has_148_8_puzzles_at_30_moves) {
    const Enumeration found = all_of(goal_of("snail", {3, 3}), 200);
    EXPECT_EQ(found.boards_at.size(), 31u);
    EXPECT_EQ(found.boards_at[30], 148u);
    EXPECT_EQ(found.farthest.size(), 148u);
    EXPECT_NEAR(mean_distance(found), 21.50, 0.005);
}

std::vector<std::uint64_t> plain_counts(const test::Distances& distances) {
    std::vector<std::uint64_t> counts;
    for (std::size_t i = 0; i < distances.size(); ++i) {
        const auto distance = static_cast<std::size_t>(distances.distance(i));
        counts.resize(std::max(counts.size(), distance + 1));
        ++counts[distance];
    }
    return counts;
}

TEST(Enumerate, counts_as_a_plain_search_does_for_every_goal_and_shape) {
    for (const NamedGoal& named : named_goals()) {
        for (const Extent extent :
             {Extent{2, 2}, Extent{2, 3}, Extent{3, 2}, Extent{2, 4}, Extent{4, 2}, Extent{3, 3}}) {
            const Board goal = named.board(extent);
            EXPECT_EQ(all_of(goal).boards_at, plain_counts(test::Distances(goal)))
                << named.about.name << " " << extent.rows << "x" << extent.columns;
        }
    }
}

// The examples are exactly the boards of their distance.
TEST(Enumerate, shows_the_boards_of_every_distance) {
    const Board goal = board_of({2, 3}, {3, 1, 0, 5, 2, 4});
    const test::Distances distances(goal);
    std::vector<std::vector<Board>> seen;
    noyes::Run run;
    SerialExecutor executor;
    enumerate(goal, run, executor,
              {.examples = 1000, .listener = [&](Cost, const std::vector<Board>& boards) {
                   seen.push_back(boards);
               }});
    for (std::size_t i = 0; i < distances.size(); ++i) {
        const auto& boards = seen.at(static_cast<std::size_t>(distances.distance(i)));
        EXPECT_EQ(std::ranges::count(boards, distances.board(i)), 1);
    }
    EXPECT_EQ(std::accumulate(seen.begin(), seen.end(), std::size_t{0},
                              [](std::size_t n, const auto& list) { return n + list.size(); }),
              360u);
}

TEST(Enumerate, is_the_same_with_any_number_of_threads) {
    const Board goal = goal_of("snake", {3, 3});
    const Enumeration one = all_of(goal, 7, 1);
    for (const std::size_t threads : {2u, 3u, 8u}) {
        const Enumeration several = all_of(goal, 7, threads);
        EXPECT_EQ(several.boards_at, one.boards_at);
        EXPECT_EQ(several.farthest, one.farthest);
    }
}

TEST(Enumerate, stops_after_a_distance_if_told_so) {
    noyes::Run run;
    SerialExecutor executor;
    const Enumeration found = enumerate(goal_of("blank-last", {3, 3}), run, executor, {.last = 3});
    // From the corner: two moves, then one more each way but back, then two from each edge.
    EXPECT_EQ(found.boards_at, (std::vector<std::uint64_t>{1, 2, 4, 8}));
    EXPECT_FALSE(found.halt);
}

TEST(Enumerate, a_raised_flag_leaves_complete_distances_only) {
    StopFlag stop;
    noyes::Run run({}, &stop);
    ThreadExecutor executor(2);
    const auto listener = [&](Cost distance, const std::vector<Board>&) {
        if (distance == 10) stop.raise();
    };
    const Enumeration found =
        enumerate(goal_of("blank-last", {3, 3}), run, executor, {.listener = listener});
    EXPECT_EQ(found.halt, Halt::stopped);
    ASSERT_EQ(found.boards_at.size(), 11u);
    EXPECT_EQ(found.boards, sum(found.boards_at));
    EXPECT_EQ(found.boards_at[10],
              plain_counts(test::Distances(goal_of("blank-last", {3, 3})))[10]);
}

TEST(Enumerate, takes_no_more_memory_than_it_may) {
    const std::uint64_t needed = enumeration_bytes({3, 3});
    SerialExecutor executor;
    noyes::Run enough({.memory = needed});
    EXPECT_FALSE(enumerate(goal_of("blank-last", {3, 3}), enough, executor).halt);
    EXPECT_EQ(enough.peak_memory(), needed);
    EXPECT_EQ(enough.memory(), 0u);
    noyes::Run too_little({.memory = needed - 1});
    const Enumeration none = enumerate(goal_of("blank-last", {3, 3}), too_little, executor);
    EXPECT_EQ(none.halt, Halt::memory_limit);
    EXPECT_TRUE(none.boards_at.empty());
    EXPECT_EQ(too_little.peak_memory(), 0u);
}

TEST(Enumerate, knows_what_shapes_take_that_no_machine_can_hold) {
    // 64 bits for 60 boards, and some tables beside them.
    EXPECT_GE(enumeration_bytes({3, 4}), 239'500'800u / 60 * 8);
    EXPECT_LE(enumeration_bytes({3, 4}), 239'500'800u / 4);  // two bits a board
    EXPECT_LE(enumeration_bytes({2, 6}), 239'500'800u / 4);
    EXPECT_EQ(boards_of({4, 4}), 10'461'394'944'000u);
    EXPECT_GE(enumeration_bytes({4, 4}), boards_of({4, 4}) / 8);
    EXPECT_EQ(enumeration_bytes({1000, 1000}), beyond_64_bits);
    noyes::Run run;
    SerialExecutor executor;
    EXPECT_EQ(enumerate(goal_of("blank-last", {5, 5}), run, executor).halt, Halt::memory_limit);
}

}  // namespace
}  // namespace noyes::tiles
