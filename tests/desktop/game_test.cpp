// New games, hints that follow the player, the end of a game, and games that are gone on with.
#include "window.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <sstream>

namespace noyes::test {
namespace {

// Two pushes from the goal.
const std::vector<std::string> near_goal{"1 2 3 / 4 5 6 / 0 7 8"};

std::size_t tiles_of(const std::string& board) {
    std::istringstream words(board);
    std::size_t tiles = 0;
    for (std::string word; words >> word;) tiles += word == "/" ? 0 : 1;
    return tiles;
}

TEST(GameWindow, begins_a_game_of_another_size_and_goal) {
    Window window(near_goal);
    window.key("g");
    ASSERT_TRUE(window.shows("^screen new-game$"));
    window.click("rows");
    window.key("Home");
    ASSERT_TRUE(window.shows("^widget slider rows .*value=2 "));
    window.key("Tab End");
    ASSERT_TRUE(window.shows("^widget slider columns .*value=10 "));
    window.click("goal");
    ASSERT_TRUE(window.shows("^widget drop-down goal .*open"));
    window.key("Down Down Return");
    ASSERT_TRUE(window.shows("^widget drop-down goal .*text=snail$"));
    window.click("begin");
    ASSERT_TRUE(window.shows("^widget label title .*text=2x10 snail"));
    EXPECT_EQ(tiles_of(window.value("board")), 20U);
}

TEST(GameWindow, plays_the_largest_board_within_its_time_for_a_frame) {
    Window window({"10x10", "--seed", "1"});
    EXPECT_EQ(tiles_of(window.value("board")), 100U);
    window.key("Left");
    window.key("Up");
    window.key("Right");
    window.key("Down");
    ASSERT_TRUE(window.shows("^moves [1-4]$"));
    // 4 ms is the aim; the slack is for machines that do other things at the same time.
    EXPECT_LT(std::stoi(window.value("usual-cpu-us")), 40'000);
}

TEST(GameWindow, keeps_the_arrows_of_a_hint_while_they_are_followed) {
    Window window({"1 2 3 / 0 5 6 / 4 7 8"});  // three moves: up, left, left
    ASSERT_TRUE(window.shows("text=Optimal 3$"));
    window.key("t");
    EXPECT_TRUE(window.shows("^hint nudge$"));
    window.key("t t");
    ASSERT_TRUE(window.shows("^hint 3$"));
    window.key("Up");
    EXPECT_TRUE(window.shows("^hint 2$"));
    EXPECT_TRUE(window.shows("^widget label to-go .*text=2 moves to go$"));
    window.key("Down");  // astray: back
    EXPECT_TRUE(window.shows("^hint 0$"));
    EXPECT_TRUE(window.shows("^widget label to-go .*text=3 moves to go$"));
}

TEST(GameWindow, tells_the_optimum_when_it_is_solved_and_offers_the_next_game) {
    Window window(near_goal);
    ASSERT_TRUE(window.shows("text=Optimal 2$"));
    window.key("Left Right Left Left");
    ASSERT_TRUE(window.shows("^solved yes$"));
    EXPECT_TRUE(window.shows("^message Solved in 4 moves.*Optimal 2, you 4"));
    EXPECT_TRUE(window.shows("^widget button new .*marked"));
    window.key("Left");
    EXPECT_TRUE(window.shows("^message It is solved. New game begins another one.$"));
    window.key("n");
    EXPECT_TRUE(window.shows("^solved no$"));
}

TEST(GameWindow, goes_on_with_the_game_that_was_left) {
    Window window(near_goal);
    window.key("Left");
    ASSERT_TRUE(window.shows("^moves 1$"));
    window.key("q");
    ASSERT_EQ(window.exit_code(), 0);
    window.start({});
    EXPECT_TRUE(window.shows("^board 1 2 3 / 4 5 6 / 7 0 8$"));
    EXPECT_TRUE(window.shows("^moves 1$"));
    EXPECT_TRUE(window.shows("^message This game was left unfinished"));
    window.key("Left");
    ASSERT_TRUE(window.shows("^solved yes$"));
    window.key("q");
    ASSERT_EQ(window.exit_code(), 0);
    window.start({});
    EXPECT_TRUE(window.shows("^moves 0$"));
    EXPECT_NE(window.value("board"), "1 2 3 / 4 5 6 / 7 8 0");
}

TEST(GameWindow, keeps_the_game_when_it_is_ended_from_outside) {
    Window window(near_goal);
    window.key("Left");
    ASSERT_TRUE(window.shows("^moves 1$"));
    window.signal(SIGTERM);
    ASSERT_EQ(window.exit_code(), 0);
    window.start({"--continue"});
    EXPECT_TRUE(window.shows("^board 1 2 3 / 4 5 6 / 7 0 8$"));
}

}  // namespace
}  // namespace noyes::test
