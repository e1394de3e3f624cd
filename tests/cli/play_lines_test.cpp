// noyes play in lines of words: what screen readers and pipes get.
#include "pane.hpp"
#include "program.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <csignal>

namespace noyes::test {
namespace {

using testing::EndsWith;
using testing::HasSubstr;
using testing::Not;
using testing::StartsWith;

// Two moves: 5 goes up, 8 goes left.
constexpr const char* two_moves = "1 2 3 / 4 0 6 / 7 5 8";

TEST(PlayLines, tell_the_board_and_every_move) {
    const Outcome outcome = noyes({"play", two_moves}, "up\n\nleft\n");
    EXPECT_EQ(outcome.exit, 0);
    EXPECT_THAT(outcome.out, StartsWith("3x3 blank-last. help tells the commands.\n"
                                        "1 2 3\n4 0 6\n7 5 8\n"
                                        "5 goes up.\n"
                                        "1 2 3\n4 5 6\n7 0 8\n"
                                        "8 goes left.\nSolved in 2 moves and 0:0"));
    EXPECT_THAT(outcome.out, EndsWith("Optimal 2, you 2.\n"));
    EXPECT_THAT(outcome.out, Not(HasSubstr("\x1b")));
}

TEST(PlayLines, push_tiles_by_number_and_whole_lines_of_them) {
    const Outcome outcome = noyes({"play", "1 2 3 / 4 5 6 / 0 7 8"}, "8\n");
    EXPECT_THAT(outcome.out, HasSubstr("8 is pushed.\nSolved in 2 moves"));
    EXPECT_THAT(noyes({"play", two_moves}, "1\n").out, HasSubstr("1 is neither in the gap's row"));
    EXPECT_THAT(noyes({"play", two_moves}, "9\n").out, HasSubstr("There is no tile 9."));
}

TEST(PlayLines, take_several_commands_a_line_until_one_fails) {
    EXPECT_THAT(noyes({"play", two_moves}, "w u redo a\n").out, HasSubstr("Solved in 2 moves"));
    const Outcome outcome = noyes({"play", two_moves}, "up foo left\n");
    EXPECT_THAT(outcome.out, EndsWith("5 goes up.\n'foo' is no command; help tells them.\n"));
}

TEST(PlayLines, give_tips_and_the_solution) {
    const Outcome outcome = noyes({"play", two_moves}, "tip\ntip\nview\n");
    EXPECT_THAT(outcome.out, HasSubstr("Look at 5. 2 moves to go.\nNext: 5 goes up\n"
                                       "From here: 2 moves, proven shortest.\n"
                                       "1 2 3\n4 0 6\n7 5 8\n\nStep 1 of 2: 5 goes up\n"));
}

TEST(PlayLines, ask_before_a_game_is_given_up) {
    const Outcome outcome = noyes({"play", "3x3", "--seed", "7"}, "new\n");
    EXPECT_THAT(outcome.out, HasSubstr("seed 8"));
    EXPECT_THAT(noyes({"play", two_moves}, "up\nnew\nno\nleft\n").out,
                HasSubstr("Give up this game? yes or no\nThen not.\n8 goes left.\nSolved"));
    EXPECT_THAT(noyes({"play", two_moves, "--goal", "blank-last"}, "up\nnew\nyes\n").out,
                HasSubstr("yes or no\n3x3 blank-last, seed "));
}

TEST(PlayLines, save_and_open_games_and_boards) {
    const TemporaryFile file;
    EXPECT_THAT(noyes({"play", two_moves}, "up\nsave " + file.path() + "\n").out,
                EndsWith("Saved to " + file.path() + ".\n"));
    EXPECT_THAT(file.content(), StartsWith("noyes game 1\n"));
    EXPECT_THAT(noyes({"play", "--load", file.path()}, "left\n").out,
                HasSubstr("Solved in 2 moves"));
    EXPECT_THAT(noyes({"play", "2x2"}, "open " + file.path() + "\nleft\n").out,
                HasSubstr("Solved in 2 moves"));
    const TemporaryFile board("1 2 3\n4 5 6\n7 0 8\n");
    EXPECT_THAT(noyes({"play", "2x2"}, "open " + board.path() + "\nleft\n").out,
                HasSubstr("Solved in 1 move "));
}

TEST(PlayLines, a_damaged_game_is_told_with_its_place) {
    const TemporaryFile file("noyes game 1\npuzzle tiles\ngoal 1 2 3\n");
    const Outcome outcome = noyes({"play", "--load", file.path()});
    EXPECT_EQ(outcome.exit, 2);
    EXPECT_THAT(outcome.err, StartsWith(file.path() + ":3:"));
}

TEST(PlayLines, touch_no_files_of_the_user_when_a_program_plays) {
    const Outcome outcome = shell(
        "export XDG_DATA_HOME=$(mktemp -d); trap 'rm -rf $XDG_DATA_HOME' EXIT; echo up | $noyes "
        "play '1 2 3 / 4 0 6 / 7 5 8';"
        "echo up left | $noyes play '1 2 3 / 4 0 6 / 7 5 8'; ls -A $XDG_DATA_HOME;"
        "rmdir $XDG_DATA_HOME && echo empty");
    EXPECT_THAT(outcome.out, EndsWith("you 2.\nempty\n"));
}

TEST(PlayLines, are_used_on_a_terminal_if_asked_for) {
    Pane pane;
    pane.run("play '1 2 3 / 4 0 6 / 7 5 8' --plain");
    ASSERT_TRUE(pane.shows("help tells the commands."));
    pane.type("up");
    EXPECT_TRUE(pane.shows("5 goes up."));
    pane.press("C-c");
    EXPECT_EQ(pane.exit_code(), 130);
    EXPECT_TRUE(pane.shows("noyes play --continue"));
}

TEST(PlayLines, tell_where_moves_were_lost) {
    // 4 goes right and back: the first move loses itself and the second.
    const Outcome outcome = noyes({"play", two_moves}, "right left up left\n");
    EXPECT_THAT(outcome.out, EndsWith("Optimal 2, you 4. Two moves were lost at move 1.\n"));
}

TEST(PlayLines, explain_how_to_go_on_by_hand) {
    // Row 1 is done already, and column 1 but for its last two tiles.
    const Outcome outcome =
        noyes({"play", "1 2 3 4 / 6 5 7 8 / 9 10 12 11 / 13 14 15 0"}, "lesson\n");
    EXPECT_THAT(outcome.out, HasSubstr("How to solve it by hand, stage by stage:\n1. "));
    EXPECT_THAT(outcome.out, HasSubstr("row 1: 1 2 (done)"));
    EXPECT_THAT(outcome.out, HasSubstr("5. the last 3x3:"));
    EXPECT_THAT(outcome.out, HasSubstr("Now the last two tiles of column 1."));
}

TEST(PlayLines, give_no_help_if_none_is_wanted) {
    const Outcome outcome =
        noyes({"play", two_moves, "--no-tips"}, "tip\nview\nlesson\nup\nleft\n");
    EXPECT_THAT(outcome.out, Not(HasSubstr("Look at")));
    EXPECT_THAT(outcome.out, HasSubstr("Tips are off: the game was started with --no-tips.\n"
                                       "Tips are off: the game was started with --no-tips.\n"
                                       "Tips are off: the game was started with --no-tips.\n"
                                       "5 goes up.\n"));
    EXPECT_THAT(outcome.out, EndsWith("Optimal 2, you 2.\n"));
}

TEST(PlayLines, draw_boards_of_a_distance) {
    for (const char* size : {"3x3", "4x4", "5x5"}) {
        const Outcome outcome = noyes({"play", size, "--distance", "9", "--seed", "1"}, "tip\n");
        EXPECT_THAT(outcome.out, HasSubstr(" 9 moves to go.")) << size;
    }
    EXPECT_THAT(noyes({"play", "3x3", "--distance", "32"}).err,
                HasSubstr("no board of 3x3 is 32 moves from blank-last"));
    EXPECT_EQ(noyes({"play", "--distance", "5", "--walk", "5"}).exit, 2);
}

TEST(PlayLines, keep_the_game_when_the_window_is_closed) {
    Pane pane;
    pane.run("play '1 2 3 / 4 0 6 / 7 5 8' --plain");
    ASSERT_TRUE(pane.shows("help tells the commands."));
    pane.type("up");
    ASSERT_TRUE(pane.shows("5 goes up."));
    pane.signal(SIGHUP);
    EXPECT_EQ(pane.exit_code(), 3);
    pane.run("play --continue --plain");
    EXPECT_TRUE(pane.shows("4 5 6\n7 0 8"));
}

TEST(PlayLines, boards_that_cannot_be_played_are_refused) {
    const Outcome odd = noyes({"play", "1 2 3 / 4 5 6 / 8 7 0"});
    EXPECT_EQ(odd.exit, 1);
    EXPECT_THAT(odd.err, HasSubstr("cannot reach the goal"));
    EXPECT_THAT(odd.err, HasSubstr("--goal snail"));
    EXPECT_EQ(noyes({"play", "21x3"}).exit, 2);
    EXPECT_THAT(noyes({"play", "21x3"}).err, HasSubstr("at most 20 rows and columns"));
    EXPECT_EQ(noyes({"play", "3x3", "--load", "x"}).exit, 2);
    EXPECT_EQ(noyes({"play", "--arrows", "blank"}).exit, 2);
}

TEST(PlayLines, a_reader_that_goes_away_ends_them_quietly) {
    const Outcome outcome = shell("yes tip | $noyes play 3x3 | head -1; echo ${PIPESTATUS[1]}");
    EXPECT_THAT(outcome.out, EndsWith("\n0\n"));
}

}  // namespace
}  // namespace noyes::test
