// noyes batch --resume: whatever ended a run, nothing is done twice and nothing is missing.
#include <noyes/catalog/replay.hpp>

#include "../conformance/distances.hpp"
#include "lists.hpp"
#include "program.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <fstream>
#include <set>

namespace noyes::test {
namespace {

using namespace std::chrono_literals;
using testing::HasSubstr;

Outcome batch(const TemporaryFile& list, const TemporaryFile& output,
              std::vector<std::string> more = {}) {
    std::vector<std::string> arguments{"batch", list.path(), "--output", output.path()};
    arguments.insert(arguments.end(), more.begin(), more.end());
    return noyes(arguments);
}

void overwrite(const TemporaryFile& file, const std::string& content) {
    std::ofstream(file.path(), std::ios::binary | std::ios::trunc) << content;
}

// The true distances of all 3x3 boards, by breadth-first search.
int true_distance(const tiles::Board& board) {
    static const auto all = [] {
        const Distances distances(tiles::named_goals().front().board({3, 3}));
        std::map<std::string, int> map;
        for (std::size_t i = 0; i < distances.size(); ++i)
            map.emplace(tiles::to_line(distances.board(i)), distances.distance(i));
        return map;
    }();
    return all.at(tiles::to_line(board));
}

void expect_right(const Json& record) {
    const tiles::Board board =
        *tiles::Board::make({3, 3}, record["tiles"].get<std::vector<tiles::Tile>>());
    const tiles::Board goal = tiles::named_goals().front().board({3, 3});
    const auto moves =
        tiles::parse_moves(record["moves"].get<std::string>(), tiles::Notation::blank, board);
    ASSERT_TRUE(moves);
    EXPECT_EQ(static_cast<int>(moves->size()), true_distance(board));
    EXPECT_TRUE(catalog::leads_to(board, *moves, goal));
}

TEST(BatchResume, a_thousand_boards_killed_twenty_times_are_all_answered_once_and_rightly) {
#ifdef NOYES_SANITIZED
    constexpr int boards = 200;
#else
    constexpr int boards = 1000;
#endif
    constexpr int kills = 20;
    const TemporaryFile list(shuffled_list(boards));
    const TemporaryFile output;
    Random random(2026);
    int killed = 0;
    std::size_t written = 0;
    for (int i = 0; i < kills; ++i) {
        const Outcome outcome =
            run({.arguments = {"batch", list.path(), "--output", output.path(), "--resume",
                               "--threads", "2", "--order", i % 2 == 0 ? "input" : "finish",
                               // slow enough that it is never done before it is killed
                               "--algorithm", "bfs"},
                 .signal_after = std::chrono::milliseconds(5 + random.below(150)),
                 .signal = SIGKILL});
        if (outcome.exit == -SIGKILL) ++killed;
        const std::string content = output.content();
        EXPECT_GE(content.size() + 2000, written);  // no more than a torn line was ever dropped
        written = content.size();
    }
    EXPECT_EQ(killed, kills);
    const Outcome last = batch(list, output, {"--resume", "--algorithm", "bfs"});
    EXPECT_EQ(last.exit, 0) << last.err;
    std::set<int> lines;
    for (const Json& record : records_of(output.content())) {
        EXPECT_TRUE(lines.insert(record["line"].get<int>()).second) << "twice";
        expect_right(record);
    }
    EXPECT_EQ(lines.size(), static_cast<std::size_t>(boards));
}

TEST(BatchResume, redoes_a_torn_line_wherever_it_was_torn) {
    const TemporaryFile list(shuffled_list(3));
    const TemporaryFile output;
    EXPECT_EQ(batch(list, output, {"--resume"}).exit, 0);
    const std::string whole = output.content();
    const std::size_t second = whole.find('\n') + 1;
    const std::size_t third = whole.find('\n', second) + 1;
    for (const std::size_t torn : {std::size_t{0}, std::size_t{1}, second - 1, second, second + 1,
                                   second + 100, third - 1, third, whole.size() - 1}) {
        overwrite(output, whole.substr(0, torn));
        EXPECT_EQ(batch(list, output, {"--resume"}).exit, 0);
        EXPECT_EQ(answers_of(output.content()), answers_of(whole)) << torn;
    }
}

TEST(BatchResume, does_nothing_again_and_keeps_the_exit_code) {
    const TemporaryFile list("120483765\n12\n");
    const TemporaryFile output;
    EXPECT_EQ(batch(list, output).exit, 2);
    const std::string before = output.content();
    const Outcome again = batch(list, output, {"--resume"});
    EXPECT_EQ(again.exit, 2);
    EXPECT_EQ(output.content(), before);
}

TEST(BatchResume, goes_on_with_lines_that_were_added) {
    const TemporaryFile list("120483765\n");
    const TemporaryFile output;
    EXPECT_EQ(batch(list, output).exit, 0);
    overwrite(list, "120483765\n208135467\n");
    EXPECT_EQ(batch(list, output, {"--resume"}).exit, 0);
    EXPECT_EQ(records_of(output.content()).at(1)["length"], 15);
}

TEST(BatchResume, results_are_not_overwritten_by_accident) {
    const TemporaryFile list("120483765\n");
    const TemporaryFile output("precious\n");
    const Outcome outcome = batch(list, output);
    EXPECT_EQ(outcome.exit, 2);
    EXPECT_THAT(outcome.err, HasSubstr("has results already: --resume goes on with them"));
    EXPECT_EQ(output.content(), "precious\n");
}

TEST(BatchResume, other_options_are_told_and_refused) {
    const TemporaryFile list("120483765\n208135467\n");
    const TemporaryFile output;
    EXPECT_EQ(batch(list, output, {"--algorithm", "astar"}).exit, 0);
    const std::string before = output.content();
    const auto refused = [&](std::vector<std::string> more) {
        more.emplace_back("--resume");
        const Outcome outcome = batch(list, output, more);
        EXPECT_EQ(outcome.exit, 2);
        EXPECT_EQ(output.content(), before);
        return outcome.err;
    };
    EXPECT_THAT(refused({"--algorithm", "ida"}),
                HasSubstr(":1:1: these results were made with other options: algorithm was "
                          "\"astar\" and is \"ida\" now"));
    EXPECT_THAT(refused({"--algorithm", "astar", "--goal", "snake"}), HasSubstr("goal was"));
    EXPECT_THAT(refused({"--algorithm", "astar", "--time-limit", "1s"}),
                HasSubstr("time_limit was null and is 1.0 now"));
    EXPECT_EQ(batch(list, output, {"--algorithm", "astar", "--resume", "--threads", "3"}).exit, 0);
}

TEST(BatchResume, another_input_is_told_and_refused) {
    const TemporaryFile list("a 6 120483765\n208135467\n");
    const TemporaryFile output;
    EXPECT_EQ(batch(list, output).exit, 0);
    const std::string before = output.content();
    const auto refused = [&](const char* other) {
        overwrite(list, other);
        const Outcome outcome = batch(list, output, {"--resume"});
        EXPECT_EQ(outcome.exit, 2);
        EXPECT_EQ(output.content(), before);
        return outcome.err;
    };
    EXPECT_THAT(refused("a 6 120483765\n704851632\n"), HasSubstr("line 2 now has another board"));
    EXPECT_THAT(refused("a 6 120483765\n"), HasSubstr("line 2 now has another content"));
    EXPECT_THAT(refused("b 6 120483765\n208135467\n"), HasSubstr("line 1 now has another id"));
    EXPECT_THAT(refused("a 8 120483765\n208135467\n"), HasSubstr("line 1 now has another length"));
    EXPECT_THAT(refused("a 6 12\n208135467\n"), HasSubstr("line 1 now has another board"));
}

TEST(BatchResume, what_is_no_result_is_told_with_its_line) {
    const TemporaryFile list("120483765\n208135467\n");
    const TemporaryFile output;
    EXPECT_EQ(batch(list, output).exit, 0);
    const std::string good = output.content();
    for (const char* bad :
         {"hello\n", "{}\n", "[1]\n", "{\"line\":-1,\"status\":\"x\"}\n",
          "{\"line\":1,\"status\":7}\n", "{\"line\":1,\"status\":\"x\",\"version\":1}\n"}) {
        overwrite(output, good + bad);
        const Outcome outcome = batch(list, output, {"--resume"});
        EXPECT_EQ(outcome.exit, 2);
        EXPECT_THAT(outcome.err, HasSubstr(":3:1: this is not a line that `noyes batch` wrote"));
    }
    overwrite(output, good + good);
    EXPECT_THAT(batch(list, output, {"--resume"}).err,
                HasSubstr(":3:1: line 1 of the input has a second result here"));
}

TEST(BatchResume, ctrl_c_keeps_what_is_done_and_tells_how_to_go_on) {
    const TemporaryFile list("0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15\n" + std::string(korf_88) +
                             "\n");
    const TemporaryFile output;
    const Outcome outcome = run({.arguments = {"batch", list.path(), "--output", output.path(),
                                               "--goal", "blank-first", "--heuristic", "manhattan"},
                                 .signal_after = 500ms});
    EXPECT_EQ(outcome.exit, 130);
    EXPECT_LT(outcome.after_signal, 500ms);
    EXPECT_THAT(outcome.err, HasSubstr("stopped: 1 of 2 boards are done; the same command with "
                                       "--resume goes on"));
    EXPECT_EQ(records_of(output.content()).size(), 1u);
}

TEST(BatchResume, an_answer_that_waits_for_an_earlier_one_is_kept_when_the_run_is_killed) {
    const std::string solved = "0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15\n";
    const TemporaryFile list(std::string(korf_88) + "\n" + solved + solved);
    const TemporaryFile output;
    run({.arguments = {"batch", list.path(), "--output", output.path(), "--goal", "blank-first",
                       "--heuristic", "manhattan", "--threads", "2", "--order", "input"},
         .signal_after = 3s,
         .signal = SIGKILL});
    const std::vector<Json> records = records_of(output.content());
    ASSERT_EQ(records.size(), 2u);
    EXPECT_EQ(records[0]["line"], 2);
    EXPECT_EQ(records[1]["line"], 3);
}

TEST(BatchResume, puts_the_lines_of_a_killed_run_in_the_order_of_the_input) {
    const TemporaryFile list("120483765\n208135467\n704851632\n");
    const TemporaryFile output;
    EXPECT_EQ(batch(list, output).exit, 0);
    const std::string whole = output.content();
    const std::size_t second = whole.find('\n') + 1;
    overwrite(output, whole.substr(second) + whole.substr(0, second));
    EXPECT_EQ(batch(list, output, {"--resume", "--order", "finish"}).exit, 0);
    EXPECT_NE(output.content(), whole);
    EXPECT_EQ(batch(list, output, {"--resume"}).exit, 0);
    EXPECT_EQ(output.content(), whole);
}

TEST(BatchResume, two_runs_never_write_to_one_file) {
    const TemporaryFile list(std::string(korf_88) + "\n");
    const TemporaryFile output;
    const std::string command = "$noyes batch " + list.path() + " --goal blank-first --output " +
                                output.path() +
                                " --resume --time-limit 2s -q --algorithm ida "
                                "--heuristic manhattan";
    const Outcome outcome = shell(command + " & sleep 0.3; " + command + "; echo $?; wait");
    EXPECT_THAT(outcome.out, HasSubstr("4\n"));
    EXPECT_THAT(outcome.err, HasSubstr("another program is writing to " + output.path()));
}

}  // namespace
}  // namespace noyes::test
