// The game in the window: moving, undo, counting, resizing.
#include "window.hpp"

#include <gtest/gtest.h>

#include <chrono>
#include <thread>

namespace noyes::test {
namespace {

using namespace std::chrono_literals;

// 7 and 8 are each one push from home.
const std::vector<std::string> nearly{"1 2 3 / 4 5 6 / 0 7 8"};

TEST(PlayWindow, shows_the_board_it_was_given) {
    Window window(nearly);
    EXPECT_EQ(window.value("board"), "1 2 3 / 4 5 6 / 0 7 8");
    EXPECT_EQ(window.value("moves"), "0");
    EXPECT_TRUE(window.shows("^widget label optimum .*text=Optimal 2$"));
}

TEST(PlayWindow, is_played_to_the_end_by_arrows) {
    Window window(nearly);
    window.key("Left");
    EXPECT_TRUE(window.shows("^board 1 2 3 / 4 5 6 / 7 0 8$"));
    window.key("Left");
    EXPECT_TRUE(window.shows("^solved yes$"));
    EXPECT_EQ(window.value("moves"), "2");
    EXPECT_TRUE(window.shows("^message Solved in 2 moves.*Optimal 2, you 2"));
}

TEST(PlayWindow, takes_the_letters_of_both_hands) {
    Window window({"1 2 3 / 4 0 5 / 7 8 6"});
    window.key("a");  // 5 goes left
    EXPECT_TRUE(window.shows("^board 1 2 3 / 4 5 0 / 7 8 6$"));
    window.key("l");  // and back
    EXPECT_TRUE(window.shows("^board 1 2 3 / 4 0 5 / 7 8 6$"));
    EXPECT_EQ(window.value("moves"), "2");
    EXPECT_EQ(window.value("slip-free"), "0");
}

TEST(PlayWindow, pushes_a_whole_line_by_a_click) {
    Window window(nearly);
    window.click(window.cell(2, 2));
    EXPECT_TRUE(window.shows("^solved yes$"));
    EXPECT_EQ(window.value("moves"), "2");
}

TEST(PlayWindow, undoes_and_redoes_by_button_and_key) {
    Window window(nearly);
    EXPECT_NE(window.widget_line("undo").find("disabled"), std::string::npos);
    window.key("Left");
    EXPECT_TRUE(window.shows("^moves 1$"));
    window.click("undo");
    EXPECT_TRUE(window.shows("^board 1 2 3 / 4 5 6 / 0 7 8$"));
    EXPECT_TRUE(window.shows("^moves 0$"));
    window.key("r");
    EXPECT_TRUE(window.shows("^board 1 2 3 / 4 5 6 / 7 0 8$"));
}

TEST(PlayWindow, asks_before_a_game_is_given_up) {
    Window window(nearly);
    window.key("Left");
    EXPECT_TRUE(window.shows("^moves 1$"));
    window.key("n");
    EXPECT_TRUE(window.shows("^screen question$"));
    window.key("Escape");
    EXPECT_TRUE(window.shows("^screen play$"));
    EXPECT_EQ(window.value("moves"), "1");
    window.key("n");
    EXPECT_TRUE(window.shows("^screen question$"));
    window.key("y");
    EXPECT_TRUE(window.shows("^moves 0$"));
    EXPECT_NE(window.value("board"), "1 2 3 / 4 5 6 / 7 0 8");
}

TEST(PlayWindow, reaches_every_button_by_tab) {
    Window window(nearly);
    window.key("Tab");
    EXPECT_TRUE(window.shows("^widget button new .*focused"));
    window.key("Tab");
    EXPECT_TRUE(window.shows("^widget button hint .*focused"));
    window.key("shift+Tab");
    EXPECT_TRUE(window.shows("^widget button new .*focused"));
    window.key("Return");
    EXPECT_TRUE(window.shows("^board (?!1 2 3 / 4 5 6 / 0 7 8$)"));
}

TEST(PlayWindow, gives_hints_that_tell_more_each_time) {
    Window window(nearly);
    EXPECT_TRUE(window.shows("text=Optimal 2$"));
    window.key("t");
    EXPECT_TRUE(window.shows("^message Look at 7. 2 moves to go.$"));
    window.key("t");
    EXPECT_TRUE(window.shows("^message Next: 7 goes left$"));
    window.click("hint");
    EXPECT_TRUE(window.shows("^message Next moves: 7 goes left, 8 goes left$"));
}

TEST(PlayWindow, follows_the_size_of_the_window) {
    Window window({"4x6", "--seed", "3"});
    for (const auto& [width, height] : {std::pair{640, 480}, {480, 640}, {1600, 900}}) {
        window.resize(width, height);
        ASSERT_TRUE(
            window.shows("^window " + std::to_string(width) + "x" + std::to_string(height)));
        for (const auto& [name, area] : window.widgets()) {
            EXPECT_GE(area.x, 0) << name;
            EXPECT_GE(area.y, 0) << name;
            EXPECT_LE(area.right(), width) << name;
            EXPECT_LE(area.bottom(), height) << name;
        }
    }
}

TEST(PlayWindow, draws_nothing_while_nothing_moves) {
    Window window(nearly);
    EXPECT_TRUE(window.shows("text=Optimal 2$"));
    std::this_thread::sleep_for(500ms);
    const std::string frame = window.value("frame");
    std::this_thread::sleep_for(2s);
    EXPECT_EQ(window.value("frame"), frame);
    window.key("Left");
    EXPECT_TRUE(window.shows("^moves 1$"));
    EXPECT_NE(window.value("frame"), frame);
}

TEST(PlayWindow, ends_by_a_key) {
    Window window(nearly);
    window.key("q");
    EXPECT_EQ(window.exit_code(), 0);
}

}  // namespace
}  // namespace noyes::test
