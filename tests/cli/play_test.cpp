// noyes play in a real terminal.
#include "pane.hpp"
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

class PlayKeys : public testing::TestWithParam<KeySet> {};

TEST_P(PlayKeys, solve_a_board) {
    Pane pane;
    pane.run(two_moves + std::string(GetParam().options));
    ASSERT_TRUE(pane.shows("Optimal 2"));
    pane.press({GetParam().first, GetParam().second});
    EXPECT_TRUE(pane.shows("Solved in 2 moves"));
    EXPECT_TRUE(pane.shows("Optimal 2, you 2."));
    pane.press("q");
    EXPECT_EQ(pane.exit_code(), 0);
}

INSTANTIATE_TEST_SUITE_P(All, PlayKeys,
                         testing::Values(KeySet{"", "Up", "Left"}, KeySet{"", "w", "a"},
                                         KeySet{"", "k", "h"}, KeySet{"", "W", "H"},
                                         KeySet{" --arrows gap", "Down", "Right"},
                                         KeySet{" --arrows gap", "s", "l"}));

TEST(Play, undoes_redoes_and_begins_again) {
    Pane pane;
    pane.run(two_moves);
    ASSERT_TRUE(pane.shows("Moves 0"));
    pane.press("u");
    EXPECT_TRUE(pane.shows("nothing to undo"));
    pane.press("Up");
    EXPECT_TRUE(pane.shows("Moves 1 "));
    pane.press("u");
    EXPECT_TRUE(pane.shows("Moves 0 "));
    pane.press("r");
    EXPECT_TRUE(pane.shows("Moves 1 "));
    pane.press("b");
    EXPECT_TRUE(pane.shows("Moves 0 "));
    pane.press({"Right", "Left"});
    EXPECT_TRUE(pane.shows("Moves 2 (0 without slips)"));
    pane.press({"Up", "Up"});
    EXPECT_TRUE(pane.shows("Nothing to push that way."));
}

TEST(Play, gives_tips_in_grades) {
    Pane pane;
    pane.run(two_moves);
    ASSERT_TRUE(pane.shows("Optimal 2"));
    pane.press("t");
    EXPECT_TRUE(pane.shows("Look at 5. 2 moves to go."));
    pane.press("t");
    EXPECT_TRUE(pane.shows("Next: 5 goes up"));
    EXPECT_THAT(pane.screen(), HasSubstr("5↑"));
    pane.press("t");
    EXPECT_TRUE(pane.shows("Next moves: 5 goes up, 8 goes left"));
    pane.press("Up");
    EXPECT_TRUE(pane.hides("Next"));
    pane.press("t");
    EXPECT_TRUE(pane.shows("Look at 8. 1 move to go."));
}

TEST(Play, shows_the_solution_and_goes_on_playing) {
    Pane pane;
    pane.run(two_moves);
    ASSERT_TRUE(pane.shows("Optimal 2"));
    pane.press("v");
    EXPECT_TRUE(pane.shows("From here: 2 moves, proven shortest"));
    EXPECT_TRUE(pane.shows("Step 2 of 2"));
    pane.press("q");
    EXPECT_TRUE(pane.shows("Moves 0"));
    pane.press({"Up", "Left"});
    EXPECT_TRUE(pane.shows("Solved in 2 moves"));
    pane.press("i");
    EXPECT_TRUE(pane.shows("0 games solved, and 1 with help"));
}

TEST(Play, asks_before_a_game_under_way_is_given_up) {
    Pane pane;
    pane.run("play 3x3 --seed 7");
    ASSERT_TRUE(pane.shows("seed 7"));
    pane.press("n");
    EXPECT_TRUE(pane.shows("seed 8")) << "nothing was done yet, so nothing is asked";
    pane.press({"Up", "Down", "Left", "Right"});  // at least two of them push a tile
    EXPECT_TRUE(pane.hides("Moves 0 "));
    pane.press("n");
    EXPECT_TRUE(pane.shows("Give up this game?"));
    pane.press("n");
    EXPECT_TRUE(pane.hides("Give up this game?"));
    EXPECT_THAT(pane.screen(), HasSubstr("seed 8"));
    pane.press({"n", "y"});
    EXPECT_TRUE(pane.shows("seed 9"));
}

TEST(Play, keeps_a_game_that_is_left_and_continues_it) {
    Pane pane;
    pane.run(two_moves);
    ASSERT_TRUE(pane.shows("Moves 0"));
    pane.press("Up");
    EXPECT_TRUE(pane.shows("Moves 1"));
    pane.press("Escape");
    EXPECT_EQ(pane.exit_code(), 0);
    EXPECT_TRUE(pane.shows("noyes play --continue"));
    pane.run("play --continue");
    EXPECT_TRUE(pane.shows("Moves 1"));
    pane.press("Left");
    EXPECT_TRUE(pane.shows("Solved in 2 moves"));
    pane.press("q");
    EXPECT_EQ(pane.exit_code(), 0);
    pane.run("play --continue");
    EXPECT_EQ(pane.exit_code(), 2);
    EXPECT_TRUE(pane.shows("no game was left unfinished"));
}

TEST(Play, keeps_the_game_when_a_signal_ends_it) {
    for (const auto& [signal, exit] : {std::pair{SIGINT, 130}, {SIGTERM, 3}, {SIGHUP, 3}}) {
        Pane pane;
        const std::string before = pane.state();
        pane.run(two_moves);
        ASSERT_TRUE(pane.shows("Moves 0"));
        pane.press("Up");
        ASSERT_TRUE(pane.shows("Moves 1"));
        pane.signal(signal);
        EXPECT_EQ(pane.exit_code(), exit);
        EXPECT_EQ(pane.state(), before);
        pane.run("play --continue");
        EXPECT_TRUE(pane.shows("Moves 1")) << signal;
    }
}

