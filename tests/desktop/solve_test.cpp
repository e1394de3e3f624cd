// Solving in the background: what can be chosen, how far it is, and an end at once.
#include "tidy.hpp"
#include "window.hpp"

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

void choose(Window& window, const std::string& widget, const std::string& letters,
            const std::string& name) {
    window.click(widget);
    ASSERT_TRUE(window.shows("^widget drop-down " + widget + " .*open"));
    window.type(letters);
    window.key("Return");
    ASSERT_TRUE(window.shows("^widget drop-down " + widget + " [^=]*text=" + name + "$"));
}

void open_solving(Window& window) {
    window.key("f");
    ASSERT_TRUE(window.shows("^screen solve$"));
}

void search_hopelessly(Window& window) {
    open_solving(window);
    choose(window, "algorithm", "i", "ida");
    choose(window, "heuristic", "m", "manhattan");
    window.click("start");
    ASSERT_TRUE(window.shows("^screen search$"));
}

TEST(SolveWindow, solves_a_15_puzzle_with_what_was_chosen) {
    Window window(korf_12);
    open_solving(window);
    choose(window, "algorithm", "a", "astar");
    choose(window, "heuristic", "w", "walking-distance");
    EXPECT_TRUE(window.shows("^widget label explains-algorithm .*smallest cost so far . estimate"));
    EXPECT_TRUE(window.shows("^widget drop-down astar-ties .*text=high-g$"));
    window.click("start");
    ASSERT_TRUE(window.shows("^screen playback$"));
    EXPECT_TRUE(window.shows("^widget label title .*text=45 moves, proven optimal$"));
    EXPECT_TRUE(
        window.shows("^widget label about .*text=astar . walking-distance: .* nodes, .* s$"));
    EXPECT_EQ(window.value("length"), "45");
    window.key("Escape");
    ASSERT_TRUE(window.shows("^screen play$"));
    EXPECT_TRUE(window.shows("text=Optimal 45$"));
}

TEST(SolveWindow, says_the_bound_of_a_solution_that_is_not_proven) {
    Window window(korf_12);
    open_solving(window);
    choose(window, "algorithm", "l", "layers");
    EXPECT_TRUE(window.shows("^widget drop-down heuristic .*disabled"));
    window.click("start");
    ASSERT_TRUE(window.shows("^screen playback$"));
    EXPECT_TRUE(
        window.shows("^widget label title .*not proven optimal. No solution has fewer than"));
}

TEST(SolveWindow, cancels_a_hopeless_search_while_the_window_answers) {
    Window window(hopeless);
    search_hopelessly(window);
    EXPECT_TRUE(
        window.shows("^widget label progress .*nodes a second.*No solution has fewer than"));
    window.resize(900, 640);  // it answers meanwhile
    ASSERT_TRUE(window.shows("^window 900x640$"));
    EXPECT_EQ(window.value("searching"), "yes");
    const auto begun = std::chrono::steady_clock::now();
    window.key("Escape");
    ASSERT_TRUE(window.shows("^searching no$"));
    // 100 ms is the aim; the slack is for machines that do other things at the same time.
    EXPECT_LT(std::chrono::steady_clock::now() - begun, 2s);
    EXPECT_TRUE(
        window.shows("^widget label progress .*text=Cancelled. No solution has fewer than"));
    window.key("Escape");
    EXPECT_TRUE(window.shows("^screen solve$"));
    window.key("Escape");
    EXPECT_TRUE(window.shows("^screen play$"));
    window.key("q");
    EXPECT_EQ(window.exit_code(), 0);
}

TEST(SolveWindow, ends_in_the_middle_of_a_search) {
    Window window(hopeless);
    search_hopelessly(window);
    window.signal(SIGTERM);
    EXPECT_EQ(window.exit_code(), 0);
}

TEST(SolveWindow, keeps_to_a_time_limit) {
    std::vector<std::string> arguments = hopeless;
    for (const char* more :
         {"--solve", "--algorithm", "ida", "--heuristic", "manhattan", "--time-limit", "1s"})
        arguments.emplace_back(more);
    Window window(arguments);
    ASSERT_TRUE(window.shows("^screen search$"));
    EXPECT_TRUE(window.shows("^widget label progress .*text=The time limit was reached"));
}

TEST(SolveWindow, says_what_is_wrong_with_an_option) {
    Window window(korf_12);
    open_solving(window);
    choose(window, "algorithm", "w", "weighted-astar");
    window.click("weighted-astar-weight");
    window.type("abc");
    window.click("start");
    EXPECT_TRUE(window.shows("^widget label wrong .*weight=5abc"));
    EXPECT_TRUE(window.shows("^screen solve$"));
}

class LookOfSolving : public testing::TestWithParam<const char*> {};

TEST_P(LookOfSolving, is_tidy_at_every_size) {
    Window window({"1 2 3 / 4 5 6 / 0 7 8", "--theme", GetParam()});
    window.key("Left Right Left Left");
    ASSERT_TRUE(window.shows("^solved yes$"));
    for (const WindowSize size : window_sizes) {
        SCOPED_TRACE(size.text());
        window.resize(size.width, size.height);
        ASSERT_TRUE(window.shows("^window " + size.text()));
        for (const char* key : {"f", "v", "c"}) {
            window.key(key);
            ASSERT_TRUE(window.shows("^screen (solve|playback)$"));
            expect_tidy(window, size);
            window.key("Escape");
            ASSERT_TRUE(window.shows("^screen play$"));
        }
    }
}

INSTANTIATE_TEST_SUITE_P(Themes, LookOfSolving,
                         testing::Values("light", "dark", "high-contrast", "colour-blind"),
                         [](const auto& theme) {
                             std::string name = theme.param;
                             std::erase(name, '-');
                             return name;
                         });

// The algorithm with the most options; its explanations give way where the window is low.
TEST(LookOfSolvingWindow, has_room_for_every_option) {
    Window window(korf_12);
    open_solving(window);
    choose(window, "algorithm", "d", "dynamic-astar");
    choose(window, "heuristic", "p", "pdb");
    for (const WindowSize size : window_sizes) {
        SCOPED_TRACE(size.text());
        window.resize(size.width, size.height);
        ASSERT_TRUE(window.shows("^window " + size.text()));
        expect_tidy(window, size);
    }
}

}  // namespace
}  // namespace noyes::test
