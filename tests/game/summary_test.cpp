#include <noyes/game/summary.hpp>

#include <gtest/gtest.h>

#include <vector>

namespace noyes::game {
namespace {

using namespace std::chrono_literals;

std::vector<Score> games_of(std::initializer_list<int> seconds) {
    std::vector<Score> scores;
    for (const int time : seconds) {
        scores.push_back({.puzzle = "tiles 4x4 blank-last",
                          .time = std::chrono::seconds(time),
                          .steps = 60,
                          .turns = 60,
                          .slip_free = 60});
    }
    return scores;
}

TEST(Summary, has_no_figures_without_games) {
    const Summary summary = summarise({}, "tiles 4x4 blank-last");
    EXPECT_EQ(summary.games, 0u);
    EXPECT_FALSE(summary.best_time);
    EXPECT_FALSE(summary.fewest_steps);
    EXPECT_FALSE(summary.steps_per_second);
    EXPECT_EQ(summary.of_5, Average{});
}

// 30 and 10 are dropped: (20 + 21 + 25) / 3 = 22.
TEST(Summary, drops_the_fastest_and_the_slowest_of_five) {
    const auto scores = games_of({20, 30, 10, 21, 25});
    const Summary summary = summarise(scores, "tiles 4x4 blank-last");
    EXPECT_EQ(summary.of_5, (Average{22s, 22s}));
    EXPECT_EQ(summary.of_12, Average{});
    EXPECT_EQ(summary.best_time, 10s);
}

// The last five are 30 10 21 25 40: (30 + 21 + 25) / 3 = 25.333.
TEST(Summary, tells_the_latest_average_and_the_best) {
    const auto scores = games_of({20, 30, 10, 21, 25, 40});
    const Summary summary = summarise(scores, "tiles 4x4 blank-last");
    EXPECT_EQ(summary.of_5, (Average{25'333ms, 22s}));
}

// Without 1 and 12 the mean of 2 to 11 is 6.5.
TEST(Summary, averages_the_ten_in_the_middle_of_twelve) {
    const auto scores = games_of({12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1});
    EXPECT_EQ(summarise(scores, "tiles 4x4 blank-last").of_12, (Average{6'500ms, 6'500ms}));
}

TEST(Summary, drops_only_one_of_several_that_are_equally_fast) {
    const auto scores = games_of({10, 10, 10, 40, 40});
    EXPECT_EQ(summarise(scores, "tiles 4x4 blank-last").of_5.latest, 20s);
}

TEST(Summary, counts_no_games_with_help_and_none_of_other_puzzles) {
    auto scores = games_of({20, 5, 6, 40});
    scores[1].help.hint = true;
    scores[2].puzzle = "tiles 3x3 blank-last";
    scores[3].steps = 50;
    const Summary summary = summarise(scores, "tiles 4x4 blank-last");
    EXPECT_EQ(summary.games, 2u);
    EXPECT_EQ(summary.helped, 1u);
    EXPECT_EQ(summary.best_time, 20s);
    EXPECT_EQ(summary.fewest_steps, 50u);
    EXPECT_EQ(puzzles(scores),
              (std::vector<std::string>{"tiles 4x4 blank-last", "tiles 3x3 blank-last"}));
}

// 60 steps in 20 s and in 40 s: 3 and 1.5 a second, 120 in 60 s together.
TEST(Summary, tells_steps_per_second) {
    auto scores = games_of({20, 40, 0});
    const Summary summary = summarise(scores, "tiles 4x4 blank-last");
    EXPECT_DOUBLE_EQ(summary.steps_per_second.value(), 2.0);
    EXPECT_DOUBLE_EQ(summary.best_steps_per_second.value(), 3.0);
}

}  // namespace
}  // namespace noyes::game
