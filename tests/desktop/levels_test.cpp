// Klotski in the window: levels chosen from a list, pieces dragged, chosen and moved.
#include "window.hpp"

#include <gtest/gtest.h>

#include <tuple>

namespace noyes::test {
namespace {

// BAAC / BAAC / DFFE / DGHE / I..J
const std::vector<std::string> klotski{"--level", "hrd-01"};

TEST(LevelWindow, is_opened_from_the_list_of_levels) {
    Window window({"3x3", "--seed", "5"});
    window.key("m");
    ASSERT_TRUE(window.shows("^screen levels$"));
    EXPECT_TRUE(window.shows("^widget list levels .*Heng Dao Li Ma / Klotski  -  81 moves, hard"));
    EXPECT_TRUE(window.shows("^widget label facts .*81 moves, 90 straight moves, 116 steps"));
    window.key("Return");
    ASSERT_TRUE(window.shows("^screen play$"));
    EXPECT_TRUE(window.shows("^board BAAC / BAAC / DFFE / DGHE / I\\.\\.J$"));
    EXPECT_TRUE(window.shows("^widget label optimum .*text=Optimal 81$"));
}

TEST(LevelWindow, lists_easy_levels_first_if_asked) {
    Window window({"3x3", "--seed", "5"});
    window.key("m");
    ASSERT_TRUE(window.shows("^screen levels$"));
    window.click("order");
    window.key("Down Return");
    ASSERT_TRUE(window.shows("^widget drop-down order .*text=Easy ones first"));
    window.click("levels");
    window.key("Home");
    EXPECT_TRUE(window.shows("^widget list levels .*first=0 marked=0 .*text=[^|]* moves, easy"));
    window.key("End");
    EXPECT_TRUE(window.shows("^widget list levels .*no solution$"));
}

TEST(LevelWindow, says_why_a_level_without_a_solution_is_not_played) {
    Window window({"3x3", "--seed", "5"});
    window.key("m");
    ASSERT_TRUE(window.shows("^screen levels$"));
    window.click("order");
    window.key("Down Return");
    window.click("levels");
    window.key("End Return");
    EXPECT_TRUE(window.shows("^widget label facts .*no solution"));
    EXPECT_EQ(window.value("screen"), "levels");
}

TEST(LevelWindow, moves_pieces_by_drag) {
    Window window(klotski);
    window.drag(window.cell(4, 0), window.cell(4, 1));
    EXPECT_TRUE(window.shows("^board BAAC / BAAC / DFFE / DGHE / \\.I\\.J$"));
    EXPECT_EQ(window.value("moves"), "1");
}

TEST(LevelWindow, drags_a_piece_round_a_corner_as_one_move) {
    Window window(klotski);
    window.drag({window.cell(3, 1), window.cell(4, 1), window.cell(4, 2)});
    EXPECT_TRUE(window.shows("^board BAAC / BAAC / DFFE / D\\.HE / I\\.GJ$"));
    EXPECT_EQ(window.value("moves"), "1");
    window.key("u");
    EXPECT_TRUE(window.shows("^board BAAC / BAAC / DFFE / DGHE / I\\.\\.J$"));
    EXPECT_EQ(window.value("moves"), "0");
    window.key("r");
    EXPECT_TRUE(window.shows("^moves 1$"));
}

TEST(LevelWindow, never_drags_a_piece_through_another) {
    Window window(klotski);
    window.drag(window.cell(3, 1), window.cell(0, 1));  // F is in the way
    window.drag(window.cell(4, 0), window.cell(4, 3));  // J is: two cells at most
    EXPECT_TRUE(window.shows("^board BAAC / BAAC / DFFE / DGHE / \\.\\.IJ$"));
    EXPECT_EQ(window.value("moves"), "1");
}

TEST(LevelWindow, chooses_pieces_by_letter_and_moves_them_by_arrows) {
    Window window(klotski);
    window.key("shift+g");
    EXPECT_TRUE(window.shows("^widget level board .*chosen=G"));
    window.key("Down Right");
    EXPECT_TRUE(window.shows("^board BAAC / BAAC / DFFE / D\\.HE / I\\.GJ$"));
    EXPECT_EQ(window.value("moves"), "1");  // both steps are one move
}

// G, H, I and J can move.
TEST(LevelWindow, chooses_pieces_by_tab_and_then_goes_on_to_the_buttons) {
    Window window(klotski);
    EXPECT_TRUE(window.shows("^widget level board .*focused"));
    for (const char* piece : {"G", "H", "I", "J"}) {
        window.key("Tab");
        EXPECT_TRUE(window.shows(std::string("^widget level board .*chosen=") + piece));
    }
    window.key("Tab");
    EXPECT_TRUE(window.shows("^widget button new .*focused"));
}

TEST(LevelWindow, counts_in_all_three_ways) {
    Window window(klotski);
    for (const auto& [counter, optimum, moves] :
         {std::tuple{"Moves", "81", "1"}, {"Straight moves", "90", "2"}, {"Steps", "116", "2"}}) {
        EXPECT_TRUE(window.shows(std::string("^widget label counts .*text=") + counter + " 0"));
        EXPECT_TRUE(window.shows(std::string("^widget label optimum .*text=Optimal ") + optimum));
        window.drag({window.cell(3, 1), window.cell(4, 1), window.cell(4, 2)});
        EXPECT_TRUE(window.shows(std::string("^moves ") + moves + "$"));
        window.key("b x");
    }
}

TEST(LevelWindow, gives_hints_that_get_plainer) {
    Window window({"--level", "rush-beginner"});
    EXPECT_TRUE(window.shows("^widget label to-go .*5 moves to go"));
    window.key("t");
    EXPECT_TRUE(window.shows("^hint nudge$"));
    EXPECT_TRUE(window.shows("^message Look at [A-D]\\."));
    window.key("t");
    EXPECT_TRUE(window.shows("^message Next: [A-D] goes "));
}

// A:R C:UUU D:L B:DDD A:RRR is a shortest solution.
TEST(LevelWindow, celebrates_and_keeps_the_best_score) {
    Window window({"--level", "rush-beginner"});
    window.key("shift+a Right shift+c Up Up Up shift+d Left shift+b Down Down Down");
    ASSERT_TRUE(window.shows("^moves 4$"));
    window.key("shift+a Right Right Right");
    ASSERT_TRUE(window.shows("^solved yes$"));
    EXPECT_TRUE(window.shows("^widget label headline .*text=Solved!$"));
    EXPECT_TRUE(window.shows("^message Solved in 5 moves.*Optimal 5, you 5\\. .*Next: N"));
    window.key("q");
    ASSERT_EQ(window.exit_code(), 0);
    window.start({"--level", "rush-beginner"});
    EXPECT_TRUE(window.shows("^widget label best .*text=Your best: 5$"));
}

TEST(LevelWindow, is_left_and_gone_on_with) {
    Window window(klotski);
    window.drag(window.cell(4, 0), window.cell(4, 1));
    ASSERT_TRUE(window.shows("^moves 1$"));
    window.key("q");
    ASSERT_EQ(window.exit_code(), 0);
    window.start({"--continue"});
    EXPECT_TRUE(window.shows("^board BAAC / BAAC / DFFE / DGHE / \\.I\\.J$"));
}

TEST(LevelWindow, leads_back_to_tiles) {
    Window window(klotski);
    window.key("g");
    EXPECT_TRUE(window.shows("^widget board board .*rows=4 columns=4"));
}

}  // namespace
}  // namespace noyes::test
