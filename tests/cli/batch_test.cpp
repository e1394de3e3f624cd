// noyes batch: answers, bad lines, order, threads and streams that break. What survives a kill is
// in batch_resume_test.cpp.
#include "lists.hpp"
#include "program.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace noyes::test {
namespace {

using testing::HasSubstr;
using testing::StartsWith;

// Lengths by breadth-first search: those of an 8-puzzle study.
constexpr const char* study =
    "# five boards\n"
    "a 6 120483765\n"
    "\n"
    "b 15 2 0 8 / 1 3 5 / 4 6 7\n"
    "c 19 7 0 4 8 5 1 6 3 2 | anything\n"
    "d 22 {\"tiles\":[5,3,6,4,0,7,1,8,2]}\n"
    "e 28 24 638541720\n";

TEST(Batch, answers_every_line_with_its_number_id_and_known_length) {
    const Outcome outcome = noyes({"batch", "-", "--threads", "1"}, study);
    EXPECT_EQ(outcome.exit, 0);
    const std::vector<Json> records = records_of(outcome.out);
    ASSERT_EQ(records.size(), 5u);
    const std::vector<int> lines{2, 4, 5, 6, 7};
    const std::vector<int> lengths{6, 15, 19, 22, 28};
    for (std::size_t i = 0; i < records.size(); ++i) {
        EXPECT_EQ(records[i]["line"], lines[i]);
        EXPECT_EQ(records[i]["id"], std::string(1, static_cast<char>('a' + i)));
        EXPECT_EQ(records[i]["known_length"], lengths[i]);
        EXPECT_EQ(records[i]["length"], lengths[i]);
        EXPECT_EQ(records[i]["as_known"], true);
        EXPECT_EQ(records[i]["status"], "optimal");
    }
    EXPECT_THAT(outcome.err, HasSubstr("5 boards: 5 optimal"));
}

TEST(Batch, writes_what_a_result_can_be_made_again_with) {
    const Outcome outcome =
        noyes({"batch", "-", "--algorithm", "astar", "--ties", "fifo", "--heuristic", "manhattan",
               "--time-limit", "10s", "--memory-limit", "64M", "--goal", "snake"},
              "120483765\n");
    const Json record = records_of(outcome.out).at(0);
    EXPECT_EQ(record["options"]["algorithm"], "astar:ties=fifo");
    EXPECT_EQ(record["options"]["heuristic"], "manhattan");
    EXPECT_EQ(record["options"]["goal"], "snake");
    EXPECT_EQ(record["limits"]["seconds"], 10.0);
    EXPECT_EQ(record["limits"]["memory_bytes"], 64 << 20);
    EXPECT_TRUE(record["limits"]["nodes"].is_null());
    EXPECT_TRUE(record["seed"].is_null());
    EXPECT_THAT(record["compiler"], HasSubstr("++ "));
    EXPECT_TRUE(record["cpu"].is_string());
    EXPECT_TRUE(record["version"].is_string());
}

TEST(Batch, records_can_be_verified) {
    const TemporaryFile list(study);
    const Outcome outcome = shell("$noyes batch -q " + list.path() + " | $noyes verify -");
    EXPECT_EQ(outcome.exit, 0);
    EXPECT_THAT(outcome.out, HasSubstr("line 5: valid: 28 moves to blank-last"));
}

TEST(Batch, a_wrong_known_length_is_told_and_exits_with_1) {
    const Outcome outcome = noyes({"batch", "-"}, "a 7 120483765\nb 15 208135467\n");
    EXPECT_EQ(outcome.exit, 1);
    const std::vector<Json> records = records_of(outcome.out);
    EXPECT_EQ(records.at(0)["as_known"], false);
    EXPECT_EQ(records.at(1)["as_known"], true);
    EXPECT_THAT(outcome.err, HasSubstr("line 1: 6 moves, but 7 are known to be the fewest"));
    EXPECT_THAT(outcome.err, HasSubstr("1 not of the known length"));
}

TEST(Batch, a_board_without_a_solution_exits_with_1_and_tells_its_goals) {
    const Outcome outcome = noyes({"batch", "-"}, "312457680\n120483765\n");
    EXPECT_EQ(outcome.exit, 1);
    const std::vector<Json> records = records_of(outcome.out);
    EXPECT_EQ(records.at(0)["status"], "unsolvable");
    EXPECT_EQ(records.at(0)["solvable_for"], (Json{"snail", "snake"}));
    EXPECT_EQ(records.at(1)["length"], 6);
}

TEST(Batch, a_bad_line_gives_an_error_and_the_rest_goes_on) {
    const Outcome outcome =
        noyes({"batch", "-"}, "120483765\n1 2 3 / 4 5 5 / 7 8 0\nx six 120483765\n208135467\n");
    EXPECT_EQ(outcome.exit, 2);
    const std::vector<Json> records = records_of(outcome.out);
    ASSERT_EQ(records.size(), 4u);
    EXPECT_EQ(records[0]["length"], 6);
    EXPECT_EQ(records[1]["status"], "error");
    EXPECT_EQ(records[1]["line"], 2);
    EXPECT_EQ(records[1]["error"]["code"], "duplicate-tile");
    EXPECT_EQ(records[1]["error"]["line"], 2);
    EXPECT_EQ(records[1]["error"]["column"], 13);
    EXPECT_THAT(records[1]["error"]["message"], HasSubstr("first in line 2, column 11"));
    EXPECT_EQ(records[2]["error"]["code"], "not-a-length");
    EXPECT_EQ(records[2]["error"]["column"], 3);
    EXPECT_EQ(records[3]["length"], 15);
    EXPECT_THAT(outcome.err, HasSubstr("4 boards: 2 optimal, 2 bad lines"));
}

TEST(Batch, a_goal_of_another_size_is_an_error_of_the_line) {
    const Outcome outcome = noyes({"batch", "-", "--goal", "1230"}, "0123\n120483765\n");
    EXPECT_EQ(outcome.exit, 2);
    const std::vector<Json> records = records_of(outcome.out);
    EXPECT_EQ(records.at(0)["status"], "unsolvable");
    EXPECT_EQ(records.at(1)["error"]["code"], "extents-differ");
    EXPECT_EQ(records.at(1)["error"]["line"], 2);
}

TEST(Batch, limits_hold_for_each_board) {
    const std::string list =
        std::string(korf_88) + "\n0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15\n" + korf_88 + "\n";
    const Outcome outcome =
        noyes({"batch", "-", "--goal", "blank-first", "--node-limit", "1e5"}, list);
    EXPECT_EQ(outcome.exit, 3);
    const std::vector<Json> records = records_of(outcome.out);
    EXPECT_EQ(records.at(0)["halt"], "node_limit");
    EXPECT_EQ(records.at(1)["length"], 0);
    EXPECT_EQ(records.at(2)["halt"], "node_limit");
    EXPECT_EQ(records.at(0)["generated"], records.at(2)["generated"]);
}

TEST(Batch, threads_give_the_same_answers_in_the_same_order) {
    const std::string list = shuffled_list(60);
    const auto one = answers_of(noyes({"batch", "-", "--threads", "1"}, list).out);
    const auto four = answers_of(noyes({"batch", "-", "--threads", "4"}, list).out);
    ASSERT_EQ(one.size(), 60u);
    EXPECT_EQ(one, four);
}

TEST(Batch, answers_come_as_they_finish_if_that_is_wanted) {
    // The first board takes its whole second; the others are done long before.
    const std::string list =
        std::string(korf_88) + "\n0 1 2 3 / 4 5 6 7 / 8 9 10 11 / 12 13 14 15\n";
    const auto batch = [&](const char* order) {
        return records_of(noyes({"batch", "-", "--goal", "blank-first", "--time-limit", "1s",
                                 "--heuristic", "manhattan", "--threads", "2", "--order", order},
                                list)
                              .out);
    };
    EXPECT_EQ(batch("finish").at(0)["line"], 2);
    EXPECT_EQ(batch("input").at(0)["line"], 1);
}

TEST(Batch, reads_windows_line_ends_and_a_byte_order_mark) {
    const Outcome outcome =
        noyes({"batch", "-"}, "\xEF\xBB\xBF# list\r\na 6 120483765\r\n\r\nb 15 208135467");
    EXPECT_EQ(outcome.exit, 0);
    const std::vector<Json> records = records_of(outcome.out);
    ASSERT_EQ(records.size(), 2u);
    EXPECT_EQ(records[0]["line"], 2);
    EXPECT_EQ(records[1]["line"], 4);
    EXPECT_EQ(records[1]["as_known"], true);
}

TEST(Batch, of_nothing_is_told) {
    for (const char* list : {"", "\n\n", "# nothing\n"}) {
        const Outcome outcome = noyes({"batch", "-"}, list);
        EXPECT_EQ(outcome.exit, 2);
        EXPECT_EQ(outcome.out, "");
        EXPECT_THAT(outcome.err, StartsWith("standard input:1:1: there is no board"));
    }
}

TEST(Batch, a_huge_line_is_an_error_like_any_other) {
    std::string list;
    list.resize(10'000'000, '7');
    for (std::size_t i = 1; i < list.size(); i += 2) list[i] = ' ';
    const Outcome outcome = noyes({"batch", "-"}, list + "\n120483765\n");
    EXPECT_EQ(outcome.exit, 2);
    const std::vector<Json> records = records_of(outcome.out);
    EXPECT_EQ(records.at(0)["error"]["code"], "too-many-numbers");
    EXPECT_EQ(records.at(1)["length"], 6);
#ifndef NOYES_SANITIZED  // which keep more memory than the program asks for
    EXPECT_LT(outcome.peak_bytes, 200u << 20);
#endif
}

TEST(Batch, a_full_disk_exits_with_4) {
    const Outcome file = noyes({"batch", "-", "--output", "/dev/full"}, "120483765\n");
    EXPECT_EQ(file.exit, 4);
    EXPECT_THAT(file.err, HasSubstr("cannot write to /dev/full: No space left"));
    EXPECT_THAT(file.err, HasSubstr("--resume goes on"));
    const Outcome stream =
        run({.arguments = {"batch", "-"}, .input = shuffled_list(100), .output_to = "/dev/full"});
    EXPECT_EQ(stream.exit, 4);
    EXPECT_THAT(stream.err, HasSubstr("cannot write to standard output: No space left"));
}

TEST(Batch, a_reader_that_goes_away_is_no_error) {
    const TemporaryFile list(shuffled_list(100));
    const Outcome outcome =
        shell("$noyes batch -q " + list.path() + " | head -1 | wc -l; echo ${PIPESTATUS[0]}");
    EXPECT_EQ(outcome.out, "1\n0\n");
    EXPECT_EQ(outcome.err, "");
}

TEST(Batch, progress_is_shown_on_a_terminal) {
    const TemporaryFile list(std::string(korf_88) + "\n" + korf_88 + "\n");
    const Outcome outcome = run({.arguments = {"batch", list.path(), "--goal", "blank-first",
                                               "--time-limit", "500ms", "--threads", "1"},
                                 .terminal = true});
    EXPECT_THAT(outcome.out, HasSubstr("\r\x1b[K1 of 2 boards   "));
    EXPECT_THAT(outcome.out, HasSubstr("left"));
}

TEST(Batch, is_told_what_it_cannot_do) {
    EXPECT_THAT(noyes({"batch", "-", "--order", "inpt"}, study).err,
                HasSubstr("did you mean input?"));
    EXPECT_THAT(noyes({"batch", "-", "--threads", "0"}, study).err,
                HasSubstr("--threads: 0 is out"));
    EXPECT_THAT(noyes({"batch", "-", "--resume"}, study).err, HasSubstr("--resume needs --output"));
    EXPECT_THAT(noyes({"batch", "nowhere.txt"}).err, HasSubstr("no such file: nowhere.txt"));
}

}  // namespace
}  // namespace noyes::test
