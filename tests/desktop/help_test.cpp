// What the window explains: all keys, what each button does, and how to solve a board by hand.
#include "window_test.hpp"

#include <gtest/gtest.h>

#include <regex>

namespace noyes::test {
namespace {

class HelpWindow : public WindowTest {};
class LessonWindow : public WindowTest {};

TEST_F(HelpWindow, is_opened_and_closed_by_both_keys) {
    start({"3x3", "--seed", "5"});
    for (const char* key : {"F1", "question"}) {
        press(key, "^screen help$");
        press(key, "^screen play$");
    }
    click("help", "^screen help$");
    click("close", "^screen play$");
}

TEST_F(HelpWindow, tells_the_keys_of_all_buttons) {
    start({"3x3", "--seed", "5"});
    press("F1", "^screen help$");
    const std::string keys = window().widget_line("keys");
    for (const char* key : {"N", "B", "T", "E", "G", "O", "X", "M", "I", "P", "Q", "V", "F", "C",
                            "R", "Ctrl\\+C", "Ctrl\\+V", "Esc"})
        EXPECT_TRUE(std::regex_search(keys, std::regex(std::string("[ ;]") + key + ": "))) << key;
}

TEST_F(HelpWindow, says_what_the_button_under_the_mouse_does) {
    start({"3x3", "--seed", "5"});
    for (const auto& [name, area] : window().widgets()) {
        if (!window().widget_line(name).starts_with("widget button ")) continue;
        window().hover(area.centre());
        EXPECT_TRUE(window().shows("^widget label tip .*text=[A-Z]")) << name;
    }
}

// Row 1 is done; 7 and 8 are left.
TEST_F(LessonWindow, explains_the_stage_and_is_done_when_the_board_is) {
    start({"1 2 3 / 4 5 6 / 0 7 8"});
    press("e", "^message Stage [0-9]+ of [0-9]+: ");
    press("Left Left", "^message Solved in 2 moves");
}

// The first column is home once 13 is.
TEST_F(LessonWindow, follows_the_player_through_the_stages) {
    start({"1 2 3 4 / 5 6 7 8 / 9 10 11 12 / 0 13 14 15"});
    click("lessons", "^message Stage [0-9]+ of [0-9]+: .*13.*column 1");
    press("Left", "^moves 1$");
    expect("^message Stage [0-9]+ of [0-9]+: the last 3x3");
    press("e", "^message ?$");
}

TEST_F(LessonWindow, counts_as_help) {
    start({"1 2 3 / 4 5 6 / 0 7 8"});
    press("e Left Left", "^solved yes$");
    press("i", "^widget label figures .*0 games solved, and 1 with help");
}

}  // namespace
}  // namespace noyes::test
