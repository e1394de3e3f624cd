// noyes play in a real terminal.
#include "pane_test.hpp"
#include "program.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <csignal>
#include <filesystem>
#include <fstream>

namespace noyes::test {
namespace {

using testing::HasSubstr;
using testing::Not;

// Two moves: 5 goes up, 8 goes left.
constexpr const char* two_moves = "play '1 2 3 / 4 0 6 / 7 5 8'";

class Play : public PaneTest {};

// A search that takes minutes.
std::string hard_board() { return std::string("play --goal blank-first ") + korf_88; }

// A regular expression: the number, not as a part of another.
std::string alone(int number) {
    std::string text("[^0-9]");
    return text.append(std::to_string(number)).append("[^0-9]");
}

struct KeySet {
    const char* options;
    const char* first;
    const char* second;
};

void PrintTo(const KeySet& keys, std::ostream* out) {  // NOLINT(readability-identifier-naming)
    *out << keys.first << ' ' << keys.second;
}

class PlayKeys : public PaneTest, public testing::WithParamInterface<KeySet> {};

TEST_P(PlayKeys, solve_a_board) {
    start(two_moves + std::string(GetParam().options), "Optimal 2");
    press({GetParam().first, GetParam().second}, "Solved in 2 moves");
    EXPECT_TRUE(pane().shows("Optimal 2, you 2."));
    leave();
}

INSTANTIATE_TEST_SUITE_P(All, PlayKeys,
                         testing::Values(KeySet{"", "Up", "Left"}, KeySet{"", "w", "a"},
                                         KeySet{"", "k", "h"}, KeySet{"", "W", "H"},
                                         KeySet{" --arrows gap", "Down", "Right"},
                                         KeySet{" --arrows gap", "s", "l"}));

TEST_F(Play, undoes_redoes_and_begins_again) {
    start(two_moves, "Moves 0");
    press("u", "nothing to undo");
    press("Up", "Moves 1 ");
    press("u", "Moves 0 ");
    press("r", "Moves 1 ");
    press("b", "Moves 0 ");
    press({"Right", "Left"}, "Moves 2 (0 without slips)");
    press({"Up", "Up"}, "Nothing to push that way.");
}

TEST_F(Play, gives_tips_in_grades) {
    start(two_moves, "Optimal 2");
    press("t", "Look at 5. 2 moves to go.");
    press("t", "Next: 5 goes up");
    EXPECT_THAT(pane().screen(), HasSubstr("5↑"));
    press("t", "Next moves: 5 goes up, 8 goes left");
    pane().press("Up");
    EXPECT_TRUE(pane().hides("Next"));
    press("t", "Look at 8. 1 move to go.");
}

TEST_F(Play, shows_the_solution_and_goes_on_playing) {
    start(two_moves, "Optimal 2");
    press("v", "From here: 2 moves, proven shortest");
    EXPECT_TRUE(pane().shows("Step 2 of 2"));
    press("q", "Moves 0");
    press({"Up", "Left"}, "Solved in 2 moves");
    press("i", "0 games solved, and 1 with help");
}

TEST_F(Play, asks_before_a_game_under_way_is_given_up) {
    start("play 3x3 --seed 7", "seed 7");
    pane().press("n");
    EXPECT_TRUE(pane().shows("seed 8")) << "nothing was done yet, so nothing is asked";
    pane().press({"Up", "Down", "Left", "Right"});  // at least two of them push a tile
    EXPECT_TRUE(pane().hides("Moves 0 "));
    press("n", "Give up this game?");
    pane().press("n");
    EXPECT_TRUE(pane().hides("Give up this game?"));
    EXPECT_THAT(pane().screen(), HasSubstr("seed 8"));
    press({"n", "y"}, "seed 9");
}

TEST_F(Play, keeps_a_game_that_is_left_and_continues_it) {
    start(two_moves, "Moves 0");
    press("Up", "Moves 1");
    leave("Escape");
    EXPECT_TRUE(pane().shows("noyes play --continue"));
    start("play --continue", "Moves 1");
    press("Left", "Solved in 2 moves");
    leave();
    pane().run("play --continue");
    EXPECT_EQ(pane().exit_code(), 2);
    EXPECT_TRUE(pane().shows("no game was left unfinished"));
}

TEST_F(Play, keeps_the_game_when_a_signal_ends_it) {
    for (const auto& [signal, exit] : {std::pair{SIGINT, 130}, {SIGTERM, 3}, {SIGHUP, 3}}) {
        const std::string before = pane().state();
        start(two_moves, "Moves 0");
        press("Up", "Moves 1");
        pane().signal(signal);
        EXPECT_EQ(pane().exit_code(), exit);
        EXPECT_EQ(pane().state(), before);
        start("play --continue", "Moves 1");
        leave();
    }
}

TEST_F(Play, a_crash_while_it_thinks_gives_the_terminal_back) {
    const std::string before = pane().state();
    start(hard_board(), "thinking");
    pane().signal(SIGSEGV);
    EXPECT_EQ(pane().exit_code(), 128 + SIGSEGV);
    EXPECT_EQ(pane().state(), before);
}

TEST_F(Play, goes_on_while_the_solver_thinks_and_leaves_at_once) {
    start(hard_board(), "thinking");
    pane().press({"Left", "Right"});  // the gap is at the left edge of the last row
    EXPECT_TRUE(pane().shows("Moves 2 (0 without slips)"));
    EXPECT_TRUE(pane().shows("thinking"));
    pane().press("t");
    EXPECT_TRUE(pane().shows("At most")) << "a first, longer way is known at once";
    leave();
}

TEST_F(Play, saves_and_opens_games) {
    start(two_moves, "Moves 0");
    press({"Up", "f"}, "Save to the file: ");
    pane().paste(pane().folder() + "/mine");
    press("Enter", "Saved to ");
    pane().press({"u", "f"});
    pane().paste(pane().folder() + "/mine");
    press("Enter", "Replace it?");
    pane().press("n");
    EXPECT_TRUE(pane().hides("Replace it?"));
    pane().press("o");
    pane().paste(pane().folder() + "/mine");
    press("Enter", "Moves 1");
    pane().press("o");
    pane().paste(pane().folder() + "/none");
    press("Enter", "no such file");
}

TEST_F(Play, takes_a_board_that_is_pasted) {
    start("play 4x4 --seed 1", "seed 1");
    pane().paste("1 2 3 / 4 5 6 / 7 0 8");
    EXPECT_TRUE(pane().shows("3x3 blank-last"));
    EXPECT_TRUE(pane().shows("Optimal 1"));
    pane().paste("1 2 3 / 4 5 6 / 8 7 0");
    EXPECT_TRUE(pane().shows("cannot reach the goal"));
    pane().paste("1 2 3 / 4 5 6 / 7 7 0");
    EXPECT_TRUE(pane().shows("tile 7 stands twice"));
}

TEST_F(Play, keeps_scores_and_sets_a_damaged_file_aside) {
    start(two_moves, "Optimal 2");
    press({"Up", "Left"}, "Solved in 2 moves");
    press("i", "1 game solved");
    EXPECT_TRUE(pane().shows("fewest moves 2"));
    pane().press({"x", "q"});
    EXPECT_EQ(pane().exit_code(), 0);
    const std::string book = pane().folder() + "/data/noyes/scores.csv";
    std::ofstream(book) << "not a list\n";
    start(two_moves, "Optimal 2");
    press({"Up", "Left"}, "the file is now");
    EXPECT_TRUE(std::filesystem::exists(book + ".damaged-1"));
    pane().press("i");
    EXPECT_TRUE(pane().shows("1 game solved")) << "the new list begins with this game";
}

TEST_F(Play, shows_every_size_from_2x2_to_10x10_in_80x24) {
    for (int side = 2; side <= 10; ++side) {
        const std::string size = std::to_string(side) + "x" + std::to_string(side);
        pane().run("play " + size + " --seed 1");
        ASSERT_TRUE(pane().shows(size));
        ASSERT_TRUE(pane().shows("q leave")) << size;
        const std::string screen = pane().screen();
        for (int tile = 1; tile < side * side; ++tile)
            EXPECT_THAT(screen, testing::ContainsRegex(alone(tile)));
        leave();
    }
}

TEST_F(Play, follows_the_size_of_the_window) {
    start("play 4x4 --seed 7", "┌──────┐");
    pane().resize(15, 40);
    EXPECT_TRUE(pane().shows("├────┼"));
    EXPECT_TRUE(pane().shows("q leave"));
    pane().resize(40, 120);
    EXPECT_TRUE(pane().shows("┌──────┐"));
}

TEST_F(Play, explains_how_to_solve_it_by_hand) {
    start("play 4x4 --seed 1", "e explain");
    press("e", "How to solve it by hand");
    press("Space", "arrows push a tile");
}

TEST_F(Play, tells_where_moves_were_lost) {
    start(two_moves, "Optimal 2");
    press({"Right", "Left", "Up", "Left"}, "Two moves were lost at move 1.");
}

TEST_F(Play, gives_no_tips_if_none_are_wanted) {
    start(std::string(two_moves) + " --no-tips", "Optimal 2");
    press("t", "Tips are off");
    EXPECT_THAT(pane().screen(), Not(HasSubstr("t tip")));
}

TEST_F(Play, explains_its_keys) {
    start("play 3x3", "? keys");
    press("?", "undo the last move");
    pane().press("Space");
    EXPECT_TRUE(pane().hides("undo the last move"));
}

TEST_F(Play, without_colours_marks_tiles_at_home_all_the_same) {
    open({.environment = {"NO_COLOR=1"}});
    start(two_moves, "1•");
    EXPECT_THAT(pane().screen_with_colours(), Not(HasSubstr("\x1b[3")));
}

}  // namespace
}  // namespace noyes::test
