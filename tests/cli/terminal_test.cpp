// Whatever ends the program, the terminal is afterwards as it was before.
#include "pane.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <csignal>

namespace noyes::test {
namespace {

using testing::HasSubstr;

constexpr const char* film = "solve 120483765 --animate --speed 1";

struct Ending {
    const char* name;
    int signal;
    int exit;  // as the shell tells it
};

void PrintTo(const Ending& ending, std::ostream* out) {  // NOLINT(readability-identifier-naming)
    *out << ending.name;
}

class TerminalAfter : public testing::TestWithParam<Ending> {};

TEST_P(TerminalAfter, is_as_it_was) {
    Pane pane;
    const std::string before = pane.state();
    pane.run(film);
    ASSERT_TRUE(pane.shows("playing"));
    pane.signal(GetParam().signal);
    EXPECT_EQ(pane.exit_code(), GetParam().exit);
    EXPECT_EQ(pane.state(), before);
}

constexpr int shell_adds = 128;

INSTANTIATE_TEST_SUITE_P(Signals, TerminalAfter,
                         testing::Values(Ending{"SIGINT", SIGINT, 130},
                                         Ending{"SIGTERM", SIGTERM, 0}, Ending{"SIGHUP", SIGHUP, 0},
                                         Ending{"SIGSEGV", SIGSEGV, shell_adds + SIGSEGV},
                                         Ending{"SIGABRT", SIGABRT, shell_adds + SIGABRT},
                                         Ending{"SIGBUS", SIGBUS, shell_adds + SIGBUS},
                                         Ending{"SIGQUIT", SIGQUIT, shell_adds + SIGQUIT}));

TEST(Terminal, is_as_it_was_after_the_usual_end) {
    Pane pane;
    const std::string before = pane.state();
    pane.run(film);
    ASSERT_TRUE(pane.shows("playing"));
    pane.press("q");
    EXPECT_EQ(pane.exit_code(), 0);
    EXPECT_EQ(pane.state(), before);
    EXPECT_THAT(before, HasSubstr("icanon")) << "or the comparison would mean nothing";
    EXPECT_THAT(before, testing::EndsWith("0 1\n"));
}

TEST(Terminal, is_as_it_was_after_ctrl_c) {
    Pane pane;
    const std::string before = pane.state();
    pane.run(film);
    ASSERT_TRUE(pane.shows("playing"));
    pane.press("C-c");
    EXPECT_EQ(pane.exit_code(), 130);
    EXPECT_EQ(pane.state(), before);
}

TEST(Terminal, is_given_back_while_the_program_is_suspended) {
    Pane pane;
    const std::string before = pane.state();
    // Without a subshell of its own the program is the job that is stopped.
    pane.type("$noyes " + std::string(film) + "; echo left:$?");
    ASSERT_TRUE(pane.shows("playing"));
    pane.press("Space");
    ASSERT_TRUE(pane.shows("paused"));
    pane.press("C-z");
    ASSERT_TRUE(pane.shows("Stopped"));
    EXPECT_EQ(pane.state(), before);
    pane.type("fg");
    EXPECT_TRUE(pane.shows("paused"));
    pane.press("q");
    EXPECT_TRUE(pane.hides("paused"));
    EXPECT_EQ(pane.state(), before);
}

TEST(Terminal, a_closed_window_ends_the_program) {
    Pane pane;
    pane.run(film);
    ASSERT_TRUE(pane.shows("playing"));
    const pid_t program = pane.program();
    ASSERT_GT(program, 1);
    pane.close();
    EXPECT_TRUE(pane.is_gone(program));
}

TEST(Terminal, the_picture_follows_the_size_of_the_window) {
    Pane pane;
    pane.run(film);
    ASSERT_TRUE(pane.shows("┌─────┐┌─────┐"));
    pane.resize(15, 40);
    EXPECT_TRUE(pane.shows("├───┼"));
    EXPECT_TRUE(pane.shows("q leave"));
    pane.resize(9, 40);
    EXPECT_TRUE(pane.hides("├───┼"));
    EXPECT_TRUE(pane.shows(" 1• "));
    pane.resize(40, 120);
    EXPECT_TRUE(pane.shows("┌─────┐┌─────┐"));
}

}  // namespace
}  // namespace noyes::test
