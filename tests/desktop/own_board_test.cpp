// A board of one's own in the window: typed, pasted, or made by dragging tiles; why it cannot be
// solved, and what mends it.
#include "window.hpp"

#include <gtest/gtest.h>

namespace noyes::test {
namespace {

class OwnBoard : public testing::Test {
   protected:
    void open_with(const std::string& text) {
        window_.key("o");
        ASSERT_TRUE(window_.shows("^screen own-board$"));
        window_.click("text");
        window_.key("ctrl+u");
        window_.type(text);
    }

    Window window_{{"1 2 3 / 4 5 6 / 0 7 8"}};
};

// 7 and 8 exchanged: an odd permutation with the blank at home.
TEST_F(OwnBoard, says_that_its_parity_is_wrong_and_mends_it) {
    open_with("1 2 3 / 4 5 6 / 8 7 0");
    EXPECT_TRUE(window_.shows("^widget label verdict .*cannot be solved.*odd.*exchange tiles"));
    EXPECT_NE(window_.widget_line("play").find("disabled"), std::string::npos);
    window_.click("mend");
    EXPECT_TRUE(window_.shows("^widget label verdict .*can be solved"));
    EXPECT_TRUE(window_.shows("^widget button play .*enabled"));
}

TEST_F(OwnBoard, says_which_tile_stands_twice_and_which_is_missing) {
    open_with("1 2 3 / 4 5 6 / 7 7 0");
    EXPECT_TRUE(window_.shows(
        "^widget label verdict .*Row 3, column 2: tile 7 stands here and in row 3, column 1"));
    EXPECT_TRUE(window_.shows("^widget label verdict .*tile 8 is missing"));
    window_.key("F2");
    EXPECT_TRUE(window_.shows("^widget setup cells .*text=1 2 3 / 4 5 6 / 7 8 0$"));
}

TEST_F(OwnBoard, says_what_is_no_number) {
    open_with("1 2 3 / 4 cat 6 / 7 8 0");
    EXPECT_TRUE(window_.shows("^widget label verdict .*'cat' is not a number"));
    EXPECT_NE(window_.widget_line("play").find("disabled"), std::string::npos);
}

TEST_F(OwnBoard, follows_the_text_to_another_size_and_is_played) {
    open_with("1 2 3 4 / 5 6 0 8 / 9 10 7 11 / 13 14 15 12");
    EXPECT_TRUE(window_.shows("^widget slider rows .*value=4"));
    window_.key("Return");
    ASSERT_TRUE(window_.shows("^screen play$"));
    EXPECT_TRUE(window_.shows("^board 1 2 3 4 / 5 6 0 8 / 9 10 7 11 / 13 14 15 12$"));
}

// Two exchanges make an even permutation again.
TEST_F(OwnBoard, swaps_tiles_by_drag) {
    window_.key("o");
    ASSERT_TRUE(window_.shows("^screen own-board$"));
    window_.drag(window_.cell(0, 0, "cells"), window_.cell(0, 1, "cells"));
    EXPECT_TRUE(window_.shows("^widget text-field text .*text=2 1 3 / 4 5 6 / 0 7 8$"));
    EXPECT_TRUE(window_.shows("^widget label verdict .*cannot be solved"));
    window_.drag(window_.cell(1, 0, "cells"), window_.cell(1, 1, "cells"));
    EXPECT_TRUE(window_.shows("^widget label verdict .*can be solved"));
    window_.click("play");
    EXPECT_TRUE(window_.shows("^board 2 1 3 / 5 4 6 / 0 7 8$"));
}

TEST_F(OwnBoard, takes_numbers_typed_into_its_cells) {
    window_.key("o");
    ASSERT_TRUE(window_.shows("^screen own-board$"));
    window_.key("2 Right 1");
    EXPECT_TRUE(window_.shows("^widget setup cells .*text=2 1 3 / 4 5 6 / 0 7 8$"));
}

TEST_F(OwnBoard, asks_before_a_game_is_given_up) {
    window_.key("Left");
    ASSERT_TRUE(window_.shows("^moves 1$"));
    open_with("1 2 3 / 4 5 6 / 7 0 8");
    window_.key("Return");
    ASSERT_TRUE(window_.shows("^screen question$"));
    window_.key("Escape");
    ASSERT_TRUE(window_.shows("^screen play$"));
    EXPECT_TRUE(window_.shows("^moves 1$"));
}

TEST_F(OwnBoard, is_copied_and_pasted_as_text) {
    window_.key("ctrl+c");
    EXPECT_TRUE(window_.shows("^message The board was copied"));
    window_.key("Left");
    ASSERT_TRUE(window_.shows("^moves 1$"));
    window_.key("ctrl+v");
    ASSERT_TRUE(window_.shows("^screen question$"));
    window_.key("y");
    EXPECT_TRUE(window_.shows("^board 1 2 3 / 4 5 6 / 0 7 8$"));
    EXPECT_TRUE(window_.shows("^moves 0$"));
}

TEST_F(OwnBoard, is_shown_with_the_reason_if_what_was_pasted_cannot_be_solved) {
    open_with("2 1 3 / 4 5 6 / 7 8 0");
    window_.key("ctrl+c Escape");
    ASSERT_TRUE(window_.shows("^screen play$"));
    window_.key("ctrl+v");
    ASSERT_TRUE(window_.shows("^screen own-board$"));
    EXPECT_TRUE(window_.shows("^widget label verdict .*cannot be solved"));
}

}  // namespace
}  // namespace noyes::test
