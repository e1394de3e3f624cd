#include <noyes/tiles/distant.hpp>

#include "../conformance/distances.hpp"
#include "boards.hpp"

#include <gtest/gtest.h>

#include <algorithm>

namespace noyes::tiles {
namespace {

TEST(Distant, has_the_two_8_puzzles_of_31_moves) {
    const DistantBoards found = boards_between(goal_of("blank-last", {3, 3}), 31, 31);
    EXPECT_EQ(found.farthest, 31);
    ASSERT_EQ(found.boards.size(), 2u);
    for (const DistantBoard& far : found.boards) EXPECT_EQ(far.distance, 31);
}

TEST(Distant, has_nothing_beyond_the_farthest) {
    const DistantBoards found = boards_between(goal_of("blank-last", {2, 2}), 7, 100);
    EXPECT_EQ(found.farthest, 6);
    EXPECT_TRUE(found.boards.empty());
}

TEST(Distant, has_every_board_of_a_range_once_with_its_distance) {
    const Board goal = goal_of("snail", {2, 4});
    const test::Distances distances(goal);
    const DistantBoards found = boards_between(goal, 8, 10);
    std::size_t wanted = 0;
    for (std::size_t i = 0; i < distances.size(); ++i) {
        if (distances.distance(i) < 8 || distances.distance(i) > 10) continue;
        ++wanted;
        const Board board = distances.board(i);
        const auto place =
            std::ranges::find_if(found.boards, [&](const auto& far) { return far.board == board; });
        ASSERT_NE(place, found.boards.end());
        EXPECT_EQ(place->distance, distances.distance(i));
    }
    EXPECT_EQ(found.boards.size(), wanted);
}

TEST(Distant, is_known_up_to_nine_cells) {
    EXPECT_TRUE(distances_are_known({3, 3}));
    EXPECT_TRUE(distances_are_known({2, 4}));
    EXPECT_FALSE(distances_are_known({2, 5}));
    EXPECT_FALSE(distances_are_known({4, 4}));
    EXPECT_FALSE(distances_are_known({65536, 65536}));
}

}  // namespace
}  // namespace noyes::tiles
