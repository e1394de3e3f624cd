#include <noyes/game/scramble.hpp>

#include <noyes/game/tile_solver.hpp>

#include "distance.hpp"
#include "games.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace noyes::test {
namespace {

using game::TileSolver;

// 65,352 of the 181,440 boards are 24 or more moves away from blank-last (breadth-first search).
RC_GTEST_PROP(Scramble, is_exactly_as_far_away_as_was_asked_for, ()) {
    const TilePlay play = rules(*rc::gen::element("blank-last", "snail"), {3, 3});
    const auto distance = *rc::gen::inRange<std::size_t>(0, 25);
    const auto seed = *rc::gen::arbitrary<std::uint64_t>();
    Random random(seed);
    Random same(seed);
    const auto found = scrambled_at(play, distance, random, TileSolver{});
    RC_ASSERT(found.has_value());
    RC_ASSERT(std::cmp_equal(true_distance(*found, play.goal()), distance));
    RC_ASSERT(*found == *scrambled_at(play, distance, same, TileSolver{}));
}

TEST(Scramble, farther_than_any_board_is_refused) {
    const TilePlay play = rules("blank-last", {2, 2});
    Random random(1);
    const auto found = scrambled_at(play, 7, random, TileSolver{});
    ASSERT_FALSE(found);
    EXPECT_EQ(found.error().code, game::code::none_so_far);
    EXPECT_EQ(found.error().numbers[0], 7);
}

TEST(Scramble, is_not_guessed_where_nothing_is_proven) {
    const TilePlay play = rules("blank-last", {4, 4});
    Random random(1);
    const auto found = scrambled_at(play, 20, random, TileSolver{.algorithm = {"layers"}});
    EXPECT_FALSE(found);
}

}  // namespace
}  // namespace noyes::test
