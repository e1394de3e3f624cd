// A path played: listed to its end, stepped, jumped through, and one's own game beside it.
#include "window.hpp"

#include <gtest/gtest.h>

#include <chrono>
#include <thread>

namespace noyes::test {
namespace {

using namespace std::chrono_literals;

// The 12th of Korf's boards (1985): 45 moves.
const std::vector<std::string> korf_12{"14 1 9 6 / 4 8 12 5 / 7 2 3 0 / 10 11 13 15", "--goal",
                                       "blank-first", "--solve"};
// Three moves: up, left, left.
const std::vector<std::string> three_moves{"1 2 3 / 0 5 6 / 4 7 8", "--solve"};

std::string times(std::size_t count, const std::string& key) {
    std::string keys;
    for (std::size_t i = 0; i < count; ++i) keys += key + " ";
    return keys;
}

// Stopped where it begins.
void begin_paused(Window& window) {
    ASSERT_TRUE(window.shows("^screen playback$"));
    window.key("Home");
    ASSERT_TRUE(window.shows("^playing no$"));
    ASSERT_TRUE(window.shows("^place 0$"));
}

TEST(PlaybackWindow, steps_through_a_long_path_to_its_end) {
    Window window(korf_12);
    begin_paused(window);
    EXPECT_TRUE(window.shows("^widget label title .*text=45 moves, proven optimal$"));
    EXPECT_TRUE(window.shows("^widget list path .*lines=46 first=0 marked=0 "));
    window.key(times(30, "Right"));
    ASSERT_TRUE(window.shows("^place 30$"));
    EXPECT_TRUE(window.shows("^line Step 29: Move 0 to (up|left|right|down)$"));
    window.key(times(15, "Right"));
    ASSERT_TRUE(window.shows("^place 45$"));
    EXPECT_TRUE(
        window.shows("^widget board board .*text=0 1 2 3 / 4 5 6 7 / 8 9 10 11 / 12 13 14 15$"));
    EXPECT_TRUE(window.shows("^widget list path .*marked=45 .*Step 44: Move 0 to"));
    window.key("Right");  // there is nothing more
    window.key("Left");
    EXPECT_TRUE(window.shows("^place 44$"));
}

TEST(PlaybackWindow, plays_by_itself_and_stops_at_the_end) {
    Window window(three_moves);
    ASSERT_TRUE(window.shows("^screen playback$"));
    EXPECT_TRUE(window.shows("^place 3$"));
    EXPECT_TRUE(window.shows("^playing no$"));
    EXPECT_TRUE(window.shows("^widget board board .*text=1 2 3 / 4 5 6 / 7 8 0$"));
    window.key("space");  // once more
    EXPECT_TRUE(window.shows("^playing yes$"));
    EXPECT_TRUE(window.shows("^place 3$"));
}

TEST(PlaybackWindow, jumps_to_the_move_that_is_clicked) {
    Window window(three_moves);
    begin_paused(window);
    const Area list = window.area("path");
    window.click(Place{list.x + 30, list.bottom() - 20});  // below the last line: nothing
    EXPECT_EQ(window.value("place"), "0");
    const std::string line = window.widget_line("path");
    const int row = std::stoi(line.substr(line.find(" row=") + 5));
    window.click(Place{list.x + 30, list.y + 2 * row + row / 2});
    EXPECT_TRUE(window.shows("^place 2$"));
    EXPECT_TRUE(window.shows("^widget board board .*text=1 2 3 / 4 5 6 / 7 0 8$"));
    window.key("Right");  // its own keys come before those of the list
    EXPECT_TRUE(window.shows("^place 3$"));
}

TEST(PlaybackWindow, takes_the_keys_of_the_old_viewer) {
    Window window(korf_12);
    begin_paused(window);
    EXPECT_TRUE(window.shows("^speed 5$"));
    window.key(times(7, "Up"));
    EXPECT_TRUE(window.shows("^speed 10$"));
    window.key(times(11, "Down"));
    EXPECT_TRUE(window.shows("^speed 1$"));
    window.key("Right Right");
    EXPECT_TRUE(window.shows("^place 2$"));
    window.key("space");
    EXPECT_TRUE(window.shows("^playing yes$"));
    window.key("space");
    EXPECT_TRUE(window.shows("^playing no$"));
    window.key("r");
    EXPECT_TRUE(window.shows("^place 0$"));
    EXPECT_TRUE(window.shows("^playing yes$"));
    window.key("Escape");
    EXPECT_TRUE(window.shows("^screen play$"));
}

TEST(PlaybackWindow, tells_moves_of_the_gap_or_of_the_tiles) {
    Window window(three_moves);
    begin_paused(window);
    EXPECT_TRUE(window.shows("text=Start . Step 0: Move 0 to down . Step 1: Move 0 to right"));
    window.key("t");
    EXPECT_TRUE(window.shows("text=Start . Step 0: 4 goes up . Step 1: 7 goes left"));
}

TEST(PlaybackWindow, draws_nothing_while_it_is_paused) {
    Window window(korf_12);
    begin_paused(window);
    std::this_thread::sleep_for(500ms);
    const std::string frame = window.value("frame");
    std::this_thread::sleep_for(2s);
    EXPECT_EQ(window.value("frame"), frame);
}

// Every move slides through several frames.
TEST(PlaybackWindow, plays_the_largest_board_within_its_time_for_a_frame) {
    Window window({"10x10", "--seed", "1", "--solve", "--algorithm", "layers"});
    ASSERT_TRUE(window.shows("^screen playback$"));
    window.key(times(5, "Up"));
    ASSERT_TRUE(window.shows("^speed 10$"));
    ASSERT_TRUE(window.shows("^place [2-9][0-9]$"));
    // 4 ms is the aim; the slack is for machines that do other things at the same time.
    EXPECT_LT(std::stoi(window.value("usual-cpu-us")), 20'000);
}

TEST(PlaybackWindow, shows_the_path_from_where_the_player_is) {
    Window window({"1 2 3 / 0 5 6 / 4 7 8"});
    window.key("Up");
    ASSERT_TRUE(window.shows("^moves 1$"));
    window.click("path");
    ASSERT_TRUE(window.shows("^screen playback$"));
    EXPECT_TRUE(window.shows("^length 2$"));
    EXPECT_TRUE(window.shows("^widget label title .*text=From here: 2 moves, proven shortest$"));
    window.key("Escape");
    ASSERT_TRUE(window.shows("^screen play$"));
    EXPECT_TRUE(window.shows("^board 1 2 3 / 4 5 6 / 0 7 8$"));  // the game itself has not moved
}

TEST(PlaybackWindow, replays_ones_own_game_beside_the_optimal_one) {
    Window window({"1 2 3 / 4 5 6 / 0 7 8"});
    ASSERT_TRUE(window.shows("^widget button compare .*disabled"));
    window.key("Left Right Left Left");
    ASSERT_TRUE(window.shows("^solved yes$"));
    window.key("c");
    ASSERT_TRUE(window.shows("^screen playback$"));
    EXPECT_TRUE(window.shows("^widget label title .*Optimal 2, you 4"));
    EXPECT_TRUE(window.shows("^widget list path .*lines=5 "));
    EXPECT_TRUE(window.shows("^widget list solution .*lines=3 "));
    begin_paused(window);
    window.key("Right Right");
    EXPECT_TRUE(window.shows("^widget board board .*text=1 2 3 / 4 5 6 / 0 7 8$"));
    EXPECT_TRUE(window.shows("^widget board solution-board .*text=1 2 3 / 4 5 6 / 7 8 0$"));
    window.key("Right Right");
    EXPECT_TRUE(window.shows("^widget board board .*text=1 2 3 / 4 5 6 / 7 8 0$"));
}

}  // namespace
}  // namespace noyes::test
