// The screens over the game: tidy at every size in every theme.
#include "tidy.hpp"

#include <gtest/gtest.h>

namespace noyes::test {
namespace {

class LookOfScreens : public testing::TestWithParam<const char*> {};

void expect_all_tidy(Window& window, const std::vector<std::pair<const char*, const char*>>& keys) {
    for (const WindowSize size : window_sizes) {
        SCOPED_TRACE(size.text());
        window.resize(size.width, size.height);
        ASSERT_TRUE(window.shows("^window " + size.text()));
        expect_tidy(window, size);
        for (const auto& [key, screen] : keys) {
            SCOPED_TRACE(screen);
            window.key(key);
            ASSERT_TRUE(window.shows(std::string("^screen ") + screen + "$"));
            expect_tidy(window, size);
            window.key("Escape");
            ASSERT_TRUE(window.shows("^screen play$"));
        }
    }
}

TEST_P(LookOfScreens, is_tidy_over_tiles) {
    Window window({"4x4", "--seed", "5", "--theme", GetParam(), "--picture", "hills"});
    expect_all_tidy(window, {{"o", "own-board"},
                             {"x", "pictures"},
                             {"i", "statistics"},
                             {"m", "levels"},
                             {"F1", "help"}});
}

TEST_P(LookOfScreens, is_tidy_for_levels) {
    Window window({"--level", "hrd-01", "--theme", GetParam()});
    expect_all_tidy(window, {});
}

TEST(LookOfPortrait, is_tidy_in_a_window_that_is_higher_than_wide) {
    constexpr WindowSize portrait{600, 900};
    Window window({"--level", "hrd-01"});
    window.resize(portrait.width, portrait.height);
    ASSERT_TRUE(window.shows("^window " + portrait.text()));
    expect_tidy(window, portrait);
    EXPECT_GT(window.area("quit").height, 20);  // no button is squeezed
    window.key("m");
    ASSERT_TRUE(window.shows("^screen levels$"));
    expect_tidy(window, portrait);
}

INSTANTIATE_TEST_SUITE_P(Themes, LookOfScreens,
                         testing::Values("light", "dark", "high-contrast", "colour-blind"),
                         [](const auto& theme) {
                             std::string name = theme.param;
                             std::erase(name, '-');
                             return name;
                         });

}  // namespace
}  // namespace noyes::test
