#include <noyes/tiles/ranking.hpp>

#include <noyes/tiles/shuffle.hpp>
#include <noyes/tiles/solvability.hpp>

#include "boards.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

namespace noyes::tiles {
namespace {

// The even orders of 0 1 2 by their first tile: 0 1 2, 1 2 0, 2 0 1; the odd ones 0 2 1, 1 0 2, 2 1
// 0.
TEST(Orders, of_three_tiles_are_numbered_by_the_first) {
    const std::uint8_t even[3][3]{{0, 1, 2}, {1, 2, 0}, {2, 0, 1}};
    const std::uint8_t odd[3][3]{{0, 2, 1}, {1, 0, 2}, {2, 1, 0}};
    for (std::uint64_t number = 0; number < 3; ++number) {
        EXPECT_EQ(number_of(even[number]), number);
        EXPECT_EQ(number_of(odd[number]), number);
        std::vector<std::uint8_t> order(3);
        order_of(number, false, order);
        EXPECT_TRUE(std::ranges::equal(order, even[number]));
        order_of(number, true, order);
        EXPECT_TRUE(std::ranges::equal(order, odd[number]));
    }
}

TEST(Orders, are_half_of_the_factorial) {
    EXPECT_EQ(half_factorial(2), 1u);
    EXPECT_EQ(half_factorial(5), 60u);
    EXPECT_EQ(half_factorial(11), 19'958'400u);
    EXPECT_EQ(half_factorial(20), 1'216'451'004'088'320'000u);
}

TEST(Ranking, numbers_every_solvable_board_of_every_goal_once) {
    for (const NamedGoal& named : named_goals()) {
        for (const Extent extent : {Extent{2, 2}, Extent{2, 3}, Extent{3, 2}, Extent{4, 2}}) {
            const Board goal = named.board(extent);
            const Ranking ranking(goal);
            EXPECT_EQ(ranking.size(), half_factorial(extent.cells()));
            for (std::uint64_t number = 0; number < ranking.size(); ++number) {
                const Board board = ranking.board(number);
                ASSERT_TRUE(solvability(board, goal).solvable);
                ASSERT_EQ(ranking.number(board), number);
            }
        }
    }
}

TEST(Ranking, finds_random_boards_of_up_to_20_cells_again) {
    Random random(11);
    for (const Extent extent :
         {Extent{3, 4}, Extent{2, 7}, Extent{4, 4}, Extent{5, 4}, Extent{2, 10}}) {
        const Board goal = goal_of("snail", extent);
        const Ranking ranking(goal);
        for (int i = 0; i < 200; ++i) {
            const Board board = random_board(goal, random);
            ASSERT_LT(ranking.number(board), ranking.size());
            ASSERT_EQ(ranking.board(ranking.number(board)), board);
        }
    }
}

}  // namespace
}  // namespace noyes::tiles
