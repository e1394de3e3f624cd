// Solving in the background: what can be chosen, how far it is, and an end at once.
#include "tidy.hpp"
#include "window_test.hpp"

#include <gtest/gtest.h>

#include <chrono>

namespace noyes::test {
namespace {

using namespace std::chrono_literals;

// The 12th of Korf's boards (1985): 45 moves.
const std::vector<std::string> korf_12{"14 1 9 6 / 4 8 12 5 / 7 2 3 0 / 10 11 13 15", "--goal",
                                       "blank-first"};
// IDA* with the Manhattan distance needs years for most boards of this size.
const std::vector<std::string> hopeless{"5x5", "--seed", "7"};

class SolveWindow : public WindowTest {
   protected:
    void choose(const std::string& widget, const std::string& letters, const std::string& name) {
        click(widget, "^widget drop-down " + widget + " .*open");
        type(letters, "^widget drop-down " + widget + " .*open");
        press("Return", "^widget drop-down " + widget + " [^=]*text=" + name + "$");
    }

    void open_solving() { press("f", "^screen solve$"); }

    void search_hopelessly() {
        open_solving();
        choose("algorithm", "i", "ida");
        choose("heuristic", "m", "manhattan");
        click("start", "^screen search$");
    }
};

using LookOfSolvingWindow = SolveWindow;

TEST_F(SolveWindow, solves_a_15_puzzle_with_what_was_chosen) {
    start(korf_12);
    open_solving();
    choose("algorithm", "a", "astar");
    choose("heuristic", "w", "walking-distance");
    expect("^widget label explains-algorithm .*smallest cost so far . estimate");
    expect("^widget drop-down astar-ties .*text=high-g$");
    click("start", "^screen playback$");
    expect("^widget label title .*text=45 moves, proven optimal$");
    expect("^widget label about .*text=astar . walking-distance: .* nodes, .* s$");
    EXPECT_EQ(value("length"), "45");
    press("Escape", "^screen play$");
    expect("text=Optimal 45$");
}

TEST_F(SolveWindow, says_the_bound_of_a_solution_that_is_not_proven) {
    start(korf_12);
    open_solving();
    choose("algorithm", "l", "layers");
    expect("^widget drop-down heuristic .*disabled");
    click("start", "^screen playback$");
    expect("^widget label title .*not proven optimal. No solution has fewer than");
}

TEST_F(SolveWindow, cancels_a_hopeless_search_while_the_window_answers) {
    start(hopeless);
    search_hopelessly();
    expect("^widget label progress .*nodes a second.*No solution has fewer than");
    resize(900, 640);  // it answers meanwhile
    EXPECT_EQ(value("searching"), "yes");
    const auto begun = std::chrono::steady_clock::now();
    press("Escape", "^searching no$");
    // 100 ms is the aim; the slack is for machines that do other things at the same time.
    EXPECT_LT(std::chrono::steady_clock::now() - begun, 2s);
    EXPECT_LT(std::stoi(value("answer-us")), 1'000'000);  // without xdotool's part
    expect("^widget label progress .*text=Cancelled. No solution has fewer than");
    press("Escape", "^screen solve$");
    press("Escape", "^screen play$");
    leave();
}

TEST_F(SolveWindow, ends_in_the_middle_of_a_search) {
    start(hopeless);
    search_hopelessly();
    window().signal(SIGTERM);
    EXPECT_EQ(window().exit_code(), 0);
}

TEST_F(SolveWindow, keeps_to_a_time_limit) {
    std::vector<std::string> arguments = hopeless;
    for (const char* more :
         {"--solve", "--algorithm", "ida", "--heuristic", "manhattan", "--time-limit", "1s"})
        arguments.emplace_back(more);
    start(arguments, "^screen search$");
    expect("^widget label progress .*text=The time limit was reached");
}

TEST_F(SolveWindow, says_what_is_wrong_with_an_option) {
    start(korf_12);
    open_solving();
    choose("algorithm", "w", "weighted-astar");
    window().click("weighted-astar-weight");
    window().type("abc");
    click("start", "^widget label wrong .*weight=5abc");
    expect("^screen solve$");
}

class LookOfSolving : public WindowTest, public testing::WithParamInterface<const char*> {};

TEST_P(LookOfSolving, is_tidy_at_every_size) {
    start({"1 2 3 / 4 5 6 / 0 7 8", "--theme", GetParam()});
    press("Left Right Left Left", "^solved yes$");
    for (const WindowSize size : window_sizes) {
        SCOPED_TRACE(size.text());
        resize(size.width, size.height);
        for (const char* key : {"f", "v", "c"}) {
            press(key, "^screen (solve|playback)$");
            expect_tidy(window(), size);
            press("Escape", "^screen play$");
        }
    }
}

INSTANTIATE_TEST_SUITE_P(Themes, LookOfSolving, every_theme(), name_of_theme);

// The algorithm with the most options; its explanations give way where the window is low.
TEST_F(LookOfSolvingWindow, has_room_for_every_option) {
    start(korf_12);
    open_solving();
    choose("algorithm", "d", "dynamic-astar");
    choose("heuristic", "p", "pdb");
    for (const WindowSize size : window_sizes) {
        SCOPED_TRACE(size.text());
        resize(size.width, size.height);
        expect_tidy(window(), size);
    }
}

}  // namespace
}  // namespace noyes::test
