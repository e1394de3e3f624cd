// solve --animate, in a real terminal and without one.
#include "pane_test.hpp"
#include "program.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <csignal>

namespace noyes::test {
namespace {

using testing::EndsWith;
using testing::HasSubstr;
using testing::Not;

// Six moves: 3, 5, 6, 8, 5, 6 (README), 600 ms each.
constexpr const char* six_moves = "solve 120483765 --animate";

class Animate : public PaneTest {};

TEST_F(Animate, plays_the_solution_and_stays_at_its_end) {
    start("solve 120483765 --animate --speed 10", "Step 6 of 6");
    EXPECT_TRUE(pane().shows("solved"));
    EXPECT_THAT(pane().screen(), HasSubstr("6 goes up"));
    leave();
    EXPECT_THAT(pane().screen(), HasSubstr("6 moves")) << "the answer stays on the screen";
}

TEST_F(Animate, pauses_steps_and_begins_again) {
    start(std::string(six_moves) + " --speed 1", "playing");
    press("Space", "paused");
    press({"Right", "Right", "Right", "Right", "Right", "Right", "Left"}, "Step 5 of 6");
    EXPECT_THAT(pane().screen(), HasSubstr("5 goes left"));
    press({"Up", "Up"}, "speed 3");
    press("Down", "speed 2");
    press("R", "Step 0 of 6");
    leave("Escape");
}

TEST_F(Animate, shows_every_tile_of_a_10x10_board_in_80x24) {
    std::string board;
    for (int tile = 1; tile < 99; ++tile) board += std::to_string(tile) + (tile % 10 ? " " : " / ");
    start("solve '" + board + "0 99' --animate", "99•");
    const std::string screen = pane().screen();
    for (int tile = 1; tile < 100; ++tile) {
        std::string shown(1, ' ');
        shown.append(std::to_string(tile)).append("•");
        EXPECT_THAT(screen, HasSubstr(shown));
    }
    EXPECT_THAT(screen, HasSubstr("q leave"));
    leave();
}

TEST_F(Animate, a_board_larger_than_the_terminal_shows_the_part_around_the_blank) {
    pane().type("(seq 1 2498; echo 0; echo 2499) | tr '\\n' ' ' >$XDG_DATA_HOME.board");
    start("solve --algorithm layers --animate --speed 1 $XDG_DATA_HOME.board", "Step ");
    EXPECT_TRUE(pane().shows("2499")) << pane().screen();  // the move may be just being drawn
    leave();
}

TEST_F(Animate, reads_keys_from_the_terminal_if_the_board_comes_through_a_pipe) {
    pane().type("echo 120483765 | $noyes solve --animate --speed 1; echo left:$?");
    EXPECT_TRUE(pane().shows("playing"));
    press("q", "left:0");
}

TEST_F(Animate, has_no_colours_if_they_are_not_wanted_and_ascii_where_there_is_no_unicode) {
    open({.environment = {"NO_COLOR=1", "LANG=C"}});
    start(std::string(six_moves) + " --speed 1", "playing");
    EXPECT_THAT(pane().screen_with_colours(), Not(HasSubstr("\x1b[3")));
    EXPECT_THAT(pane().screen(), HasSubstr("+-----+"));
    EXPECT_THAT(pane().screen(), HasSubstr("|  1* |"));
}

TEST_F(Animate, without_a_terminal_tells_every_move_and_board) {
    const Outcome outcome = noyes({"solve", "123456708", "--animate", "-q"});
    EXPECT_EQ(outcome.exit, 0);
    EXPECT_THAT(outcome.out, testing::StartsWith("1 2 3\n4 5 6\n7 0 8\n\nStep 1 of 1: 8 goes left\n"
                                                 "1 2 3\n4 5 6\n7 8 0\n\n1 move\n"));
}

TEST_F(Animate, on_a_dumb_terminal_tells_every_move_and_board) {
    pane().type("TERM=dumb $noyes solve 123456708 --animate -q; echo left:$?");
    EXPECT_TRUE(pane().shows("Step 1 of 1: 8 goes left"));
    EXPECT_TRUE(pane().shows("left:0"));
}

TEST_F(Animate, goes_with_nothing_that_programs_read) {
    EXPECT_THAT(noyes({"solve", "120483765", "--animate", "--json"}).out,
                HasSubstr("--animate and --format json do not go together"));
    EXPECT_THAT(noyes({"solve", "120483765", "--animate", "--all"}).err, HasSubstr("--all"));
    EXPECT_EQ(noyes({"solve", "120483765", "--animate", "--speed", "11"}).exit, 2);
    EXPECT_EQ(noyes({"solve", "120483765", "--speed", "3"}).exit, 2);
}

TEST_F(Animate, a_board_without_a_solution_is_told_as_ever) {
    const Outcome outcome = noyes({"solve", "213456780", "--animate"});
    EXPECT_EQ(outcome.exit, 1);
    EXPECT_THAT(outcome.out, HasSubstr("no solution"));
}

}  // namespace
}  // namespace noyes::test
