// What the window explains: all keys, what each button does, and how to solve a board by hand.
#include "window.hpp"

#include <gtest/gtest.h>

#include <regex>

namespace noyes::test {
namespace {

TEST(HelpWindow, is_opened_and_closed_by_both_keys) {
    Window window({"3x3", "--seed", "5"});
    for (const char* key : {"F1", "question"}) {
        window.key(key);
        ASSERT_TRUE(window.shows("^screen help$"));
        window.key(key);
        ASSERT_TRUE(window.shows("^screen play$"));
    }
    window.click("help");
    ASSERT_TRUE(window.shows("^screen help$"));
    window.click("close");
    ASSERT_TRUE(window.shows("^screen play$"));
}

TEST(HelpWindow, tells_the_keys_of_all_buttons) {
    Window window({"3x3", "--seed", "5"});
    window.key("F1");
    ASSERT_TRUE(window.shows("^screen help$"));
    const std::string keys = window.widget_line("keys");
    for (const char* key : {"N", "B", "T", "E", "G", "O", "X", "M", "I", "P", "Q", "V", "F", "C",
                            "R", "Ctrl\\+C", "Ctrl\\+V", "Esc"})
        EXPECT_TRUE(std::regex_search(keys, std::regex(std::string("[ ;]") + key + ": "))) << key;
}

TEST(HelpWindow, says_what_the_button_under_the_mouse_does) {
    Window window({"3x3", "--seed", "5"});
    for (const auto& [name, area] : window.widgets()) {
        if (!window.widget_line(name).starts_with("widget button ")) continue;
        window.hover(area.centre());
        EXPECT_TRUE(window.shows("^widget label tip .*text=[A-Z]")) << name;
    }
}

// Row 1 is done; 7 and 8 are left.
TEST(LessonWindow, explains_the_stage_and_is_done_when_the_board_is) {
    Window window({"1 2 3 / 4 5 6 / 0 7 8"});
    window.key("e");
    EXPECT_TRUE(window.shows("^message Stage [0-9]+ of [0-9]+: "));
    window.key("Left Left");
    EXPECT_TRUE(window.shows("^message Solved in 2 moves"));
}

// The first column is home once 13 is.
TEST(LessonWindow, follows_the_player_through_the_stages) {
    Window window({"1 2 3 4 / 5 6 7 8 / 9 10 11 12 / 0 13 14 15"});
    window.click("lessons");
    ASSERT_TRUE(window.shows("^message Stage [0-9]+ of [0-9]+: .*13.*column 1"));
    window.key("Left");
    ASSERT_TRUE(window.shows("^moves 1$"));
    EXPECT_TRUE(window.shows("^message Stage [0-9]+ of [0-9]+: the last 3x3"));
    window.key("e");
    EXPECT_TRUE(window.shows("^message ?$"));
}

TEST(LessonWindow, counts_as_help) {
    Window window({"1 2 3 / 4 5 6 / 0 7 8"});
    window.key("e Left Left");
    ASSERT_TRUE(window.shows("^solved yes$"));
    window.key("i");
    EXPECT_TRUE(window.shows("^widget label figures .*0 games solved, and 1 with help"));
}

}  // namespace
}  // namespace noyes::test
