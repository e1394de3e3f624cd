#include <noyes/game/known_way.hpp>

#include "games.hpp"

#include <gtest/gtest.h>

namespace noyes::test {
namespace {

using game::Distance;
using TileWay = game::KnownWay<TilePlay>;

// Two moves from the goal, and one move farther away than that: up.
//
//   1 2 3
//   4 5 6
//   . 7 8
class KnownWayTest : public testing::Test {
   protected:
    void go(Direction step) {
        ASSERT_TRUE(play_.apply(state_, step));
        way_.follow(step, state_, step);
    }

    TilePlay play_ = rules("blank-last", {3, 3});
    Board state_ = board("1 2 3 / 4 5 6 / 0 7 8");
    TileWay way_{play_, state_, {Direction::right, Direction::right}, 2};
};

TEST_F(KnownWayTest, knows_again_what_was_proven_after_a_step_along_it_and_back) {
    go(Direction::right);
    EXPECT_EQ(way_.distance(), (Distance{1, 1}));
    go(Direction::left);
    EXPECT_EQ(way_.distance(), (Distance{2, 2}));
}

TEST_F(KnownWayTest, knows_again_what_was_proven_in_the_middle_of_it) {
    go(Direction::right);
    go(Direction::right);
    go(Direction::left);
    EXPECT_EQ(way_.distance(), (Distance{1, 1}));
}

TEST_F(KnownWayTest, knows_it_again_after_straying_on_the_way_back) {
    go(Direction::right);
    go(Direction::up);
    go(Direction::down);
    go(Direction::left);
    EXPECT_EQ(way_.distance(), (Distance{2, 2}));
}

// Once around the square of 4 5 and 7: the
// blank is back, but these three tiles have changed places.
TEST_F(KnownWayTest, does_not_take_another_board_with_the_same_blank_for_it) {
    for (const Direction step : {Direction::up, Direction::right, Direction::down, Direction::left})
        go(step);
    EXPECT_FALSE(way_.distance().is_proven());
    EXPECT_EQ(way_.distance().at_most, 6);
}

}  // namespace
}  // namespace noyes::test