TEST(Play, a_crash_while_it_thinks_gives_the_terminal_back) {
    Pane pane;
    const std::string before = pane.state();
    pane.run(hard_board());
    ASSERT_TRUE(pane.shows("thinking"));
    pane.signal(SIGSEGV);
    EXPECT_EQ(pane.exit_code(), 128 + SIGSEGV);
    EXPECT_EQ(pane.state(), before);
}

TEST(Play, goes_on_while_the_solver_thinks_and_leaves_at_once) {
    Pane pane;
    pane.run(hard_board());
    ASSERT_TRUE(pane.shows("thinking"));
    pane.press({"Left", "Right"});  // the gap is at the left edge of the last row
    EXPECT_TRUE(pane.shows("Moves 2 (0 without slips)"));
    EXPECT_TRUE(pane.shows("thinking"));
    pane.press("t");
    EXPECT_TRUE(pane.shows("At most")) << "a first, longer way is known at once";
    pane.press("q");
    EXPECT_EQ(pane.exit_code(), 0);
}

TEST(Play, saves_and_opens_games) {
    Pane pane;
    pane.run(two_moves);
    ASSERT_TRUE(pane.shows("Moves 0"));
    pane.press({"Up", "f"});
    EXPECT_TRUE(pane.shows("Save to the file: "));
    pane.paste(pane.folder() + "/mine");
    pane.press("Enter");
    EXPECT_TRUE(pane.shows("Saved to "));
    pane.press({"u", "f"});
    pane.paste(pane.folder() + "/mine");
    pane.press("Enter");
    EXPECT_TRUE(pane.shows("Replace it?"));
    pane.press("n");
    EXPECT_TRUE(pane.hides("Replace it?"));
    pane.press("o");
    pane.paste(pane.folder() + "/mine");
    pane.press("Enter");
    EXPECT_TRUE(pane.shows("Moves 1"));
    pane.press("o");
    pane.paste(pane.folder() + "/none");
    pane.press("Enter");
    EXPECT_TRUE(pane.shows("no such file"));
}

TEST(Play, takes_a_board_that_is_pasted) {
    Pane pane;
    pane.run("play 4x4 --seed 1");
    ASSERT_TRUE(pane.shows("seed 1"));
    pane.paste("1 2 3 / 4 5 6 / 7 0 8");
    EXPECT_TRUE(pane.shows("3x3 blank-last"));
    EXPECT_TRUE(pane.shows("Optimal 1"));
    pane.paste("1 2 3 / 4 5 6 / 8 7 0");
    EXPECT_TRUE(pane.shows("cannot reach the goal"));
    pane.paste("1 2 3 / 4 5 6 / 7 7 0");
    EXPECT_TRUE(pane.shows("tile 7 stands twice"));
}

TEST(Play, keeps_scores_and_sets_a_damaged_file_aside) {
    Pane pane;
    pane.run(two_moves);
    ASSERT_TRUE(pane.shows("Optimal 2"));
    pane.press({"Up", "Left"});
    ASSERT_TRUE(pane.shows("Solved in 2 moves"));
    pane.press("i");
    EXPECT_TRUE(pane.shows("1 game solved"));
    EXPECT_TRUE(pane.shows("fewest moves 2"));
    pane.press({"x", "q"});
    EXPECT_EQ(pane.exit_code(), 0);
    const std::string book = pane.folder() + "/data/noyes/scores.csv";
    std::ofstream(book) << "not a list\n";
    pane.run(two_moves);
    ASSERT_TRUE(pane.shows("Optimal 2"));
    pane.press({"Up", "Left"});
    EXPECT_TRUE(pane.shows("the file is now"));
    EXPECT_TRUE(std::filesystem::exists(book + ".damaged-1"));
    pane.press("i");
    EXPECT_TRUE(pane.shows("1 game solved")) << "the new list begins with this game";
}

TEST(Play, shows_every_size_from_2x2_to_10x10_in_80x24) {
    Pane pane;
    for (int side = 2; side <= 10; ++side) {
        const std::string size = std::to_string(side) + "x" + std::to_string(side);
        pane.run("play " + size + " --seed 1");
        ASSERT_TRUE(pane.shows(size));
        ASSERT_TRUE(pane.shows("q leave")) << size;
        const std::string screen = pane.screen();
        for (int tile = 1; tile < side * side; ++tile)
            EXPECT_THAT(screen, testing::ContainsRegex(alone(tile)));
        pane.press("q");
        EXPECT_EQ(pane.exit_code(), 0);
    }
}

TEST(Play, follows_the_size_of_the_window) {
    Pane pane;
    pane.run("play 4x4 --seed 7");
    ASSERT_TRUE(pane.shows("┌──────┐"));
    pane.resize(15, 40);
    EXPECT_TRUE(pane.shows("├────┼"));
    EXPECT_TRUE(pane.shows("q leave"));
    pane.resize(40, 120);
    EXPECT_TRUE(pane.shows("┌──────┐"));
}

TEST(Play, explains_its_keys) {
    Pane pane;
    pane.run("play 3x3");
    ASSERT_TRUE(pane.shows("? keys"));
    pane.press("?");
    EXPECT_TRUE(pane.shows("undo the last move"));
    pane.press("Space");
    EXPECT_TRUE(pane.hides("undo the last move"));
}

TEST(Play, without_colours_marks_tiles_at_home_all_the_same) {
    Pane pane({.environment = {"NO_COLOR=1"}});
    pane.run(two_moves);
    ASSERT_TRUE(pane.shows("1•"));
    EXPECT_THAT(pane.screen_with_colours(), Not(HasSubstr("\x1b[3")));
}

}  // namespace
}  // namespace noyes::test
