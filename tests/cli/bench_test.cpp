// noyes bench: sets, what is held against them, and what ends them.
#include "lists.hpp"
#include "program.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace noyes::test {
namespace {

using testing::HasSubstr;

TEST(Bench, lists_the_sets_if_none_is_named) {
    const Outcome outcome = noyes({"bench"});
    EXPECT_EQ(outcome.exit, 0);
    EXPECT_EQ(outcome.out, noyes({"list", "sets"}).out);
    EXPECT_THAT(outcome.out, HasSubstr("100 boards of 4x4 to blank-first"));
    EXPECT_THAT(outcome.out, HasSubstr("50 boards of 5x5 to blank-first"));
    EXPECT_THAT(outcome.out, HasSubstr("250 boards of 7x7 to blank-last"));
}

// Every line of every set can be read: with no nodes allowed each board ends at once.
TEST(Bench, reads_every_board_of_every_set) {
    const Json list = Json::parse(noyes({"list", "sets", "--json"}).out);
    ASSERT_EQ(list["sets"].size(), 7u);
    for (const Json& set : list["sets"]) {
        const Outcome outcome = noyes({"bench", set["name"], "--json", "--algorithm", "ida",
                                       "--heuristic", "manhattan", "--node-limit", "1"});
        EXPECT_EQ(outcome.exit, 3) << set["name"];
        for (const Json& record : records_of(outcome.out)) {
            if (record.contains("totals")) continue;
            EXPECT_EQ(record["status"], "limit") << record["id"];
        }
    }
}

// 6, 15, 19, 22 and 28 moves by breadth-first search: 90 in all.
TEST(Bench, proves_the_study_and_adds_it_up) {
    const Outcome outcome = noyes({"bench", "study"});
    EXPECT_EQ(outcome.exit, 0);
    EXPECT_THAT(outcome.out, HasSubstr("5: 5 solved, 5 proven optimal"));
    EXPECT_THAT(outcome.out, HasSubstr("5 as known, 0 wrong"));
    EXPECT_THAT(outcome.out, HasSubstr("90 in all, mean 18.000"));
}

// The boards with the smallest counts of Korf 1985.
TEST(Bench, ida_with_manhattan_distance_meets_the_published_counts) {
    const Outcome outcome = noyes({"bench", "korf100", "--algorithm", "ida", "--heuristic",
                                   "manhattan", "--only", "12,42,55,79", "--json"});
    EXPECT_EQ(outcome.exit, 0);
    const std::vector<Json> records = records_of(outcome.out);
    ASSERT_EQ(records.size(), 5u);
    EXPECT_EQ(records[0]["id"], "12");
    EXPECT_EQ(records[0]["generated"], 546'344 - 1);
    EXPECT_EQ(records[0]["published"]["ida"], 546'344);
    EXPECT_EQ(records[0]["as_published"], true);
    EXPECT_EQ(records[4]["totals"]["as_published"], 4);
    EXPECT_EQ(records[4]["totals"]["not_as_published"], 0);
    EXPECT_EQ(records[4]["totals"]["proven"], 4);
}

TEST(Bench, counts_of_another_search_are_not_held_against_the_published_ones) {
    const Outcome outcome = noyes({"bench", "korf100", "--algorithm", "ida", "--heuristic",
                                   "linear-conflict", "--only", "12", "--json"});
    EXPECT_EQ(outcome.exit, 0);
    EXPECT_TRUE(records_of(outcome.out).at(0)["as_published"].is_null());
}

TEST(Bench, a_wrong_length_is_noticed) {
    const TemporaryFile list("a 8 120483765\nb 15 208135467\n");
    const Outcome outcome = noyes({"bench", list.path()});
    EXPECT_EQ(outcome.exit, 1);
    EXPECT_THAT(outcome.out, HasSubstr("NOT THE KNOWN LENGTH"));
    EXPECT_THAT(outcome.out, HasSubstr("1 as known, 1 wrong"));
}

TEST(Bench, a_wrong_count_is_noticed) {
    const TemporaryFile list("a 6 120483765 | ida=1\n");
    const Outcome outcome =
        noyes({"bench", list.path(), "--algorithm", "ida", "--heuristic", "manhattan"});
    EXPECT_EQ(outcome.exit, 1);
    EXPECT_THAT(outcome.out, HasSubstr("NOT THE PUBLISHED COUNT"));
    EXPECT_THAT(outcome.out, HasSubstr("0 as published, 1 not"));
}

// Korf 12 takes 45 moves; row by row it takes more, which says nothing against that.
TEST(Bench, a_longer_solution_that_is_not_proven_is_no_mismatch_but_counted) {
    const Outcome outcome =
        noyes({"bench", "korf100", "--only", "12", "--algorithm", "layers", "--json"});
    EXPECT_EQ(outcome.exit, 0);
    const Json totals = records_of(outcome.out).back()["totals"];
    EXPECT_EQ(totals["proven"], 0);
    EXPECT_EQ(totals["not_as_known"], 0);
    EXPECT_EQ(totals["known_lengths"]["given"], 45);
    EXPECT_GT(totals["known_lengths"]["moves"], 45);
}

TEST(Bench, holds_lengths_that_others_found_beside_its_own) {
    const Outcome outcome =
        noyes({"bench", "-", "--json"}, "a - 10 120483765\nb 15 17 208135467\n");
    const std::vector<Json> records = records_of(outcome.out);
    EXPECT_EQ(records.at(0)["other_length"], 10);
    EXPECT_EQ(records.at(1)["other_length"], 17);
    EXPECT_EQ(records.at(2)["totals"]["other_lengths"]["given"], 27);
    EXPECT_EQ(records.at(2)["totals"]["other_lengths"]["moves"], 21);
    EXPECT_EQ(records.at(2)["totals"]["known_lengths"]["boards"], 1);
}

TEST(Bench, a_limit_that_leaves_a_board_unsolved_exits_with_3) {
    const Outcome outcome = noyes({"bench", "korf100", "--algorithm", "ida", "--heuristic",
                                   "manhattan", "--only", "88", "--node-limit", "1000"});
    EXPECT_EQ(outcome.exit, 3);
    EXPECT_THAT(outcome.out, HasSubstr("node limit"));
    EXPECT_THAT(outcome.out, HasSubstr("1: 0 solved, 0 proven optimal"));
}

TEST(Bench, ctrl_c_ends_it_with_the_totals_so_far) {
    const Outcome outcome = run({.arguments = {"bench", "korf100", "--only", "12,88", "--algorithm",
                                               "ida", "--heuristic", "manhattan"},
                                 .signal_after = std::chrono::milliseconds(2000)});
    EXPECT_EQ(outcome.exit, 130);
    EXPECT_THAT(outcome.out, HasSubstr("1: 1 solved, 1 proven optimal"));
    EXPECT_THAT(outcome.err, HasSubstr("stopped after 1 of 2 boards"));
}

TEST(Bench, takes_the_first_boards_or_those_that_are_named) {
    EXPECT_THAT(noyes({"bench", "study", "--first", "2"}).out, HasSubstr("2: 2 solved"));
    EXPECT_THAT(noyes({"bench", "study", "--only", "2,5"}).out, HasSubstr("43 in all"));
    const Outcome wrong = noyes({"bench", "study", "--only", "2,9"});
    EXPECT_EQ(wrong.exit, 2);
    EXPECT_THAT(wrong.err, HasSubstr("--only: '9'"));
}

TEST(Bench, tells_what_is_wrong_with_its_set) {
    const Outcome wrong = noyes({"bench", "korf10"});
    EXPECT_EQ(wrong.exit, 2);
    EXPECT_THAT(wrong.err, HasSubstr("did you mean korf100?"));
    EXPECT_EQ(noyes({"bench", "study", "--goal", "snail"}).exit, 2);
    EXPECT_EQ(noyes({"bench", "-"}, "# nothing\n").exit, 2);
    const Outcome bad = noyes({"bench", "-"}, "a 6 120483765\nb 6 120483755\n");
    EXPECT_EQ(bad.exit, 2);
    EXPECT_THAT(bad.out, HasSubstr("1 solved"));
}

TEST(Bench, records_can_be_verified) {
    const Outcome outcome = shell("$noyes bench study --json | $noyes verify -");
    EXPECT_EQ(outcome.exit, 0);
    EXPECT_THAT(outcome.out, HasSubstr("line 5: valid: 28 moves to blank-last"));
}

TEST(Bench, every_record_tells_what_it_was_made_with) {
    const Json record = records_of(noyes({"bench", "study", "--first", "1", "--json"}).out).at(0);
    EXPECT_THAT(record["compiler"], HasSubstr("++ "));
    for (const char* key : {"version", "cpu", "options", "limits", "threads", "setup_seconds"})
        EXPECT_TRUE(record.contains(key)) << key;
}

// Each board alone would take as long again for its tables.
TEST(Bench, makes_the_tables_of_a_heuristic_once) {
    const Outcome outcome = noyes({"bench", "korf100", "--first", "3", "--algorithm", "ida",
                                   "--heuristic", "pdb:6-6-3", "--json", "--tables", "/nowhere"});
    EXPECT_EQ(outcome.exit, 0);
    const std::vector<Json> records = records_of(outcome.out);
    ASSERT_EQ(records.size(), 4u);
    EXPECT_EQ(records[0]["tables"].size(), 3u);
    EXPECT_EQ(records[3]["totals"]["as_known"], 3);
    const double all = records[3]["totals"]["setup_seconds"];
    for (std::size_t board = 0; board < 3; ++board)
        EXPECT_LT(records[board]["setup_seconds"].get<double>(), all / 2) << board;
}

TEST(Bench, uses_stored_tables) {
    const Outcome outcome = shell(
        "folder=$(mktemp -d); trap 'rm -r $folder' EXIT; $noyes tables build 3x4 --tables $folder"
        " >/dev/null && printf 'a 1 2 3 4 / 5 6 7 8 / 9 10 0 11\\n' |"
        " $noyes bench - --heuristic pdb --json --tables $folder");
    EXPECT_EQ(outcome.exit, 0);
    const Json record = records_of(outcome.out).at(0);
    EXPECT_EQ(record["length"], 1);
    EXPECT_FALSE(record["tables"].empty());
}

TEST(Bench, tells_what_is_wrong_with_a_heuristic_before_the_first_board) {
    const Outcome outcome = noyes({"bench", "korf100", "--heuristic", "pdb:9-9"});
    EXPECT_EQ(outcome.exit, 2);
    EXPECT_EQ(outcome.out, "");
}

TEST(Bench, a_full_disk_is_told) {
    const Outcome outcome = run({.arguments = {"bench", "study"}, .output_to = "/dev/full"});
    EXPECT_EQ(outcome.exit, 4);
}

TEST(Bench, help_has_examples_and_exit_codes) {
    const Outcome outcome = noyes({"bench", "--help"});
    EXPECT_EQ(outcome.exit, 0);
    EXPECT_THAT(outcome.out, HasSubstr("noyes bench korf100"));
    EXPECT_THAT(outcome.out, HasSubstr("Exit codes: 0"));
}

}  // namespace
}  // namespace noyes::test
