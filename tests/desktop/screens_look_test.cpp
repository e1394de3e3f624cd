// The screens over the game: tidy at every size in every theme.
#include "tidy.hpp"

#include <gtest/gtest.h>

namespace noyes::test {
namespace {

class LookOfPortrait : public WindowTest {};

class LookOfScreens : public WindowTest, public testing::WithParamInterface<const char*> {
   protected:
    void expect_all_tidy(const std::vector<std::pair<const char*, const char*>>& keys) {
        for (const WindowSize size : window_sizes) {
            SCOPED_TRACE(size.text());
            resize(size.width, size.height);
            expect_tidy(window(), size);
            for (const auto& [key, screen] : keys) {
                SCOPED_TRACE(screen);
                press(key, std::string("^screen ") + screen + "$");
                expect_tidy(window(), size);
                press("Escape", "^screen play$");
            }
        }
    }
};

TEST_P(LookOfScreens, is_tidy_over_tiles) {
    start({"4x4", "--seed", "5", "--theme", GetParam(), "--picture", "hills"});
    expect_all_tidy({{"o", "own-board"},
                     {"x", "pictures"},
                     {"i", "statistics"},
                     {"m", "levels"},
                     {"F1", "help"}});
}

TEST_P(LookOfScreens, is_tidy_for_levels) {
    start({"--level", "hrd-01", "--theme", GetParam()});
    expect_all_tidy({});
}

TEST_F(LookOfPortrait, is_tidy_in_a_window_that_is_higher_than_wide) {
    constexpr WindowSize portrait{600, 900};
    start({"--level", "hrd-01"});
    resize(portrait.width, portrait.height);
    expect_tidy(window(), portrait);
    EXPECT_GT(window().area("quit").height, 20);  // no button is squeezed
    press("m", "^screen levels$");
    expect_tidy(window(), portrait);
}

INSTANTIATE_TEST_SUITE_P(Themes, LookOfScreens, every_theme(), name_of_theme);

}  // namespace
}  // namespace noyes::test
