#include <noyes/base/settings.hpp>

#include <gtest/gtest.h>

namespace noyes {
namespace {

constexpr OptionDescription ties{.name = "ties", .summary = "order", .fallback = "high-g"};
constexpr OptionDescription depth{.name = "depth", .summary = "how far", .fallback = "100"};

using Given = std::vector<std::pair<std::string, std::string>>;

TEST(Settings, fall_back_where_nothing_is_given) {
    EXPECT_EQ(Settings().word(ties), "high-g");
    EXPECT_EQ(Settings(Given{{"ties", "fifo"}}).word(depth), "100");
}

TEST(Settings, have_the_word_that_is_given) {
    const Settings settings(Given{{"depth", "7"}, {"ties", "fifo"}});
    EXPECT_EQ(settings.word(ties), "fifo");
    EXPECT_EQ(settings.word(depth), "7");
}

}  // namespace
}  // namespace noyes
