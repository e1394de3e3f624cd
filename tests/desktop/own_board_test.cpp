// A board of one's own in the window: typed, pasted, or made by dragging tiles; why it cannot be
// solved, and what mends it.
#include "window_test.hpp"

#include <gtest/gtest.h>

namespace noyes::test {
namespace {

class OwnBoard : public WindowTest {
   protected:
    OwnBoard() { start({"1 2 3 / 4 5 6 / 0 7 8"}); }

    void open_with(const std::string& text) {
        press("o", "^screen own-board$");
        click("text", "^widget text-field text .*focused");
        press("ctrl+u", "^widget text-field text .*text=$");
        type(text, "^widget text-field text .*text=" + text + "$");
    }

    Place setup_cell(int row, int column) { return window().cell(row, column, "cells"); }
};

// 7 and 8 exchanged: an odd permutation with the blank at home.
TEST_F(OwnBoard, says_that_its_parity_is_wrong_and_mends_it) {
    open_with("1 2 3 / 4 5 6 / 8 7 0");
    expect("^widget label verdict .*cannot be solved.*odd.*exchange tiles");
    EXPECT_NE(window().widget_line("play").find("disabled"), std::string::npos);
    click("mend", "^widget label verdict .*can be solved");
    expect("^widget button play .*enabled");
}

TEST_F(OwnBoard, says_which_tile_stands_twice_and_which_is_missing) {
    open_with("1 2 3 / 4 5 6 / 7 7 0");
    expect("^widget label verdict .*Row 3, column 2: tile 7 stands here and in row 3, column 1");
    expect("^widget label verdict .*tile 8 is missing");
    press("F2", "^widget setup cells .*text=1 2 3 / 4 5 6 / 7 8 0$");
}

TEST_F(OwnBoard, says_what_is_no_number) {
    open_with("1 2 3 / 4 cat 6 / 7 8 0");
    expect("^widget label verdict .*'cat' is not a number");
    EXPECT_NE(window().widget_line("play").find("disabled"), std::string::npos);
}

TEST_F(OwnBoard, follows_the_text_to_another_size_and_is_played) {
    open_with("1 2 3 4 / 5 6 0 8 / 9 10 7 11 / 13 14 15 12");
    expect("^widget slider rows .*value=4");
    press("Return", "^screen play$");
    expect("^board 1 2 3 4 / 5 6 0 8 / 9 10 7 11 / 13 14 15 12$");
}

// Two exchanges make an even permutation again.
TEST_F(OwnBoard, swaps_tiles_by_drag) {
    press("o", "^screen own-board$");
    drag({setup_cell(0, 0), setup_cell(0, 1)},
         "^widget text-field text .*text=2 1 3 / 4 5 6 / 0 7 8$");
    expect("^widget label verdict .*cannot be solved");
    drag({setup_cell(1, 0), setup_cell(1, 1)}, "^widget label verdict .*can be solved");
    click("play", "^board 2 1 3 / 5 4 6 / 0 7 8$");
}

TEST_F(OwnBoard, takes_numbers_typed_into_its_cells) {
    press("o", "^screen own-board$");
    press("2 Right 1", "^widget setup cells .*text=2 1 3 / 4 5 6 / 0 7 8$");
}

TEST_F(OwnBoard, asks_before_a_game_is_given_up) {
    press("Left", "^moves 1$");
    open_with("1 2 3 / 4 5 6 / 7 0 8");
    press("Return", "^screen question$");
    press("Escape", "^screen play$");
    expect("^moves 1$");
}

TEST_F(OwnBoard, is_copied_and_pasted_as_text) {
    press("ctrl+c", "^message The board was copied");
    press("Left", "^moves 1$");
    press("ctrl+v", "^screen question$");
    press("y", "^board 1 2 3 / 4 5 6 / 0 7 8$");
    expect("^moves 0$");
}

TEST_F(OwnBoard, is_shown_with_the_reason_if_what_was_pasted_cannot_be_solved) {
    open_with("2 1 3 / 4 5 6 / 7 8 0");
    press("ctrl+c Escape", "^screen play$");
    press("ctrl+v", "^screen own-board$");
    expect("^widget label verdict .*cannot be solved");
}

}  // namespace
}  // namespace noyes::test
