// noyes play of sliding blocks, in a real terminal and in lines of words.
#include "pane_test.hpp"
#include "program.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <csignal>
#include <fstream>

namespace noyes::test {
namespace {

using testing::EndsWith;
using testing::HasSubstr;
using testing::Not;
using testing::StartsWith;

// Cars. C makes way for B, and B for A: three moves, six steps.
constexpr const char* road =
    "[level]\nid: road\nname: Road\nrule: rush\ngrid:\n..B.\nAAB.\n..CC\n....\nend\ngoal: A 1 2\n";

// One piece goes into the gate by one move round a corner, which is two straight ones.
constexpr const char* gate =
    "[level]\nid: gate\ngrid:\n#A.\n##-\nend\ngoal: A 1 2\n\n[level]\nid: other\ngrid:\nA.\nend\n"
    "goal: A 0 1\n";

constexpr const char* dead_end = "[level]\ngrid:\nAB.\nend\ngoal: A 0 2\n";

class PlayLevel : public PaneTest {
   protected:
    // The level in a file, as an argument.
    std::string file(const char* text) {
        const std::string path = pane().folder() + "/level.txt";
        std::ofstream(path) << text;
        return path;
    }
    void start_road(const std::string& options = "") {
        start("play " + file(road) + options, "Optimal ");
    }
};

TEST_F(PlayLevel, is_solved_by_keys) {
    start_road();
    press("C", "C can go left.");
    press({"Left", "Left", "B", "Down", "Down", "A", "l", "d"}, "Solved in 3 moves");
    EXPECT_TRUE(pane().shows("Optimal 3, you 3."));
    press("i", "blocks road moves: 1 game solved");
    EXPECT_TRUE(pane().shows("fewest moves 3"));
}

TEST_F(PlayLevel, counts_what_the_metric_says) {
    start_road(" --metric steps");
    EXPECT_TRUE(pane().shows("Road, counted in steps"));
    EXPECT_TRUE(pane().shows("Optimal 6"));
    press({"C", "Left", "Left", "Right"}, "Steps 3 (1 without slips)");
    press("u", "Steps 2 ");
}

TEST_F(PlayLevel, takes_a_step_back_off_the_count_of_moves) {
    start_road();
    press({"C", "Left"}, "Moves 1 ");
    press({"Left", "B", "Down"}, "Moves 2 ");
    press({"u", "u"}, "Moves 1 ");
    press("u", "Moves 0 ");
    press({"r", "r", "r"}, "Moves 2 ");
    press("b", "Moves 0 ");
}

TEST_F(PlayLevel, chooses_the_next_piece_that_can_move_by_tab) {
    start_road();
    press("Tab", "C can go left.");
    EXPECT_THAT(pane().screen(), HasSubstr("›C"));
    press({"Left", "Left", "Tab"}, "B can go down.");
    press("A", "A cannot move now.");
    press("Right", "Not that way: A cannot move now.");
}

TEST_F(PlayLevel, gives_tips_in_grades_and_shows_the_solution) {
    start_road();
    press("t", "Look at C. 3 moves to go.");
    press("t", "Next: C goes left, left");
    EXPECT_THAT(pane().screen(), HasSubstr("←C"));
    press("t", "Next moves: C goes left, left; B goes down, down; A goes right, right");
    press({"C", "Left", "t"}, "Look at C. 2 moves to go.");
    press("v", "From here: 2 moves, proven shortest");
    EXPECT_TRUE(pane().shows("Move 3 of 3"));
    press("q", "Moves 1");
}

TEST_F(PlayLevel, tells_where_moves_were_lost) {
    start_road(" --metric steps");
    press({"C", "Left", "Right", "Left", "Left", "B", "Down", "Down", "A", "Right", "Right"},
          "Solved in 8 steps");
    EXPECT_TRUE(pane().shows("Optimal 6, you 8. Two steps were lost at step 2."));
}

TEST_F(PlayLevel, is_kept_when_it_is_left_and_goes_on) {
    start_road(" --metric straight");
    press({"C", "Left"}, "Straight moves 1");
    leave("C-c", 130);
    EXPECT_TRUE(pane().shows("noyes play --continue"));
    start("play --continue", "Straight moves 1");
    EXPECT_TRUE(pane().shows("Road, counted in straight moves"));
    press({"C", "Left", "B", "Down", "Down", "A", "Right", "Right"}, "Solved in 3 straight moves");
    leave();
}

TEST_F(PlayLevel, is_saved_and_opened) {
    start_road();
    press({"C", "Left", "f"}, "Save to the file: ");
    pane().paste(pane().folder() + "/mine");
    press("Enter", "Saved to ");
    leave();
    start("play --load " + pane().folder() + "/mine", "Moves 1");
    pane().press("o");
    pane().paste(pane().folder() + "/level.txt");
    press("Enter", "Give up this game?");
    press("y", "Moves 0");
}

TEST_F(PlayLevel, goes_on_to_the_next_one) {
    start("play --level hrd-01", "Optimal 81");
    press("n", "hrd-02");
    EXPECT_TRUE(pane().shows("Optimal 70"));
}

TEST_F(PlayLevel, shows_walls_gates_and_goals_without_colours) {
    open({.environment = {"NO_COLOR=1"}});
    start("play " + file(gate), "The first of 2 levels");
    const std::string screen = pane().screen();
    EXPECT_THAT(screen, HasSubstr("▒▒▒"));
    EXPECT_THAT(screen, HasSubstr("(A)"));
    EXPECT_THAT(pane().screen_with_colours(), Not(HasSubstr("\x1b[3")));
    press("g", "Bring A to row 2, column 3");
    press({"x", "Right", "Down"}, "Solved in 1 move");
    EXPECT_THAT(pane().screen(), HasSubstr("A•"));
}

TEST_F(PlayLevel, follows_the_size_of_the_window) {
    start("play --level hrd-01", "├───┼");
    pane().resize(15, 40);
    EXPECT_TRUE(pane().shows("Tab piece"));
    EXPECT_TRUE(pane().hides("├───┼"));
    pane().resize(9, 40);
    EXPECT_TRUE(pane().shows("The window is too small for this level"));
    pane().resize(24, 80);
    EXPECT_TRUE(pane().shows("├───┼"));
}

TEST_F(PlayLevel, has_no_lessons_and_says_so) {
    start_road();
    EXPECT_THAT(pane().screen(), Not(HasSubstr("e explain")));
    press("e", "There are no lessons for sliding blocks");
}

TEST(PlayLevelLines, tell_the_goal_the_board_and_every_move) {
    const TemporaryFile file(road);
    const Outcome outcome =
        noyes({"play", file.path()}, "C left left\nB:DD\n\nA right\nright\nright\n");
    EXPECT_EQ(outcome.exit, 0);
    EXPECT_THAT(outcome.out, StartsWith("road: Road. help tells the commands.\n"
                                        "Bring A to row 2, column 3: its top left corner.\n"
                                        "..B.\nAAB.\n..CC\n....\n"
                                        "C can go left.\nC goes left.\nC goes left.\n"
                                        "B goes down, down.\n"
                                        "....\nAA..\nCCB.\n..B.\n"
                                        "A can go right.\nA goes right.\nA goes right.\n"
                                        "Solved in 3 moves and 0:0"));
    EXPECT_THAT(outcome.out, HasSubstr("Optimal 3, you 3.\n"));
    EXPECT_THAT(outcome.out, EndsWith("It is solved: new takes the next level.\n"));
}

TEST(PlayLevelLines, refuse_what_is_no_move) {
    const TemporaryFile file(road);
    const auto said = [&](const char* line) { return noyes({"play", file.path()}, line).out; };
    EXPECT_THAT(said("B:UX\n"), EndsWith("'B:UX' is no move.\n"));
    EXPECT_THAT(said("B:U\n"), EndsWith("'B:U' is not possible here.\n"));
    EXPECT_THAT(said("up\n"), EndsWith("Not that way: C can go left.\n"));
    EXPECT_THAT(said("7\n"), EndsWith("'7' is no command; help tells them.\n"));
    EXPECT_THAT(said("lesson\n"), EndsWith("There are no lessons for sliding blocks; a tip shows "
                                           "what to do next.\n"));
}

TEST(PlayLevelLines, read_a_level_from_standard_input_or_the_argument) {
    const TemporaryFile file(gate);
    EXPECT_THAT(noyes({"play", file.path(), "--level", "other"}, "right\n").out,
                HasSubstr("Solved in 1 move "));
    EXPECT_THAT(noyes({"play", "1A9BF0C"}, "tip\n").out, HasSubstr("81 moves to go."));
}

TEST(PlayLevelLines, a_level_that_cannot_be_played_is_refused) {
    const TemporaryFile file(dead_end);
    const Outcome none = noyes({"play", file.path()});
    EXPECT_EQ(none.exit, 1);
    EXPECT_THAT(none.err, HasSubstr("this level has no solution"));
    const Outcome unknown = noyes({"play", "--level", "hrd-1"});
    EXPECT_EQ(unknown.exit, 2);
    EXPECT_THAT(unknown.err, HasSubstr("did you mean hrd-01?"));
}

TEST(PlayLevelLines, options_that_make_no_sense_together_are_refused) {
    const std::vector<std::vector<std::string>> with_level{
        {"--seed", "3"},     {"--walk", "3"},     {"--distance", "3"},
        {"--goal", "snail"}, {"--arrows", "gap"}, {"--metric", "hops"}};
    for (std::vector<std::string> arguments : with_level) {
        arguments.insert(arguments.begin(), {"play", "--level", "hrd-01"});
        const Outcome outcome = noyes(arguments);
        EXPECT_EQ(outcome.exit, 2) << arguments[3];
        EXPECT_THAT(outcome.err, HasSubstr(arguments[3]));
    }
    EXPECT_THAT(noyes({"play", "--level", "hrd-01", "--continue"}).err,
                HasSubstr("--level and a saved game do not go together"));
    EXPECT_EQ(noyes({"play", "--metric", "steps", "--load", "x"}).exit, 2);
    EXPECT_THAT(noyes({"play", "3x3", "--metric", "moves"}).err,
                HasSubstr("--metric is for sliding-block levels"));
}

TEST(PlayLevelLines, a_damaged_game_is_told_with_its_place) {
    const TemporaryFile file(
        "noyes game 1\npuzzle blocks\ngoal moves\ngoal grid:\ngoal A.\n"
        "goal B\ngoal end\n");
    const Outcome outcome = noyes({"play", "--load", file.path()});
    EXPECT_EQ(outcome.exit, 2);
    EXPECT_THAT(outcome.err, StartsWith(file.path() + ":6:"));
}

}  // namespace
}  // namespace noyes::test
