// Every way of moving: drag, hover, arrows for the gap, whole lines.
#include "window.hpp"

#include <gtest/gtest.h>

namespace noyes::test {
namespace {

const std::vector<std::string> middle{"1 2 3 / 4 0 5 / 7 8 6"};

TEST(MovingWindow, drags_a_tile_into_the_gap) {
    Window window(middle);
    window.drag(window.cell(1, 2), window.cell(1, 1));
    EXPECT_TRUE(window.shows("^board 1 2 3 / 4 5 0 / 7 8 6$"));
    EXPECT_EQ(window.value("moves"), "1");
}

TEST(MovingWindow, drags_a_whole_line) {
    Window window({"0 1 3 / 4 2 5 / 7 8 6"});
    window.drag(window.cell(0, 2), window.cell(0, 1));
    EXPECT_TRUE(window.shows("^board 1 3 0 / 4 2 5 / 7 8 6$"));
    EXPECT_EQ(window.value("moves"), "2");
}

TEST(MovingWindow, lets_a_tile_go_back_that_was_hardly_pulled) {
    Window window(middle);
    const Place from = window.cell(1, 2);
    const Place gap = window.cell(1, 1);
    window.drag(from, {from.x + (gap.x - from.x) / 6, from.y});
    window.key("u");  // nothing was done
    EXPECT_TRUE(window.shows("^board 1 2 3 / 4 0 5 / 7 8 6$"));
    EXPECT_EQ(window.value("moves"), "0");
    // Pulled away from the gap it stays where it is.
    window.drag(window.cell(1, 0), {window.cell(1, 0).x, window.cell(2, 0).y});
    EXPECT_EQ(window.value("moves"), "0");
}

TEST(MovingWindow, moves_the_gap_by_the_arrows_if_that_is_preferred) {
    Window window(middle);
    window.key("p");
    ASSERT_TRUE(window.shows("^screen preferences$"));
    window.click("arrows");
    ASSERT_TRUE(window.shows("^widget drop-down arrows .*open"));
    window.key("Down Return");
    ASSERT_TRUE(window.shows("^widget drop-down arrows .*text=the gap$"));
    window.key("Escape");
    ASSERT_TRUE(window.shows("^screen play$"));
    window.key("Right");  // the gap goes right, so 5 comes left
    EXPECT_TRUE(window.shows("^board 1 2 3 / 4 5 0 / 7 8 6$"));
}

TEST(MovingWindow, pushes_what_the_mouse_goes_over_if_that_is_preferred) {
    Window window(middle);
    window.hover(window.cell(0, 0));
    window.hover(window.cell(1, 2));
    EXPECT_EQ(window.value("moves"), "0");
    window.hover(window.cell(0, 0));
    window.key("p");
    ASSERT_TRUE(window.shows("^screen preferences$"));
    window.click("hover");
    ASSERT_TRUE(window.shows("^widget check-box hover .*checked"));
    window.key("Escape");
    ASSERT_TRUE(window.shows("^screen play$"));
    window.hover(window.cell(0, 0));
    window.hover(window.cell(1, 2));
    EXPECT_TRUE(window.shows("^board 1 2 3 / 4 5 0 / 7 8 6$"));
}

TEST(MovingWindow, counts_without_slips) {
    Window window(middle);
    window.key("Left Right Left");
    EXPECT_TRUE(window.shows("^moves 3$"));
    EXPECT_EQ(window.value("slip-free"), "1");
    EXPECT_TRUE(window.shows("^widget label counts .*Moves 3 .1 without slips."));
    window.key("b");
    EXPECT_TRUE(window.shows("^board 1 2 3 / 4 0 5 / 7 8 6$"));
    EXPECT_TRUE(window.shows("^moves 0$"));
}

}  // namespace
}  // namespace noyes::test
