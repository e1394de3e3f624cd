// noyes compare: tables, lines and pictures of the same runs.
#include "lists.hpp"
#include "program.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>

namespace noyes::test {
namespace {

using namespace std::chrono_literals;
using testing::ContainsRegex;
using testing::HasSubstr;
using testing::Not;
using testing::StartsWith;

std::vector<std::string> lines_of(std::string_view text) {
    std::vector<std::string> lines;
    while (!text.empty()) lines.emplace_back(take_line(text));
    return lines;
}

// 28 moves by breadth-first search.
const std::vector<std::string> two_ways{"compare",   "638541720",   "--algorithm",
                                        "astar,ida", "--heuristic", "manhattan"};

std::vector<std::string> with(std::vector<std::string> arguments,
                              const std::vector<std::string>& more) {
    arguments.insert(arguments.end(), more.begin(), more.end());
    return arguments;
}

TEST(Compare, shows_each_way_with_its_moves_and_what_is_proven) {
    const Outcome outcome = noyes(two_ways);
    EXPECT_EQ(outcome.exit, 0);
    EXPECT_THAT(outcome.out,
                StartsWith("6 3 8 / 5 4 1 / 7 2 0 to blank-last\neach run at most 10 s"));
    EXPECT_THAT(outcome.out, ContainsRegex("astar +manhattan +28 \\* "));
    EXPECT_THAT(outcome.out, ContainsRegex("ida +manhattan +28 \\* +11,349 "));
    EXPECT_THAT(outcome.out, HasSubstr("* proven to be the fewest moves"));
}

TEST(Compare, takes_a_shipped_set_with_its_goal) {
    const Outcome outcome = noyes({"compare", "korf100", "--algorithm", "layers"});
    EXPECT_EQ(outcome.exit, 0);
    EXPECT_THAT(outcome.out, StartsWith("100 boards of korf100 to blank-first"));
}

TEST(Compare, takes_all_that_fit_and_stays_within_80_columns) {
    const Outcome outcome = noyes({"compare", "120483765"});
    EXPECT_EQ(outcome.exit, 0);
    const Json list = Json::parse(noyes({"list", "--json"}).out);
    const auto is_for_tiles = [](const Json& one) { return one["puzzles"][0] == "tiles"; };
    const auto heuristics =
        static_cast<std::size_t>(std::ranges::count_if(list["heuristics"], is_for_tiles));
    std::size_t ways = 0;
    for (const Json& algorithm : list["algorithms"]) {
        if (is_for_tiles(algorithm)) ways += algorithm["uses_heuristic"] == true ? heuristics : 1;
    }
    std::size_t rows = 0;
    for (const std::string& line : lines_of(outcome.out)) {
        EXPECT_LE(line.size(), 80u) << line;
        if (line.find(" 6 ") != std::string::npos || line.find("  6") != std::string::npos) ++rows;
    }
    EXPECT_GE(rows, 20u);
    const std::vector<Json> records = records_of(noyes({"compare", "120483765", "--json"}).out);
    EXPECT_EQ(records.size(), ways);
}

TEST(Compare, names_with_options_stay_whole_in_lists) {
    const std::vector<Json> records =
        records_of(noyes({"compare", "120483765", "--json", "--algorithm",
                          "weighted-astar:weight=2,ties=fifo,astar", "--algorithm", "bfs",
                          "--heuristic", "hamming,max:manhattan+hamming"})
                       .out);
    std::vector<std::string> asked;
    for (const Json& record : records)
        asked.push_back(record["asked"]["algorithm"].get<std::string>());
    EXPECT_THAT(asked,
                testing::ElementsAre("weighted-astar:weight=2,ties=fifo",
                                     "weighted-astar:weight=2,ties=fifo", "astar", "astar", "bfs"));
}

TEST(Compare, csv_has_a_line_for_each_run_with_as_many_cells_as_names) {
    const Outcome outcome = noyes(with(two_ways, {"--format", "csv"}));
    const std::vector<std::string> lines = lines_of(outcome.out);
    ASSERT_EQ(lines.size(), 3u);
    for (const std::string& line : lines) EXPECT_EQ(std::ranges::count(line, ','), 16) << line;
    EXPECT_THAT(
        lines[2],
        StartsWith(",,6 3 8 / 5 4 1 / 7 2 0,blank-last,ida,manhattan,yes,optimal,,28,28,11349,"));
}

TEST(Compare, json_can_be_verified) {
    const Outcome outcome = shell(
        "$noyes compare 638541720 --algorithm astar,ida --heuristic manhattan --json | "
        "$noyes verify -");
    EXPECT_EQ(outcome.exit, 0);
    EXPECT_THAT(outcome.out, HasSubstr("line 2: valid: 28 moves to blank-last"));
}

TEST(Compare, a_set_is_counted_together_and_held_to_its_lengths) {
    const char* list = "a 6 120483765\nb 28 638541720\n";
    const Outcome outcome =
        noyes({"compare", "-", "--algorithm", "ida", "--heuristic", "manhattan"}, list);
    EXPECT_EQ(outcome.exit, 0);
    EXPECT_THAT(outcome.out, StartsWith("2 boards of standard input to blank-last\n"));
    EXPECT_THAT(outcome.out, ContainsRegex("ida +manhattan +2/2 +17.00 \\* "));
    const Outcome wrong = noyes({"compare", "-", "--algorithm", "ida", "--heuristic", "manhattan"},
                                "a 8 120483765\nb 28 638541720\n");
    EXPECT_EQ(wrong.exit, 1);
    EXPECT_THAT(wrong.err, HasSubstr("ida manhattan finds 6 moves, but 8 are proven or known"));
}

TEST(Compare, a_limit_is_marked) {
    const Outcome outcome =
        noyes({"compare", korf_88, "--goal", "blank-first", "--algorithm", "ida,greedy",
               "--heuristic", "manhattan", "--node-limit", "1e5"});
    EXPECT_EQ(outcome.exit, 0);  // greedy has found something
    EXPECT_THAT(outcome.out, ContainsRegex("ida +manhattan +- N "));
    EXPECT_THAT(outcome.out, HasSubstr("N ended by the node limit"));
    EXPECT_THAT(outcome.out, HasSubstr("each run at most 10 s, 100,000 nodes"));
    EXPECT_EQ(noyes({"compare", korf_88, "--goal", "blank-first", "--algorithm", "ida",
                     "--heuristic", "manhattan", "--node-limit", "1e5"})
                  .exit,
              3);
}

TEST(Compare, a_board_without_a_solution_is_told_its_goals) {
    const Outcome outcome = noyes({"compare", "312457680"});
    EXPECT_EQ(outcome.exit, 1);
    EXPECT_EQ(outcome.out, "");
    EXPECT_THAT(outcome.err,
                HasSubstr("cannot reach blank-last; it can reach snail, snake: --goal snail"));
}

TEST(Compare, bad_input_is_told_with_its_place) {
    EXPECT_THAT(noyes({"compare", "-"}, "120483765\n1 2 3\n").err, StartsWith("standard input:2:"));
    EXPECT_THAT(noyes(with(two_ways, {"--format", "cvs"})).err, HasSubstr("did you mean csv?"));
    EXPECT_THAT(noyes(with(two_ways, {"--plot", "tim"})).err, HasSubstr("did you mean time?"));
    EXPECT_THAT(noyes(with(two_ways, {"--theme", "drak"})).err, HasSubstr("did you mean dark?"));
    EXPECT_THAT(noyes({"compare", "120483765", "--algorithm", "asta"}).err,
                HasSubstr("did you mean astar?"));
    EXPECT_EQ(noyes({"compare", "120483765", "--algorithm", "astar,,ida"}).exit, 2);
}

TEST(Compare, ctrl_c_shows_what_is_done) {
    const Outcome outcome =
        run({.arguments = {"compare", korf_88, "--goal", "blank-first", "--algorithm", "greedy,ida",
                           "--heuristic", "manhattan"},
             .signal_after = 1500ms});
    EXPECT_EQ(outcome.exit, 130);
    EXPECT_THAT(outcome.out, HasSubstr("greedy"));
    EXPECT_THAT(outcome.err, HasSubstr("stopped after 1 of 2 runs"));
}

TEST(CompareStudy, has_five_boards_three_orders_and_the_lengths_of_the_study) {
    const Outcome outcome = noyes({"compare", "study", "--format", "csv"});
    EXPECT_EQ(outcome.exit, 0);
    const std::vector<std::string> lines = lines_of(outcome.out);
    ASSERT_EQ(lines.size(), 16u);
    EXPECT_EQ(lines[0], "board,queue_order,path_length,expansions,longest_queue,seconds");
    const std::vector<std::string> boards{"120483765,", "208135467,", "704851632,", "536407182,",
                                          "638541720,"};
    const std::vector<std::string> orders{"uniform,", "astar hamming,", "astar manhattan,"};
    const std::vector<std::string> lengths{"6,", "15,", "19,", "22,", "28,"};
    for (std::size_t i = 0; i < 15; ++i)
        EXPECT_THAT(lines[i + 1], StartsWith(boards[i / 3] + orders[i % 3] + lengths[i / 3]));
    EXPECT_THAT(noyes({"compare", "study"}).out, HasSubstr("longest queue"));
}

TEST(ComparePlot, is_well_formed_and_has_every_way_and_figure) {
    const Outcome outcome = noyes(with(two_ways, {"--format", "svg", "--title", "a < b & c"}));
    EXPECT_EQ(outcome.exit, 0);
    EXPECT_THAT(outcome.out, StartsWith("<svg xmlns="));
    for (const char* piece :
         {"a &lt; b &amp; c", ">astar manhattan<", ">ida manhattan<", ">nodes expanded<", ">time<",
          ">moves<", ">memory<", "prefers-color-scheme:dark", "</svg>\n"})
        EXPECT_THAT(outcome.out, HasSubstr(piece));
    EXPECT_THAT(outcome.out, Not(HasSubstr("not admissible")));
    const std::string dark =
        noyes(with(two_ways, {"--format", "svg", "--theme", "dark", "--plot", "time"})).out;
    EXPECT_THAT(dark, Not(HasSubstr("prefers-color-scheme")));
    EXPECT_THAT(dark, Not(HasSubstr(">memory<")));
}

// Breadth-first search: 16 moves. What is mistaken has its sign, as in the table.
TEST(ComparePlot, marks_what_is_not_admissible_and_where_the_fewest_moves_are) {
    const std::vector<std::string> ways{"compare",  "173462085",   "--algorithm",
                                        "astar",    "--heuristic", "manhattan,naive-last-move",
                                        "--format", "svg"};
    const std::string drawing = noyes(ways).out;
    EXPECT_THAT(drawing, HasSubstr(">astar manhattan<"));
    EXPECT_THAT(drawing, HasSubstr(">astar naive-last-move !<"));
    EXPECT_THAT(drawing, HasSubstr("! not admissible"));
    EXPECT_THAT(drawing, HasSubstr("class=\"fewest\""));
    EXPECT_THAT(noyes({"compare", "173462085", "--algorithm", "greedy", "--heuristic", "hamming",
                       "--format", "svg"})
                    .out,
                Not(HasSubstr("class=\"fewest\"")));  // nothing is proven
}

}  // namespace
}  // namespace noyes::test
