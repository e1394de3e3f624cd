#include <noyes/tiles/shuffle.hpp>

#include <noyes/tiles/solvability.hpp>

#include "boards.hpp"

#include <gtest/gtest.h>

#include <map>
#include <vector>

namespace noyes::tiles {
namespace {

// SplitMix64's published numbers for the seed 1234567 start with 6457827717110365317,
// 3203168211198807973, 9817491932198370423: modulo 4, 3 and 2 they are 1, 1 and 1. So 0 1 2 3
// becomes 0 3 2 1, then 0 2 3 1, and stays. That has 2 inverted pairs, its blank is one row off:
// unsolvable, so 1 and 2 are exchanged.
TEST(RandomBoard, follows_from_its_seed_by_arithmetic) {
    Random random(1234567);
    const Board board = random_board(goal_of("blank-last", {2, 2}), random);
    EXPECT_EQ(board, board_of({2, 2}, {0, 1, 3, 2}));
}

TEST(RandomBoard, can_reach_every_goal) {
    Random random(7);
    for (const NamedGoal& named : named_goals()) {
        for (const Extent extent : {Extent{2, 2}, Extent{3, 4}, Extent{4, 3}, Extent{5, 5}}) {
            const Board goal = named.board(extent);
            for (int i = 0; i < 100; ++i) {
                ASSERT_TRUE(solvability(random_board(goal, random), goal).solvable);
            }
        }
    }
}

// Chi-square of 36,000 draws over the 360 boards of 2x3: 359 expected, standard deviation
// sqrt(2 * 359) = 26.8.
TEST(RandomBoard, is_uniform_over_the_360_solvable_boards_of_2x3) {
    constexpr double expected = 100;
    const Board goal = goal_of("snail", {2, 3});
    Random random(2024);
    std::map<std::vector<Tile>, int> seen;
    for (int i = 0; i < 36'000; ++i) {
        const Board board = random_board(goal, random);
        ++seen[{board.tiles().begin(), board.tiles().end()}];
    }
    EXPECT_EQ(seen.size(), 360u);
    double chi_square = 0;
    for (const auto& [tiles, count] : seen) {
        chi_square += (count - expected) * (count - expected) / expected;
    }
    EXPECT_GT(chi_square, 359 - 4 * 26.8);
    EXPECT_LT(chi_square, 359 + 4 * 26.8);
}

}  // namespace
}  // namespace noyes::tiles
