// A path played: listed to its end, stepped, jumped through, and one's own game beside it.
#include "window_test.hpp"

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

class PlaybackWindow : public WindowTest {
   protected:
    // Stopped where it begins.
    void begin_paused() {
        expect("^screen playback$");
        press("Home", "^playing no$");
        expect("^place 0$");
    }
};

TEST_F(PlaybackWindow, steps_through_a_long_path_to_its_end) {
    start(korf_12);
    begin_paused();
    expect("^widget label title .*text=45 moves, proven optimal$");
    expect("^widget list path .*lines=46 first=0 marked=0 ");
    press(times(30, "Right"), "^place 30$");
    expect("^line Step 29: Move 0 to (up|left|right|down)$");
    press(times(15, "Right"), "^place 45$");
    expect("^widget board board .*text=0 1 2 3 / 4 5 6 7 / 8 9 10 11 / 12 13 14 15$");
    expect("^widget list path .*marked=45 .*Step 44: Move 0 to");
    window().key("Right");  // there is nothing more
    press("Left", "^place 44$");
}

TEST_F(PlaybackWindow, plays_by_itself_and_stops_at_the_end) {
    start(three_moves, "^screen playback$");
    expect("^place 3$");
    expect("^playing no$");
    expect("^widget board board .*text=1 2 3 / 4 5 6 / 7 8 0$");
    press("space", "^playing yes$");  // once more
    expect("^place 3$");
}

TEST_F(PlaybackWindow, jumps_to_the_move_that_is_clicked) {
    start(three_moves);
    begin_paused();
    const Area list = window().area("path");
    window().click(Place{list.x + 30, list.bottom() - 20});  // below the last line: nothing
    EXPECT_EQ(value("place"), "0");
    const std::string line = window().widget_line("path");
    const int row = std::stoi(line.substr(line.find(" row=") + 5));
    click(Place{list.x + 30, list.y + 2 * row + row / 2}, "^place 2$");
    expect("^widget board board .*text=1 2 3 / 4 5 6 / 7 0 8$");
    press("Right", "^place 3$");  // its own keys come before those of the list
}

TEST_F(PlaybackWindow, takes_the_keys_of_the_old_viewer) {
    start(korf_12);
    begin_paused();
    expect("^speed 5$");
    press(times(7, "Up"), "^speed 10$");
    press(times(11, "Down"), "^speed 1$");
    press("Right Right", "^place 2$");
    press("space", "^playing yes$");
    press("space", "^playing no$");
    press("r", "^place 0$");
    expect("^playing yes$");
    press("Escape", "^screen play$");
}

TEST_F(PlaybackWindow, tells_moves_of_the_gap_or_of_the_tiles) {
    start(three_moves);
    begin_paused();
    expect("text=Start . Step 0: Move 0 to down . Step 1: Move 0 to right");
    press("t", "text=Start . Step 0: 4 goes up . Step 1: 7 goes left");
}

TEST_F(PlaybackWindow, draws_nothing_while_it_is_paused) {
    start(korf_12);
    begin_paused();
    std::this_thread::sleep_for(300ms);
    const std::string frame = value("frame");
    std::this_thread::sleep_for(1s);
    EXPECT_EQ(value("frame"), frame);
}

// Every move slides through several frames.
TEST_F(PlaybackWindow, plays_the_largest_board_within_its_time_for_a_frame) {
    start({"10x10", "--seed", "1", "--solve", "--algorithm", "layers"}, "^screen playback$");
    press(times(5, "Up"), "^speed 10$");
    expect("^place [2-9][0-9]$");
    // 4 ms is the aim; the slack is for machines that do other things at the same time.
    EXPECT_LT(std::stoi(value("usual-cpu-us")), 20'000);
}

TEST_F(PlaybackWindow, shows_the_path_from_where_the_player_is) {
    start({"1 2 3 / 0 5 6 / 4 7 8"});
    press("Up", "^moves 1$");
    click("path", "^screen playback$");
    expect("^length 2$");
    expect("^widget label title .*text=From here: 2 moves, proven shortest$");
    press("Escape", "^screen play$");
    expect("^board 1 2 3 / 4 5 6 / 0 7 8$");  // the game itself has not moved
}

TEST_F(PlaybackWindow, replays_ones_own_game_beside_the_optimal_one) {
    start({"1 2 3 / 4 5 6 / 0 7 8"});
    expect("^widget button compare .*disabled");
    press("Left Right Left Left", "^solved yes$");
    press("c", "^screen playback$");
    expect("^widget label title .*Optimal 2, you 4");
    expect("^widget list path .*lines=5 ");
    expect("^widget list solution .*lines=3 ");
    begin_paused();
    press("Right Right", "^widget board board .*text=1 2 3 / 4 5 6 / 0 7 8$");
    expect("^widget board solution-board .*text=1 2 3 / 4 5 6 / 7 8 0$");
    press("Right Right", "^widget board board .*text=1 2 3 / 4 5 6 / 7 8 0$");
}

}  // namespace
}  // namespace noyes::test
