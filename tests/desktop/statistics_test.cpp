// Finished games are kept in the user's files and shown again.
#include "window_test.hpp"

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

class StatisticsWindow : public WindowTest {
   protected:
    void solve() {
        press("Left", "^moves 1$");
        press("Left", "^solved yes$");
    }
    void play_and_quit() {
        solve();
        leave();
    }
};

TEST_F(StatisticsWindow, are_found_again_after_the_program_was_left) {
    start(nearly);
    play_and_quit();
    EXPECT_THAT(content(window().file("data/noyes/scores.csv")), HasSubstr("tiles 3x3 blank-last"));
    start({"3x3"});
    expect("^widget label best .*text=Your best: .*, 2 moves$");
    press("i", "^screen statistics$");
    expect("^widget drop-down puzzle .*text=3x3 blank-last$");
    expect("^widget label figures .*1 game solved.*Best time .* fewest moves 2");
    expect("^widget label figures .*Moves per second: ");
    expect("^widget list games .*2 moves, optimal 2$");
}

TEST_F(StatisticsWindow, show_the_average_of_five_games) {
    start(nearly);
    for (int game = 0; game < 5; ++game) {
        if (game > 0) start(nearly);
        play_and_quit();
    }
    start({"3x3"});
    press("i", "^widget label figures .*5 games solved.*Average of 5: .* s, at best");
    expect("^widget label figures .*Average of 12: needs 12 games");
}

TEST_F(StatisticsWindow, are_wiped_only_after_a_question) {
    start(nearly);
    solve();
    press("i Delete", "^screen question$");
    press("Escape", "^screen statistics$");
    expect("^widget label figures .*1 game solved");
    click("wipe", "^screen question$");
    press("y", "^widget label figures .*0 games solved");
    EXPECT_THAT(content(window().file("data/noyes/scores.csv")),
                testing::Not(HasSubstr("tiles 3x3 blank-last")));
}

// What is copied can be seen where text is typed.
TEST_F(StatisticsWindow, are_copied_as_csv_and_as_json) {
    start(nearly);
    solve();
    press("i", "^screen statistics$");
    click("copy-csv", "^widget label trouble .*text=All games were copied as CSV");
    press("Escape o", "^screen own-board$");
    click("text", "^widget text-field text .*focused");
    press("ctrl+u ctrl+v", "^widget text-field text .*text=puzzle,finished,seconds");
    press("Escape i", "^screen statistics$");
    press("ctrl+j", "^widget label trouble .*text=All games were copied as JSON");
    press("Escape o", "^screen own-board$");
    click("text", "^widget text-field text .*focused");
    press("ctrl+u ctrl+v",
          "^widget text-field text .*text=\\[.\"puzzle\": ?\"tiles 3x3 blank-last");
}

TEST_F(StatisticsWindow, set_a_damaged_file_aside_and_say_so) {
    start(nearly);
    play_and_quit();
    const std::string path = window().file("data/noyes/scores.csv");
    std::ofstream(path) << "noyes scores 1\nthis is no score\n";
    start(nearly);
    expect("^message .*scores.csv:2.*the file is now .*scores");
    play_and_quit();
    EXPECT_THAT(content(path), HasSubstr("tiles 3x3 blank-last"));
    int files = 0;
    for (const auto& entry : std::filesystem::directory_iterator(window().file("data/noyes")))
        files += entry.path().filename().string().starts_with("scores") ? 1 : 0;
    EXPECT_EQ(files, 2);  // the new one and the one that was set aside
}

// Where the folder should be there is a file.
TEST_F(StatisticsWindow, say_that_they_cannot_be_written) {
    start(nearly);
    leave();
    const std::string folder = window().file("data");
    std::filesystem::remove_all(folder);
    std::ofstream(folder) << "no folder";
    start(nearly);
    solve();
    expect("^message Solved in 2 moves.*cannot .*scores.csv");
    press("p", "^screen preferences$");
    click("hints", "^widget check-box hints (?!.*checked)");
    press("Escape", "^message .*desktop-preferences");
}

}  // namespace
}  // namespace noyes::test
