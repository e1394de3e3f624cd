#include <noyes/game/tile_play.hpp>

#include <noyes/game/codes.hpp>
#include <noyes/tiles/solvability.hpp>

#include "games.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace noyes::test {
namespace {

TEST(TilePlay, pushes_all_tiles_between_the_blank_and_the_one_that_is_chosen) {
    const TilePlay play = rules("blank-last", {3, 4});
    Board now = board("1 2 3 4 / 5 6 0 7 / 8 9 10 11");
    EXPECT_EQ(play.push(now, 4), (Steps{Direction::left, Direction::left}));
    EXPECT_EQ(play.push(now, 7), Steps{Direction::right});
    EXPECT_EQ(play.push(now, 2), Steps{Direction::up});
    EXPECT_EQ(play.push(now, 10), Steps{Direction::down});
    for (const Direction step : play.push(now, 4)) ASSERT_TRUE(play.apply(now, step));
    EXPECT_EQ(now, board("1 2 3 4 / 0 5 6 7 / 8 9 10 11"));
}

TEST(TilePlay, pushes_nothing_from_other_lines_from_the_blank_or_from_outside) {
    const TilePlay play = rules("blank-last", {3, 3});
    const Board now = board("1 2 3 / 4 0 5 / 6 7 8");
    for (const tiles::Cell cell : {0u, 2u, 4u, 6u, 8u, 9u, 4'000'000'000u}) {
        EXPECT_TRUE(play.push(now, cell).empty()) << cell;
    }
}

TEST(TilePlay, names_games_by_size_and_goal) {
    EXPECT_EQ(rules("blank-last", {4, 4}).key(), "tiles 4x4 blank-last");
    EXPECT_EQ(rules("snail", {3, 5}).key(), "tiles 3x5 snail");
    EXPECT_EQ(TilePlay(board("8 7 6 / 5 4 3 / 2 1 0")).key(), "tiles 3x3 own");
}

TEST(TilePlay, refuses_states_of_another_size_or_without_solution) {
    const TilePlay play = rules("blank-last", {3, 3});
    EXPECT_EQ(play.parse_state("1 2 / 3 0").error().code, game::code::other_size);
    EXPECT_EQ(play.parse_state("2 1 3 / 4 5 6 / 7 8 0").error().code, game::code::no_solution);
    EXPECT_EQ(play.parse_state("1 2 3 / 4 5 6 / 7 0 8").value(), board("123456708"));
}

TEST(TilePlay, reads_turns_in_one_direction_only) {
    const TilePlay play = rules("blank-last", {3, 3});
    const Board start = board("123456780");
    EXPECT_EQ(play.parse_turn("L2", start).value(), (Steps{Direction::left, Direction::left}));
    EXPECT_EQ(play.parse_turn("LU", start).error().code, game::code::not_one_turn);
    EXPECT_EQ(play.parse_turn("", start).error().code, game::code::not_one_turn);
    EXPECT_FALSE(play.parse_turn("X", start));
    EXPECT_FALSE(play.parse_turn("L3", start));
}

RC_GTEST_PROP(TilePlay, scrambles_boards_that_reach_the_goal_and_are_the_same_for_a_seed, ()) {
    const auto side = rc::gen::inRange<std::uint32_t>(2, 11);
    const tiles::Extent extent{*side, *side};
    const auto goals = tiles::named_goals();
    const auto which = *rc::gen::inRange<std::size_t>(0, goals.size());
    const TilePlay play(goals[which].board(extent));
    const auto seed = *rc::gen::arbitrary<std::uint64_t>();
    Random random(seed);
    Random same(seed);
    const Board scrambled = play.scrambled(random);
    RC_ASSERT(scrambled == play.scrambled(same));
    RC_ASSERT(solvability(scrambled, play.goal()).solvable);
    RC_ASSERT(play.parse_state(play.state_text(scrambled)).value() == scrambled);
    RC_ASSERT(TilePlay::parse_goal(play.goal_text()).value().goal() == play.goal());
}

}  // namespace
}  // namespace noyes::test
