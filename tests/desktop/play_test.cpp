// The game in the window: moving, undo, counting, resizing.
#include "window_test.hpp"

#include <gtest/gtest.h>

#include <chrono>
#include <cstdio>
#include <thread>

namespace noyes::test {
namespace {

class PlayWindow : public WindowTest {};

using namespace std::chrono_literals;

// 7 and 8 are each one push from home.
const std::vector<std::string> nearly{"1 2 3 / 4 5 6 / 0 7 8"};

TEST_F(PlayWindow, shows_the_board_it_was_given) {
    start(nearly);
    EXPECT_EQ(value("board"), "1 2 3 / 4 5 6 / 0 7 8");
    EXPECT_EQ(value("moves"), "0");
    expect("^widget label optimum .*text=Optimal 2$");
}

TEST_F(PlayWindow, is_played_to_the_end_by_arrows) {
    start(nearly);
    press("Left", "^board 1 2 3 / 4 5 6 / 7 0 8$");
    press("Left", "^solved yes$");
    EXPECT_EQ(value("moves"), "2");
    expect("^message Solved in 2 moves.*Optimal 2, you 2");
}

TEST_F(PlayWindow, takes_the_letters_of_both_hands) {
    start({"1 2 3 / 4 0 5 / 7 8 6"});
    press("a", "^board 1 2 3 / 4 5 0 / 7 8 6$");  // 5 goes left
    press("l", "^board 1 2 3 / 4 0 5 / 7 8 6$");  // and back
    EXPECT_EQ(value("moves"), "2");
    EXPECT_EQ(value("slip-free"), "0");
}

TEST_F(PlayWindow, pushes_a_whole_line_by_a_click) {
    start(nearly);
    click(cell(2, 2), "^solved yes$");
    EXPECT_EQ(value("moves"), "2");
}

TEST_F(PlayWindow, undoes_and_redoes_by_button_and_key) {
    start(nearly);
    EXPECT_NE(window().widget_line("undo").find("disabled"), std::string::npos);
    press("Left", "^moves 1$");
    click("undo", "^board 1 2 3 / 4 5 6 / 0 7 8$");
    expect("^moves 0$");
    press("r", "^board 1 2 3 / 4 5 6 / 7 0 8$");
}

TEST_F(PlayWindow, asks_before_a_game_is_given_up) {
    start(nearly);
    press("Left", "^moves 1$");
    press("n", "^screen question$");
    press("Escape", "^screen play$");
    EXPECT_EQ(value("moves"), "1");
    press("n", "^screen question$");
    press("y", "^moves 0$");
    EXPECT_NE(value("board"), "1 2 3 / 4 5 6 / 7 0 8");
}

TEST_F(PlayWindow, reaches_every_button_by_tab) {
    start(nearly);
    press("Tab", "^widget button new .*focused");
    press("Tab", "^widget button hint .*focused");
    press("shift+Tab", "^widget button new .*focused");
    press("Return", "^board (?!1 2 3 / 4 5 6 / 0 7 8$)");
}

TEST_F(PlayWindow, gives_hints_that_tell_more_each_time) {
    start(nearly);
    expect("text=Optimal 2$");
    press("t", "^message Look at 7. 2 moves to go.$");
    press("t", "^message Next: 7 goes left$");
    click("hint", "^message Next moves: 7 goes left, 8 goes left$");
}

TEST_F(PlayWindow, follows_the_size_of_the_window) {
    start({"4x6", "--seed", "3"});
    for (const auto& [width, height] : {std::pair{640, 480}, {480, 640}, {1600, 900}}) {
        resize(width, height);
        for (const auto& [name, area] : window().widgets()) {
            EXPECT_GE(area.x, 0) << name;
            EXPECT_GE(area.y, 0) << name;
            EXPECT_LE(area.right(), width) << name;
            EXPECT_LE(area.bottom(), height) << name;
        }
    }
}

TEST_F(PlayWindow, draws_nothing_while_nothing_moves) {
    start(nearly);
    expect("text=Optimal 2$");
    std::this_thread::sleep_for(300ms);
    const std::string frame = value("frame");
    std::this_thread::sleep_for(1s);
    EXPECT_EQ(value("frame"), frame);
    press("Left", "^moves 1$");
    EXPECT_NE(value("frame"), frame);
}

int seconds_shown(const std::string& counts) {
    int minutes = 0;
    int seconds = -1;
    std::sscanf(counts.c_str() + counts.find(" Time "), " Time %d:%d", &minutes, &seconds);
    return 60 * minutes + seconds;
}

TEST_F(PlayWindow, stops_its_clock_while_the_board_is_covered) {
    start(nearly);
    const auto begun = std::chrono::steady_clock::now();
    press("Left", "^widget label counts .* Time 0:0");
    press("F1", "^screen help$");
    std::this_thread::sleep_for(2s);
    press("Escape", "^screen play$");
    const int shown = seconds_shown(window().widget_line("counts"));
    EXPECT_GE(shown, 0);
    EXPECT_LE(std::chrono::seconds(shown), std::chrono::steady_clock::now() - begun - 2s);
    expect("^widget label counts .* Time 0:0" + std::to_string(shown + 1));  // it goes on
}

TEST_F(PlayWindow, ends_by_a_key) {
    start(nearly);
    leave();
}

}  // namespace
}  // namespace noyes::test
