// How noyes-desktop starts, and how it says that it cannot.
#include "../cli/program.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace noyes::test {
namespace {

using testing::HasSubstr;

Outcome desktop(std::vector<std::string> arguments) {
    return run({.arguments = std::move(arguments), .environment = {"DISPLAY="}});
}

TEST(DesktopStart, says_that_there_is_no_display) {
    const Outcome outcome = desktop({});
    EXPECT_EQ(outcome.exit, 4);
    EXPECT_THAT(outcome.err, HasSubstr("there is no display"));
}

TEST(DesktopStart, says_the_same_of_a_display_that_nobody_serves) {
    const Outcome outcome = run({.environment = {"DISPLAY=:4711"}});
    EXPECT_EQ(outcome.exit, 4);
    EXPECT_THAT(outcome.err, HasSubstr("there is no display"));
}

TEST(DesktopStart, needs_no_display_for_its_help_and_its_version) {
    EXPECT_THAT(desktop({"--help"}).out, HasSubstr("--theme"));
    const Outcome version = desktop({"--version"});
    EXPECT_EQ(version.exit, 0);
    EXPECT_THAT(version.out, HasSubstr("noyes-desktop "));
}

TEST(DesktopStart, refuses_what_it_does_not_know) {
    EXPECT_EQ(desktop({"--nonsense"}).exit, 2);
    const Outcome theme = desktop({"--theme", "plaid"});
    EXPECT_EQ(theme.exit, 2);
    EXPECT_THAT(theme.err, HasSubstr("there is no theme called plaid"));
    EXPECT_EQ(desktop({"--window", "12"}).exit, 2);
    EXPECT_EQ(desktop({"1 2 3 / 4 5 6 / 7 8 8"}).exit, 2);
}

// 1 and 2 exchanged: an odd permutation with the blank at home.
TEST(DesktopStart, says_no_to_a_board_that_cannot_be_solved) {
    const Outcome outcome = desktop({"2 1 3 / 4 5 6 / 7 8 0"});
    EXPECT_EQ(outcome.exit, 1);
    EXPECT_THAT(outcome.err, HasSubstr("cannot reach the goal"));
}

}  // namespace
}  // namespace noyes::test
