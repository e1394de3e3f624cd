// How it looks: every theme, three sizes, nothing outside the window and no two widgets on the same
// place.
#include "tidy.hpp"

#include <gtest/gtest.h>

namespace noyes::test {
namespace {

class ThemeOfTheWindow : public WindowTest {};

class LookOfTheWindow : public WindowTest, public testing::WithParamInterface<const char*> {};

TEST_P(LookOfTheWindow, is_tidy_at_every_size) {
    start({"4x4", "--seed", "5", "--theme", GetParam()});
    EXPECT_EQ(value("theme"), GetParam());
    for (const WindowSize size : window_sizes) {
        SCOPED_TRACE(size.text());
        resize(size.width, size.height);
        expect_tidy(window(), size);
        for (const char* dialog : {"p", "g"}) {
            press(dialog, "^screen (preferences|new-game)$");
            expect_tidy(window(), size);
            press("Escape", "^screen play$");
        }
    }
}

TEST_P(LookOfTheWindow, has_the_colours_of_its_theme) {
    start({"4x4", "--seed", "5", "--theme", GetParam()});
    const std::string ground = window().colour({2, 2});
    const std::string name = GetParam();
    EXPECT_EQ(ground, name == "light"           ? "#F4F1EA"
                      : name == "dark"          ? "#1B1D21"
                      : name == "high-contrast" ? "#000000"
                                                : "#F5F5F5");
}

INSTANTIATE_TEST_SUITE_P(Themes, LookOfTheWindow, every_theme(), name_of_theme);

TEST_F(ThemeOfTheWindow, is_chosen_in_the_preferences_and_kept) {
    start({"3x3", "--seed", "5"});
    press("p", "^screen preferences$");
    click("theme", "^widget drop-down theme .*open");
    press("Down Return", "^theme dark$");
    window().key("Escape q");
    ASSERT_EQ(window().exit_code(), 0);
    start({"3x3"});
    EXPECT_EQ(value("theme"), "dark");
}

}  // namespace
}  // namespace noyes::test
