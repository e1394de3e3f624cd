// The old spellings: the command line of 42's n-puzzle solver.
#include "program.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace noyes::test {
namespace {

using testing::AllOf;
using testing::HasSubstr;
using testing::Not;
using testing::StartsWith;
using Json = nlohmann::json;

// Two moves from the snail 1 2 3 / 8 0 4 / 7 6 5: the blank goes right, then down.
constexpr const char* two_moves = "# This puzzle is solvable\n3\n0 1 3\n8 2 4\n7 6 5\n";

TEST(NPuzzle, shows_moves_every_state_and_both_complexities) {
    const Outcome outcome = noyes({"n-puzzle"}, two_moves);
    EXPECT_EQ(outcome.exit, 0);
    EXPECT_THAT(outcome.out, StartsWith("0 1 3\n8 2 4\n7 6 5\n\n"
                                        "2 moves\n"
                                        "RD\n"
                                        "----------\n"
                                        "1 0 3\n8 2 4\n7 6 5\n"
                                        "----------\n"
                                        "1 2 3\n8 0 4\n7 6 5\n"));
    EXPECT_THAT(outcome.out, AllOf(HasSubstr("\ntime complexity  "), HasSubstr(" expanded\n"),
                                   HasSubstr("\nsize complexity  ")));
}

TEST(NPuzzle, solves_what_generate_makes) {
    const Outcome outcome = shell("$noyes generate 3 -s --seed 42 | $noyes n-puzzle");
    EXPECT_EQ(outcome.exit, 0);
    EXPECT_THAT(outcome.out, AllOf(HasSubstr(" moves\n"), HasSubstr("1 2 3\n8 0 4\n7 6 5\n"),
                                   HasSubstr("time complexity"), HasSubstr("size complexity")));
    EXPECT_EQ(shell("$noyes generate 3 -u --seed 42 | $noyes n-puzzle").exit, 1);
}

TEST(NPuzzle, takes_the_whole_old_command_line) {
    const TemporaryFile file(two_moves);
    for (const char* heuristic : {"manhattan", "hamming", "linear"}) {
        for (const char* algorithm : {"astar", "greedy", "uniform"}) {
            const Outcome outcome = noyes({"n-puzzle", "-q", "-f", file.path(), "--heuristic",
                                           heuristic, "--algorithm", algorithm});
            EXPECT_EQ(outcome.exit, 0) << heuristic << ' ' << algorithm;
            EXPECT_THAT(outcome.out, AllOf(StartsWith("2 moves\n"), HasSubstr("time complexity"),
                                           Not(HasSubstr("----------"))));
        }
    }
    EXPECT_THAT(noyes({"n-puzzle", "-h"}).out, HasSubstr("--heuristic"));
}

TEST(NPuzzle, parse_only_prints_the_size_and_right_aligned_rows) {
    const TemporaryFile file("4\n1 2 3 4 # first\n5 6 7 8\n9 10 11 12\n13 14 15 0\n");
    const std::string rows = "4\n 1  2  3  4\n 5  6  7  8\n 9 10 11 12\n13 14 15  0\n";
    EXPECT_EQ(noyes({"n-puzzle", "--parse-only", "-f", file.path()}).out, rows);
    EXPECT_EQ(noyes({"solve", "--parse-only", "-f", file.path()}).out, rows);
}

TEST(NPuzzle, the_goal_is_snail_unless_another_is_named) {
    EXPECT_EQ(Json::parse(noyes({"n-puzzle", "--json"}, two_moves).out)["goal"], "snail");
    EXPECT_EQ(noyes({"n-puzzle", "123456708"}).exit, 1);
    EXPECT_EQ(noyes({"n-puzzle", "123456708", "--goal", "blank-last"}).exit, 0);
}

TEST(NPuzzle, an_unsolvable_board_is_told_with_the_reason) {
    const Outcome outcome = noyes({"n-puzzle", "123456780"});
    EXPECT_EQ(outcome.exit, 1);
    EXPECT_THAT(outcome.out, AllOf(HasSubstr("no solution for snail"), HasSubstr("why: ")));
}

TEST(Gui, says_that_the_desktop_game_is_missing) {
    for (const char* command : {"solve", "n-puzzle"}) {
        const Outcome outcome = run(
            {.arguments = {command, "-g"}, .input = two_moves, .environment = {"PATH=/nowhere"}});
        EXPECT_EQ(outcome.exit, 4);
        EXPECT_EQ(outcome.out, "");
        EXPECT_THAT(outcome.err, StartsWith("noyes: the desktop game is not installed"));
    }
}

TEST(Gui, has_the_desktop_game_play_the_solution_if_it_is_there) {
    const Outcome outcome = shell(
        "folder=$(mktemp -d); trap 'rm -r $folder' EXIT; PATH=$folder:$PATH;"
        "printf '#!/bin/sh\\nprintf \"<%%s>\" \"$@\"\\nexit 7\\n' >$folder/noyes-desktop;"
        "chmod +x $folder/noyes-desktop;"
        "$noyes n-puzzle -g '0 1 3 8 2 4 7 6 5' --algorithm astar --ties low-g --time-limit 5s");
    EXPECT_EQ(outcome.exit, 7);
    EXPECT_EQ(outcome.out,
              "<0 1 3 / 8 2 4 / 7 6 5><--goal><snail><--solve><--algorithm><astar:ties=low-g>"
              "<--heuristic><auto><--time-limit><5s>");
}

TEST(Gui, has_the_solution_of_a_level_played_as_well) {
    const Outcome outcome = shell(
        "folder=$(mktemp -d); trap 'rm -r $folder' EXIT; PATH=$folder:$PATH;"
        "printf '#!/bin/sh\\nprintf \"<%%s>\" \"$@\"\\nexit 7\\n' >$folder/noyes-desktop;"
        "chmod +x $folder/noyes-desktop; $noyes solve -g --level hrd-01 --metric steps");
    EXPECT_EQ(outcome.exit, 7);
    EXPECT_THAT(outcome.out, AllOf(StartsWith("<"), HasSubstr("hrd-01"),
                                   HasSubstr("><--metric><steps><--solve><--algorithm><auto>")));
}

TEST(Gui, hands_everything_on_to_the_desktop_game) {
    const Outcome outcome = shell(
        "folder=$(mktemp -d); trap 'rm -r $folder' EXIT; PATH=$folder:$PATH;"
        "printf '#!/bin/sh\\nprintf \"<%%s>\" \"$@\"\\nexit 7\\n' >$folder/noyes-desktop;"
        "chmod +x $folder/noyes-desktop; $noyes gui 3x5 --goal snail --theme dark");
    EXPECT_EQ(outcome.exit, 7);
    EXPECT_EQ(outcome.out, "<3x5><--goal><snail><--theme><dark>");
    EXPECT_EQ(run({.arguments = {"gui"}, .environment = {"PATH=/nowhere"}}).exit, 4);
}

}  // namespace
}  // namespace noyes::test
