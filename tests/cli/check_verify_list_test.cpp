#include "program.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace noyes::test {
namespace {

using testing::HasSubstr;
using testing::StartsWith;
using Json = nlohmann::json;

TEST(Check, says_that_a_board_is_well_formed_solvable_and_why) {
    const Outcome outcome = noyes({"check", "123456708"});
    EXPECT_EQ(outcome.exit, 0);
    EXPECT_THAT(outcome.out, HasSubstr("well formed: 3x3"));
    EXPECT_THAT(outcome.out, HasSubstr("solvable for blank-last\n"));
    EXPECT_THAT(outcome.out, HasSubstr("0 inverted pairs, an even number"));
    for (const char* goal : {"blank-last", "blank-first", "snail", "snake"})
        EXPECT_THAT(outcome.out, HasSubstr(std::string("\n  ") + goal));
}

TEST(Check, an_unsolvable_board_of_even_width_names_the_row_of_the_blank) {
    const Outcome outcome = noyes({"check", "1 2 3 4 / 5 6 7 8 / 9 10 11 12 / 13 15 14 0"});
    EXPECT_EQ(outcome.exit, 1);
    EXPECT_THAT(outcome.out, HasSubstr("1 inverted pair (15 before 14)"));
    EXPECT_THAT(outcome.out, HasSubstr("the blank in row 4, 0 rows from its home in row 4"));
    EXPECT_THAT(outcome.out, HasSubstr("1 + 0 = 1 is odd"));
}

// The worked example: 14 pairs, the blank one row from home.
TEST(Check, counts_the_pairs_and_rows_of_the_worked_example) {
    const Json record =
        Json::parse(noyes({"check", "127436A85DB9CEF0", "--goal", "blank-first", "--json"}).out);
    EXPECT_EQ(record["inverted_pairs"], 14);
    EXPECT_EQ(record["blank_row"], 4);
    EXPECT_EQ(record["blank_home_row"], 1);
    EXPECT_EQ(record["status"], "unsolvable");  // 14 + 3
}

TEST(Check, json_lists_the_goals_within_reach) {
    const Outcome outcome = noyes({"check", "312457680", "--json"});
    EXPECT_EQ(outcome.exit, 1);
    const Json record = Json::parse(outcome.out);
    EXPECT_EQ(record["inverted_pairs"], 3);
    EXPECT_EQ(record["solvable_for"], Json({"snail", "snake"}));
}

// The distances are counted by hand: 8 is two columns and a row away, 1 one column, and so on.
TEST(Check, shows_what_each_tile_adds_and_all_inverted_pairs) {
    const Outcome outcome = noyes({"check", "8 1 3 / 4 0 2 / 7 6 5"});
    EXPECT_THAT(outcome.out, HasSubstr("\n  tile  row,column  home  hamming  manhattan\n"
                                       "     1         1,2   1,1        1          1\n"
                                       "     2         2,3   1,2        1          2\n"));
    EXPECT_THAT(outcome.out, HasSubstr("\n   sum                          5         10\n"));
    EXPECT_THAT(outcome.out, HasSubstr("\n  8 before 1, 3, 4, 2, 7, 6, 5\n  3 before 2\n"));
    EXPECT_THAT(outcome.out, HasSubstr("\n  true distance       14\n"));
}

TEST(Check, takes_one_estimate_apart) {
    const Outcome outcome =
        noyes({"check", "3 1 2 / 4 5 6 / 7 8 0", "--goal", "blank-last", "--heuristic", "linear"});
    EXPECT_THAT(outcome.out, HasSubstr("\nlinear-conflict: 6 moves\n"));
    EXPECT_THAT(outcome.out,
                HasSubstr("     2  row 1: 3 must leave it, for 3 stands before 1, 3 stands"));
    EXPECT_THAT(outcome.out, HasSubstr("     6  in all\n"));
}

TEST(Check, json_takes_apart_what_the_text_does) {
    const Json record = Json::parse(
        noyes({"check", "3 1 2 / 4 5 6 / 7 8 0", "--heuristic", "linear-conflict", "--json"}).out);
    EXPECT_EQ(record["each_tile"].size(), 8u);
    EXPECT_EQ(record["each_tile"][2]["manhattan"], 2);
    EXPECT_EQ(record["pairs"], Json({{3, 1}, {3, 2}}));
    const Json& side = record["lens"]["sides"][0];
    EXPECT_EQ(side["total"], 6);
    EXPECT_EQ(side["parts"].back()["why"], "row-conflict");
    EXPECT_EQ(side["parts"].back()["tiles"], Json({3}));
}

TEST(Check, takes_no_large_board_apart) {
    const std::string board = noyes({"generate", "11x11", "--seed", "1"}).out;
    const Json record = Json::parse(noyes({"check", board, "--json"}).out);
    EXPECT_TRUE(record["each_tile"].is_null());
    const Outcome refused = noyes({"check", board, "--heuristic", "manhattan"});
    EXPECT_EQ(refused.exit, 2);
    EXPECT_THAT(refused.err, HasSubstr("more than 100 cells"));
}

TEST(Verify, a_right_solution_is_valid) {
    const Outcome outcome = noyes({"verify", "123456708", "R"});
    EXPECT_EQ(outcome.exit, 0);
    EXPECT_EQ(outcome.out, "valid: 1 move to blank-last\n");
    EXPECT_EQ(noyes({"verify", "123456780", ""}).exit, 0);
    EXPECT_EQ(noyes({"verify", "123456708", "L", "--notation", "tile"}).exit, 0);
    EXPECT_EQ(noyes({"verify", "123456708", "8", "--notation", "numbers"}).exit, 0);
    EXPECT_EQ(noyes({"verify", "102345678", "L", "--goal", "blank-first"}).exit, 0);
}

TEST(Verify, names_the_move_that_cannot_be_played) {
    const Outcome wall = noyes({"verify", "123456708", "RR"});
    EXPECT_EQ(wall.exit, 1);
    EXPECT_THAT(wall.out, HasSubstr("move 2 is not possible: the blank is in row 3, column 3"));
    const Outcome far = noyes({"verify", "123456708", "8\n1", "--notation", "numbers"});
    EXPECT_EQ(far.exit, 1);
    EXPECT_THAT(far.out, HasSubstr("move 2 is not possible"));
    EXPECT_THAT(far.out, HasSubstr("tile 1 is not beside it\n"));
}

TEST(Verify, moves_that_miss_the_goal_are_wrong) {
    const Outcome outcome = noyes({"verify", "123456708", "L"});
    EXPECT_EQ(outcome.exit, 1);
    EXPECT_THAT(outcome.out, StartsWith("wrong: 1 move played, but blank-last is not reached\n"));
}

TEST(Verify, what_is_no_move_is_bad_input_with_its_place) {
    const Outcome outcome = noyes({"verify", "123456708", "RQ"});
    EXPECT_EQ(outcome.exit, 2);
    EXPECT_THAT(outcome.err, StartsWith("moves:1:2: "));
}

TEST(Verify, a_board_without_moves_is_a_bad_command_line) {
    EXPECT_EQ(noyes({"verify", "123456708"}).exit, 2);
}

TEST(Verify, reads_what_solve_wrote) {
    const Outcome one = shell("$noyes solve 638541720 --json | $noyes verify -");
    EXPECT_EQ(one.exit, 0);
    EXPECT_EQ(one.out, "line 1: valid: 28 moves to blank-last\n");
    const Outcome two = shell(
        "( $noyes solve 312457680 --json; echo; $noyes solve 102345678 --goal blank-first --json )"
        " | $noyes verify -");
    EXPECT_EQ(two.out,
              "line 1: valid: blank-last cannot be reached\n"
              "line 3: valid: 1 move to blank-first\n");
    EXPECT_EQ(shell("$noyes solve 638541720 --format moves | $noyes verify 638541720 -").exit, 0);
}

TEST(Verify, finds_every_false_claim_of_a_record) {
    const Json good = Json::parse(noyes({"solve", "120483765", "--json"}).out);
    const auto verdict = [&](const char* key, const Json& value) {
        Json bad = good;
        bad[key] = value;
        return noyes({"verify", "-"}, bad.dump() + "\n").exit;
    };
    EXPECT_EQ(verdict("moves", "D"), 1);
    EXPECT_EQ(verdict("length", 7), 1);
    EXPECT_EQ(verdict("lower_bound", 4), 1);
    EXPECT_EQ(verdict("lower_bound", 8), 1);
    EXPECT_EQ(verdict("pushed", Json::array()), 1);
    EXPECT_EQ(verdict("status", "unsolvable"), 1);
    EXPECT_EQ(verdict("rows", "three"), 2);
    EXPECT_EQ(verdict("goal", "nowhere"), 2);
    EXPECT_EQ(verdict("tiles", Json({1, 1, 1})), 2);
    EXPECT_EQ(verdict("algorithm", "other"), 0);
}

TEST(Verify, a_line_that_is_no_record_is_bad_input_with_its_line) {
    const Outcome outcome = noyes({"verify", "-"}, "\n{\"rows\":3}\n");
    EXPECT_EQ(outcome.exit, 2);
    EXPECT_THAT(outcome.err, StartsWith("standard input:2:1: "));
    EXPECT_EQ(noyes({"verify", "-"}).exit, 2);
}

TEST(List, shows_all_topics_or_one) {
    const std::string all = noyes({"list"}).out;
    EXPECT_THAT(all, HasSubstr("Algorithms"));
    EXPECT_THAT(all, HasSubstr("Heuristics"));
    EXPECT_THAT(all, HasSubstr("Goals"));
    const std::string one = noyes({"list", "goals"}).out;
    EXPECT_THAT(one, StartsWith("Goals"));
    EXPECT_THAT(one, HasSubstr("snail"));
}

TEST(List, json_has_what_front_ends_need) {
    const Json list = Json::parse(noyes({"list", "--json"}).out);
    for (const char* topic : {"algorithms", "heuristics", "goals"}) {
        ASSERT_FALSE(list[topic].empty()) << topic;
        for (const Json& entry : list[topic]) EXPECT_NE(entry["summary"], "") << entry["name"];
    }
    EXPECT_EQ(list["goals"][0]["name"], "blank-last");
}

}  // namespace
}  // namespace noyes::test
