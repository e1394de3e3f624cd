#include <noyes/game/game.hpp>

#include "games.hpp"

#include <gtest/gtest.h>

namespace noyes::test {
namespace {

// Solved by D, then R.
constexpr std::string_view two_moves_away = "1 2 3 / 4 0 6 / 7 5 8";

TEST(Game, starts_its_timer_with_the_first_move_and_stops_it_with_the_last) {
    TileGame game = game_of(two_moves_away);
    EXPECT_EQ(game.time(70s), 0s);
    EXPECT_FALSE(game.is_timed());
    EXPECT_TRUE(game.step(Direction::down, 100s));
    EXPECT_EQ(game.time(103s), 3s);
    EXPECT_FALSE(game.is_finished());
    EXPECT_TRUE(game.step(Direction::right, 104s));
    EXPECT_TRUE(game.is_solved());
    EXPECT_TRUE(game.is_finished());
    EXPECT_EQ(game.time(999s), 4s);
}

TEST(Game, does_not_count_the_time_of_a_pause) {
    TileGame game = game_of(two_moves_away);
    game.resume(5s);
    EXPECT_FALSE(game.is_timed()) << "nothing was moved yet";
    game.step(Direction::up, 10s);
    game.pause(13s);
    EXPECT_EQ(game.time(20s), 3s);
    game.resume(30s);
    EXPECT_EQ(game.time(31s), 4s);
    game.pause(31s);
    game.step(Direction::down, 50s);
    EXPECT_EQ(game.time(51s), 5s) << "a move ends a pause";
    EXPECT_EQ(game.history()[1].at, 4s);
}

TEST(Game, stands_still_while_a_clock_jumps_back) {
    TileGame game = game_of(two_moves_away);
    game.step(Direction::up, 100s);
    EXPECT_EQ(game.time(40s), 0s);
    EXPECT_EQ(game.time(101s), 1s);
}

TEST(Game, refuses_moves_that_are_not_possible_and_changes_nothing) {
    TileGame game = game_of("1 2 3 / 4 5 6 / 7 0 8");
    const Steps off_the_edge{Direction::left, Direction::left};
    EXPECT_FALSE(game.step(Direction::down, 1s));
    EXPECT_FALSE(game.turn(off_the_edge, 1s));
    EXPECT_FALSE(game.turn({}, 1s));
    EXPECT_EQ(game.state(), game.start());
    EXPECT_EQ(game.counts(), game::Counts{});
    EXPECT_FALSE(game.is_timed());
}

TEST(Game, counts_a_line_that_is_pushed_as_one_turn_and_as_its_steps) {
    TileGame game = game_of("1 2 3 4 / 5 6 7 8 / 9 10 11 12 / 0 13 14 15");
    EXPECT_TRUE(game.turn(game.rules().push(game.state(), 15), 0s));
    EXPECT_TRUE(game.is_solved());
    EXPECT_EQ(game.counts().turns, 1u);
    EXPECT_EQ(game.counts().moves, 3u);
    EXPECT_TRUE(game.undo());
    EXPECT_EQ(game.state(), game.start());
}

TEST(Game, takes_slips_off_its_slip_free_count) {
    TileGame game = game_of(two_moves_away);
    play(game, "ULR");
    EXPECT_EQ(game.counts().moves, 3u);
    EXPECT_EQ(game.counts().slip_free, 1u);
    play(game, "D");
    EXPECT_EQ(game.counts().slip_free, 0u);
    play(game, "L");
    EXPECT_EQ(game.counts().slip_free, 1u);
    game.undo();
    EXPECT_EQ(game.counts().slip_free, 0u);
    EXPECT_EQ(game.counts().moves, 4u);
    EXPECT_EQ(game.counts().undos, 1u);
}

TEST(Game, forgets_what_was_undone_only_when_another_turn_is_made) {
    TileGame game = game_of(two_moves_away);
    play(game, "UL");
    game.undo();
    EXPECT_TRUE(game.can_redo());
    EXPECT_TRUE(game.redo());
    EXPECT_FALSE(game.redo());
    game.undo();
    play(game, "R", 9s);
    EXPECT_FALSE(game.can_redo());
    EXPECT_EQ(game.history().size(), 2u);
    EXPECT_EQ(game.history()[1].at, 9s);
}

TEST(Game, restarts_the_same_board_while_time_goes_on) {
    TileGame game = game_of(two_moves_away);
    EXPECT_FALSE(game.restart());
    play(game, "UL");
    EXPECT_TRUE(game.restart());
    EXPECT_EQ(game.state(), game.start());
    EXPECT_EQ(game.counts(), (game::Counts{.restarts = 1}));
    EXPECT_EQ(game.time(8s), 8s);
    EXPECT_TRUE(game.redo());
    EXPECT_TRUE(game.redo());
    EXPECT_EQ(game.counts().moves, 2u) << "a restart can be taken back";
}

TEST(Game, refuses_moves_after_the_end_but_lets_the_player_look_back) {
    TileGame game = game_of(two_moves_away);
    play(game, "DR");
    EXPECT_TRUE(game.undo());
    EXPECT_FALSE(game.is_solved());
    EXPECT_TRUE(game.is_finished());
    EXPECT_EQ(game.counts().undos, 0u);
    EXPECT_FALSE(game.step(Direction::left, 9s));
    EXPECT_TRUE(game.redo());
    EXPECT_TRUE(game.is_solved());
}

TEST(Game, begins_again_from_zero_after_the_end_and_says_so) {
    TileGame game = game_of(two_moves_away);
    play(game, "DR");
    EXPECT_FALSE(game.help().any());
    EXPECT_TRUE(game.restart());
    EXPECT_EQ(game.state(), game.start());
    EXPECT_EQ(game.time(60s), 0s);
    EXPECT_FALSE(game.is_finished());
    EXPECT_EQ(game.counts(), game::Counts{});
    EXPECT_TRUE(game.help().repeated);
}

TEST(Game, of_a_solved_board_ends_when_the_player_comes_back) {
    TileGame game = game_of("1 2 3 / 4 5 6 / 7 8 0");
    EXPECT_TRUE(game.is_solved());
    EXPECT_FALSE(game.is_finished());
    play(game, "UD");
    EXPECT_TRUE(game.is_finished());
}

TEST(Game, remembers_which_help_was_taken_but_not_after_the_end) {
    TileGame game = game_of(two_moves_away);
    game.note_hint();
    EXPECT_TRUE(game.help().hint);
    EXPECT_FALSE(game.help().solution);
    play(game, "DR");
    game.note_solution();
    EXPECT_FALSE(game.help().solution);
}

}  // namespace
}  // namespace noyes::test
