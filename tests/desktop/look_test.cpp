// How it looks: every theme, three sizes, nothing outside the window and no two widgets on the same
// place.
#include "tidy.hpp"

#include <gtest/gtest.h>

namespace noyes::test {
namespace {

class LookOfTheWindow : public testing::TestWithParam<const char*> {};

TEST_P(LookOfTheWindow, is_tidy_at_every_size) {
    Window window({"4x4", "--seed", "5", "--theme", GetParam()});
    EXPECT_EQ(window.value("theme"), GetParam());
    for (const WindowSize size : window_sizes) {
        SCOPED_TRACE(size.text());
        window.resize(size.width, size.height);
        ASSERT_TRUE(window.shows("^window " + size.text()));
        expect_tidy(window, size);
        for (const char* dialog : {"p", "g"}) {
            window.key(dialog);
            ASSERT_TRUE(window.shows("^screen (preferences|new-game)$"));
            expect_tidy(window, size);
            window.key("Escape");
            ASSERT_TRUE(window.shows("^screen play$"));
        }
    }
}

TEST_P(LookOfTheWindow, has_the_colours_of_its_theme) {
    Window window({"4x4", "--seed", "5", "--theme", GetParam()});
    const std::string ground = window.colour({2, 2});
    const std::string name = GetParam();
    EXPECT_EQ(ground, name == "light"           ? "#F4F1EA"
                      : name == "dark"          ? "#1B1D21"
                      : name == "high-contrast" ? "#000000"
                                                : "#F5F5F5");
}

INSTANTIATE_TEST_SUITE_P(Themes, LookOfTheWindow,
                         testing::Values("light", "dark", "high-contrast", "colour-blind"),
                         [](const auto& theme) {
                             std::string name = theme.param;
                             std::erase(name, '-');
                             return name;
                         });

TEST(ThemeOfTheWindow, is_chosen_in_the_preferences_and_kept) {
    Window window({"3x3", "--seed", "5"});
    window.key("p");
    ASSERT_TRUE(window.shows("^screen preferences$"));
    window.click("theme");
    ASSERT_TRUE(window.shows("^widget drop-down theme .*open"));
    window.key("Down Return");
    EXPECT_TRUE(window.shows("^theme dark$"));
    window.key("Escape q");
    ASSERT_EQ(window.exit_code(), 0);
    window.start({"3x3"});
    EXPECT_EQ(window.value("theme"), "dark");
}

}  // namespace
}  // namespace noyes::test
