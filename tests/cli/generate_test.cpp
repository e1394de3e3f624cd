#include <noyes/tiles/goal.hpp>
#include <noyes/tiles/shuffle.hpp>
#include <noyes/tiles/solvability.hpp>
#include <noyes/tiles/text.hpp>

#include "program.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <chrono>
#include <map>
#include <set>
#include <sstream>

namespace noyes::test {
namespace {

using testing::HasSubstr;
using testing::MatchesRegex;
using testing::StartsWith;
using Json = nlohmann::json;

std::vector<std::string> lines_of(const std::string& text) {
    std::vector<std::string> lines;
    std::istringstream stream(text);
    for (std::string line; std::getline(stream, line);) lines.push_back(line);
    return lines;
}

bool solvable(const tiles::Board& board, const char* goal) {
    return tiles::solvability(board, tiles::find_goal(goal)->board(board.extent())).solvable;
}

// SplitMix64's numbers for the seed 1234567 make this board: see tests/tiles/shuffle_test.cpp.
TEST(Generate, makes_the_board_that_follows_from_its_seed) {
    const Outcome outcome = noyes({"generate", "2x2", "--seed", "1234567"});
    EXPECT_EQ(outcome.exit, 0);
    EXPECT_EQ(outcome.out, "# This puzzle is solvable\n2\n0 1\n3 2\n");
    EXPECT_EQ(outcome.err, "");
    EXPECT_EQ(noyes({"gen", "2", "--seed", "1234567", "--unsolvable"}).out,
              "# This puzzle is unsolvable\n2\n0 2\n3 1\n");
}

TEST(Generate, every_form_is_read_again_as_the_same_board) {
    std::set<std::string> read;
    for (const char* form : {"rows", "line", "word", "letters", "json"}) {
        const Outcome made = noyes({"generate", "4", "--seed", "9", "--format", form});
        ASSERT_EQ(made.exit, 0) << form;
        const auto board = tiles::parse_board(made.out);
        ASSERT_TRUE(board) << made.out;
        read.insert(tiles::to_line(*board));
    }
    EXPECT_EQ(read.size(), 1u);
}

TEST(Generate, tells_a_seed_that_makes_the_same_again) {
    const Outcome first = noyes({"generate", "3x4"});
    ASSERT_THAT(first.err, MatchesRegex("noyes: note: --seed [0-9]+ makes the same again\n"));
    const std::string seed = first.err.substr(first.err.find("--seed ") + 7);
    const Outcome again = noyes({"generate", "3x4", "--seed", seed.substr(0, seed.find(' '))});
    EXPECT_EQ(again.out, first.out);
    EXPECT_NE(noyes({"generate", "10x10"}).out, noyes({"generate", "10x10"}).out);
}

TEST(Generate, several_boards_stand_one_a_line_and_begin_like_fewer) {
    const auto many = lines_of(noyes({"generate", "3x5", "--count", "20", "--seed", "5"}).out);
    ASSERT_EQ(many.size(), 20u);
    for (const std::string& line : many) EXPECT_TRUE(tiles::parse_board(line)) << line;
    EXPECT_EQ(std::set(many.begin(), many.end()).size(), 20u);
    const auto few =
        lines_of(noyes({"gen", "3x5", "--count", "1", "--seed", "5", "--format", "line"}).out);
    EXPECT_EQ(few, std::vector<std::string>{many[0]});
    EXPECT_EQ(noyes({"generate", "--count", "0", "--seed", "5"}).out, "");
}

TEST(Generate, is_solvable_or_not_for_the_goal_that_was_asked_for) {
    for (const char* goal : {"blank-last", "blank-first", "snail", "snake"}) {
        for (const char* half : {"--solvable", "--unsolvable"}) {
            for (const char* walk : {"0", "7"}) {
                const Outcome made = noyes({"generate", "3x4", "--goal", goal, half, "--walk", walk,
                                            "--json", "--seed", "2"});
                const auto board = tiles::parse_board(made.out);
                ASSERT_TRUE(board);
                EXPECT_EQ(solvable(*board, goal), half == std::string("--solvable"));
                EXPECT_EQ(Json::parse(made.out)["status"], half + 2);
                EXPECT_EQ(Json::parse(made.out)["goal"], goal);
                EXPECT_EQ(Json::parse(made.out)["seed"], 2);
            }
        }
    }
}

TEST(Generate, takes_a_goal_of_ones_own) {
    const Outcome made =
        noyes({"generate", "2x3", "--goal", "2 1 3 / 4 5 0", "--walk", "0", "--format", "line"});
    EXPECT_EQ(made.out, "2 1 3 / 4 5 0\n");
    EXPECT_EQ(noyes({"generate", "3x3", "--goal", "2 1 3 / 4 5 0"}).exit, 2);
}

// On 3x3 a board reaches either blank-last or snail, never both: the old spellings mean snail.
TEST(Generate, the_old_spellings_make_the_old_file_for_the_snail) {
    for (int seed = 0; seed < 5; ++seed) {
        const std::string text = std::to_string(seed);
        const Outcome yes = noyes({"generate", "3", "-s", "-u", "--seed", text});
        EXPECT_THAT(yes.out, MatchesRegex("# This puzzle is solvable\n3\n(([0-8] ){2}[0-8]\n){3}"));
        EXPECT_TRUE(solvable(*tiles::parse_board(yes.out), "snail"));
        const Outcome no = noyes({"generate", "3", "-u", "-i", "1000", "--seed", text});
        EXPECT_THAT(no.out, StartsWith("# This puzzle is unsolvable\n3\n"));
        EXPECT_FALSE(solvable(*tiles::parse_board(no.out), "snail"));
    }
    EXPECT_EQ(noyes({"generate", "3", "-i", "0", "--format", "word"}).out, "123804765\n");
}

TEST(Generate, its_boards_can_be_solved_and_verified_in_one_line_of_shell) {
    const Outcome outcome =
        shell("$noyes generate 3x3 --seed 7 | $noyes solve --json | $noyes verify -");
    EXPECT_EQ(outcome.exit, 0);
    EXPECT_THAT(outcome.out, MatchesRegex("line 1: valid: [0-9]+ moves to blank-last\n"));
    EXPECT_EQ(shell("$noyes generate 3 -s --seed 1 | $noyes solve --goal snail -q").exit, 0);
    EXPECT_EQ(shell("$noyes generate 3 -u --seed 1 | $noyes solve --goal snail -q").exit, 1);
}

// Reinefeld (1993): two 8-puzzles need 31 moves, and none needs more.
TEST(Generate, makes_boards_of_a_given_distance) {
    std::set<std::string> seen;
    for (const std::string& line :
         lines_of(noyes({"gen", "3x3", "--distance", "31", "--count", "40", "--seed", "1"}).out))
        seen.insert(line);
    EXPECT_EQ(seen.size(), 2u);
    for (const std::string& board : seen) {
        const Outcome solved = noyes({"solve", board, "--optimal", "--json"});
        EXPECT_EQ(Json::parse(solved.out)["length"], 31);
    }
    const Outcome record =
        noyes({"gen", "2x4", "--distance", "5..6", "--goal", "snail", "--json", "--seed", "3"});
    const int distance = Json::parse(record.out)["distance"];
    EXPECT_TRUE(distance == 5 || distance == 6);
    const Outcome solved = noyes({"solve", "--goal", "snail", "--json"}, record.out);
    EXPECT_EQ(Json::parse(solved.out)["length"], distance);
}

// 12 boards of 2x2: 2 each at 1 to 5 moves, so 6 of them at 2 to 4. 600 draws: each 100 times give
// or take 9.1.
TEST(Generate, all_boards_of_a_range_are_equally_likely) {
    std::map<std::string, int> seen;
    for (const std::string& line :
         lines_of(noyes({"gen", "2", "--distance", "2..4", "--count", "600", "--seed", "5"}).out))
        ++seen[line];
    EXPECT_EQ(seen.size(), 6u);
    for (const auto& [board, count] : seen) EXPECT_NEAR(count, 100, 5 * 9.1);
}

TEST(Generate, makes_15_puzzles_of_a_given_distance) {
    const Outcome drawn = noyes(
        {"gen", "4x4", "--distance", "20..44", "--count", "5", "--seed", "3", "--format", "json"});
    EXPECT_EQ(drawn.exit, 0);
    const std::vector<std::string> lines = lines_of(drawn.out);
    ASSERT_EQ(lines.size(), 5u);
    for (const std::string& line : lines) {
        const Outcome solved = noyes({"solve", "-", "--json"}, line);
        EXPECT_EQ(Json::parse(solved.out)["status"], "optimal");
        EXPECT_EQ(Json::parse(solved.out)["length"], Json::parse(line)["distance"]);
    }
    EXPECT_EQ(noyes({"gen", "4x4", "--distance", "20..44", "--count", "5", "--seed", "3",
                     "--format", "json"})
                  .out,
              drawn.out);
}

TEST(Generate, says_why_there_is_no_board_of_a_distance) {
    const Outcome far = noyes({"generate", "3x3", "--distance", "32"});
    EXPECT_EQ(far.exit, 2);
    EXPECT_THAT(far.err, HasSubstr("no board of 3x3 is 32 moves from blank-last: the farthest need "
                                   "31 moves"));
    const Outcome large = noyes({"generate", "5x5", "--distance", "20"});
    EXPECT_EQ(large.exit, 2);
    EXPECT_THAT(large.err, HasSubstr("not for 5x5"));
    const Outcome beyond = noyes({"generate", "4x4", "--distance", "81"});
    EXPECT_EQ(beyond.exit, 2);
    EXPECT_THAT(beyond.err, HasSubstr("no board of 81 moves was found"));
    for (const char* bad : {"x", "5..", "..5", "9..3", "-1"}) {
        const Outcome wrong = noyes({"generate", "3x3", std::string("--distance=") + bad});
        EXPECT_EQ(wrong.exit, 2) << bad;
        EXPECT_THAT(wrong.err, HasSubstr("is not a distance: write 20, or 15..25")) << bad;
    }
    EXPECT_EQ(noyes({"generate", "3", "--distance", "5", "--walk", "5"}).exit, 2);
    EXPECT_EQ(noyes({"generate", "3", "--distance", "5", "-u"}).exit, 2);
}

TEST(Generate, a_million_tiles_take_less_than_seconds) {
    const auto start = std::chrono::steady_clock::now();
    const Outcome outcome = noyes({"generate", "1000x1000", "--seed", "1", "--format", "line"});
    EXPECT_EQ(outcome.exit, 0);
    EXPECT_TRUE(tiles::parse_board(outcome.out));
    EXPECT_LT(std::chrono::steady_clock::now() - start, std::chrono::seconds(20));
}

TEST(Generate, bad_command_lines_name_what_is_wrong) {
    EXPECT_THAT(noyes({"generate", "3by4"}).err, HasSubstr("'3by4' is not a size"));
    EXPECT_THAT(noyes({"generate", "1x4"}).err, HasSubstr("1x4 is not a possible size"));
    EXPECT_THAT(noyes({"generate", "5x5", "--format", "word"}).err,
                HasSubstr("there is no 5x5 in the form word; 3x3 and 4x4 boards have one"));
    EXPECT_THAT(noyes({"generate", "--format", "lines"}).err, HasSubstr("did you mean line?"));
    EXPECT_THAT(noyes({"generate", "--count", "-1"}).err, HasSubstr("--count: -1 is negative"));
    EXPECT_THAT(noyes({"generate", "--solvable", "--unsolvable"}).err,
                HasSubstr("--solvable and --unsolvable do not go together"));
    for (const char* bad : {"3by4", "1x4", "0"}) EXPECT_EQ(noyes({"generate", bad}).exit, 2);
    EXPECT_EQ(Json::parse(noyes({"generate", "x", "--json"}).out)["error"]["code"],
              "not-an-extent");
}

TEST(Generate, ends_when_nobody_reads_any_more) {
    const Outcome outcome = shell("$noyes generate 3 --count 1e15 --seed 1 | head -1");
    EXPECT_EQ(outcome.exit, 0);
    EXPECT_EQ(lines_of(outcome.out).size(), 1u);
    EXPECT_EQ(run({.arguments = {"generate", "100", "--seed", "1"}, .output_to = "/dev/full"}).exit,
              4);
}

}  // namespace
}  // namespace noyes::test
