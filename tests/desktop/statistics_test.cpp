// Finished games are kept in the user's files and shown again.
#include "window.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <sstream>

namespace noyes::test {
namespace {

using testing::HasSubstr;

const std::vector<std::string> nearly{"1 2 3 / 4 5 6 / 0 7 8"};

std::string content(const std::string& path) {
    std::ostringstream text;
    text << std::ifstream(path).rdbuf();
    return text.str();
}

void solve(Window& window) {
    window.key("Left");
    ASSERT_TRUE(window.shows("^moves 1$"));
    window.key("Left");
    ASSERT_TRUE(window.shows("^solved yes$"));
}

void play_and_quit(Window& window) {
    solve(window);
    window.key("q");
    ASSERT_EQ(window.exit_code(), 0);
}

TEST(StatisticsWindow, are_found_again_after_the_program_was_left) {
    Window window(nearly);
    play_and_quit(window);
    EXPECT_THAT(content(window.file("data/noyes/scores.csv")), HasSubstr("tiles 3x3 blank-last"));
    window.start({"3x3"});
    EXPECT_TRUE(window.shows("^widget label best .*text=Your best: .*, 2 moves$"));
    window.key("i");
    ASSERT_TRUE(window.shows("^screen statistics$"));
    EXPECT_TRUE(window.shows("^widget drop-down puzzle .*text=3x3 blank-last$"));
    EXPECT_TRUE(window.shows("^widget label figures .*1 game solved.*Best time .* fewest moves 2"));
    EXPECT_TRUE(window.shows("^widget label figures .*Moves per second: "));
    EXPECT_TRUE(window.shows("^widget list games .*2 moves, optimal 2$"));
}

TEST(StatisticsWindow, show_the_average_of_five_games) {
    Window window(nearly);
    for (int game = 0; game < 5; ++game) {
        if (game > 0) window.start(nearly);
        play_and_quit(window);
    }
    window.start({"3x3"});
    window.key("i");
    EXPECT_TRUE(
        window.shows("^widget label figures .*5 games solved.*Average of 5: .* s, at best"));
    EXPECT_TRUE(window.shows("^widget label figures .*Average of 12: needs 12 games"));
}

TEST(StatisticsWindow, are_wiped_only_after_a_question) {
    Window window(nearly);
    solve(window);
    window.key("i Delete");
    ASSERT_TRUE(window.shows("^screen question$"));
    window.key("Escape");
    ASSERT_TRUE(window.shows("^screen statistics$"));
    EXPECT_TRUE(window.shows("^widget label figures .*1 game solved"));
    window.click("wipe");
    ASSERT_TRUE(window.shows("^screen question$"));
    window.key("y");
    EXPECT_TRUE(window.shows("^widget label figures .*0 games solved"));
    EXPECT_THAT(content(window.file("data/noyes/scores.csv")),
                testing::Not(HasSubstr("tiles 3x3 blank-last")));
}

TEST(StatisticsWindow, set_a_damaged_file_aside_and_say_so) {
    Window window(nearly);
    play_and_quit(window);
    const std::string path = window.file("data/noyes/scores.csv");
    std::ofstream(path) << "noyes scores 1\nthis is no score\n";
    window.start(nearly);
    EXPECT_TRUE(window.shows("^message .*scores.csv:2.*the file is now .*scores"));
    play_and_quit(window);
    EXPECT_THAT(content(path), HasSubstr("tiles 3x3 blank-last"));
    int files = 0;
    for (const auto& entry : std::filesystem::directory_iterator(window.file("data/noyes")))
        files += entry.path().filename().string().starts_with("scores") ? 1 : 0;
    EXPECT_EQ(files, 2);  // the new one and the one that was set aside
}

}  // namespace
}  // namespace noyes::test
