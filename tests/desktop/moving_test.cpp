// Every way of moving: drag, hover, arrows for the gap, whole lines.
#include "window_test.hpp"

#include <gtest/gtest.h>

namespace noyes::test {
namespace {

class MovingWindow : public WindowTest {};

const std::vector<std::string> middle{"1 2 3 / 4 0 5 / 7 8 6"};

TEST_F(MovingWindow, drags_a_tile_into_the_gap) {
    start(middle);
    drag({cell(1, 2), cell(1, 1)}, "^board 1 2 3 / 4 5 0 / 7 8 6$");
    EXPECT_EQ(value("moves"), "1");
}

TEST_F(MovingWindow, drags_a_whole_line) {
    start({"0 1 3 / 4 2 5 / 7 8 6"});
    drag({cell(0, 2), cell(0, 1)}, "^board 1 3 0 / 4 2 5 / 7 8 6$");
    EXPECT_EQ(value("moves"), "2");
}

TEST_F(MovingWindow, lets_a_tile_go_back_that_was_hardly_pulled) {
    start(middle);
    const Place from = cell(1, 2);
    const Place gap = cell(1, 1);
    window().drag(from, {from.x + (gap.x - from.x) / 6, from.y});
    press("u", "^board 1 2 3 / 4 0 5 / 7 8 6$");  // nothing was done
    EXPECT_EQ(value("moves"), "0");
    // Pulled away from the gap it stays where it is.
    window().drag(cell(1, 0), {cell(1, 0).x, cell(2, 0).y});
    EXPECT_EQ(value("moves"), "0");
}

TEST_F(MovingWindow, moves_the_gap_by_the_arrows_if_that_is_preferred) {
    start(middle);
    press("p", "^screen preferences$");
    click("arrows", "^widget drop-down arrows .*open");
    press("Down Return", "^widget drop-down arrows .*text=the gap$");
    press("Escape", "^screen play$");
    press("Right", "^board 1 2 3 / 4 5 0 / 7 8 6$");  // the gap goes right, so 5 comes left
}

TEST_F(MovingWindow, pushes_what_the_mouse_goes_over_if_that_is_preferred) {
    start(middle);
    window().hover(cell(0, 0));
    window().hover(cell(1, 2));
    EXPECT_EQ(value("moves"), "0");
    window().hover(cell(0, 0));
    press("p", "^screen preferences$");
    click("hover", "^widget check-box hover .*checked");
    press("Escape", "^screen play$");
    window().hover(cell(0, 0));
    window().hover(cell(1, 2));
    expect("^board 1 2 3 / 4 5 0 / 7 8 6$");
}

TEST_F(MovingWindow, counts_without_slips) {
    start(middle);
    press("Left Right Left", "^moves 3$");
    EXPECT_EQ(value("slip-free"), "1");
    expect("^widget label counts .*Moves 3 .1 without slips.");
    press("b", "^board 1 2 3 / 4 0 5 / 7 8 6$");
    expect("^moves 0$");
}

}  // namespace
}  // namespace noyes::test
