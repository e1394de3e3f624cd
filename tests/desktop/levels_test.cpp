// Klotski in the window: levels chosen from a list, pieces dragged, chosen and moved.
#include "window_test.hpp"

#include <gtest/gtest.h>

#include <tuple>

namespace noyes::test {
namespace {

class LevelWindow : public WindowTest {};

// BAAC / BAAC / DFFE / DGHE / I..J
const std::vector<std::string> klotski{"--level", "hrd-01"};

TEST_F(LevelWindow, is_opened_from_the_list_of_levels) {
    start({"3x3", "--seed", "5"});
    press("m", "^screen levels$");
    expect("^widget list levels .*Heng Dao Li Ma / Klotski  -  81 moves, hard");
    expect("^widget label facts .*81 moves, 90 straight moves, 116 steps");
    press("Return", "^screen play$");
    expect("^board BAAC / BAAC / DFFE / DGHE / I\\.\\.J$");
    expect("^widget label optimum .*text=Optimal 81$");
}

TEST_F(LevelWindow, lists_easy_levels_first_if_asked) {
    start({"3x3", "--seed", "5"});
    press("m", "^screen levels$");
    window().click("order");
    press("Down Return", "^widget drop-down order .*text=Easy ones first");
    window().click("levels");
    press("Home", "^widget list levels .*first=0 marked=0 .*text=[^|]* moves, easy");
    press("End", "^widget list levels .*no solution$");
}

TEST_F(LevelWindow, says_why_a_level_without_a_solution_is_not_played) {
    start({"3x3", "--seed", "5"});
    press("m", "^screen levels$");
    window().click("order");
    window().key("Down Return");
    window().click("levels");
    press("End Return", "^widget label facts .*no solution");
    EXPECT_EQ(value("screen"), "levels");
}

TEST_F(LevelWindow, moves_pieces_by_drag) {
    start(klotski);
    drag({cell(4, 0), cell(4, 1)}, "^board BAAC / BAAC / DFFE / DGHE / \\.I\\.J$");
    EXPECT_EQ(value("moves"), "1");
}

TEST_F(LevelWindow, drags_a_piece_round_a_corner_as_one_move) {
    start(klotski);
    drag({cell(3, 1), cell(4, 1), cell(4, 2)}, "^board BAAC / BAAC / DFFE / D\\.HE / I\\.GJ$");
    EXPECT_EQ(value("moves"), "1");
    press("u", "^board BAAC / BAAC / DFFE / DGHE / I\\.\\.J$");
    EXPECT_EQ(value("moves"), "0");
    press("r", "^moves 1$");
}

TEST_F(LevelWindow, never_drags_a_piece_through_another) {
    start(klotski);
    window().drag(cell(3, 1), cell(0, 1));  // F is in the way
    drag({cell(4, 0), cell(4, 3)},
         "^board BAAC / BAAC / DFFE / DGHE / \\.\\.IJ$");  // J is: two cells at most
    EXPECT_EQ(value("moves"), "1");
}

TEST_F(LevelWindow, chooses_pieces_by_letter_and_moves_them_by_arrows) {
    start(klotski);
    press("shift+g", "^widget level board .*chosen=G");
    press("Down Right", "^board BAAC / BAAC / DFFE / D\\.HE / I\\.GJ$");
    EXPECT_EQ(value("moves"), "1");  // both steps are one move
}

// G, H, I and J can move.
TEST_F(LevelWindow, chooses_pieces_by_tab_and_then_goes_on_to_the_buttons) {
    start(klotski);
    expect("^widget level board .*focused");
    for (const char* piece : {"G", "H", "I", "J"}) {
        press("Tab", std::string("^widget level board .*chosen=") + piece);
    }
    press("Tab", "^widget button new .*focused");
}

TEST_F(LevelWindow, counts_in_all_three_ways) {
    start(klotski);
    for (const auto& [counter, optimum, moves] :
         {std::tuple{"Moves", "81", "1"}, {"Straight moves", "90", "2"}, {"Steps", "116", "2"}}) {
        expect(std::string("^widget label counts .*text=") + counter + " 0");
        expect(std::string("^widget label optimum .*text=Optimal ") + optimum);
        drag({cell(3, 1), cell(4, 1), cell(4, 2)}, std::string("^moves ") + moves + "$");
        window().key("b x");
    }
}

TEST_F(LevelWindow, gives_hints_that_get_plainer) {
    start({"--level", "rush-beginner"});
    expect("^widget label to-go .*5 moves to go");
    press("t", "^hint nudge$");
    expect("^message Look at [A-D]\\.");
    press("t", "^message Next: [A-D] goes ");
}

// A:R C:UUU D:L B:DDD A:RRR is a shortest solution.
TEST_F(LevelWindow, celebrates_and_keeps_the_best_score) {
    start({"--level", "rush-beginner"});
    press("shift+a Right shift+c Up Up Up shift+d Left shift+b Down Down Down", "^moves 4$");
    press("shift+a Right Right Right", "^solved yes$");
    expect("^widget label headline .*text=Solved!$");
    expect("^message Solved in 5 moves.*Optimal 5, you 5\\. .*Next: N");
    leave();
    start({"--level", "rush-beginner"});
    expect("^widget label best .*text=Your best: 5$");
}

TEST_F(LevelWindow, is_left_and_gone_on_with) {
    start(klotski);
    drag({cell(4, 0), cell(4, 1)}, "^moves 1$");
    leave();
    start({"--continue"});
    expect("^board BAAC / BAAC / DFFE / DGHE / \\.I\\.J$");
}

TEST_F(LevelWindow, leads_back_to_tiles) {
    start(klotski);
    press("g", "^widget board board .*rows=4 columns=4");
}

}  // namespace
}  // namespace noyes::test
