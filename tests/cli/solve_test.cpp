#include "program.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <sstream>

namespace noyes::test {
namespace {

using testing::EndsWith;
using testing::HasSubstr;
using testing::Not;
using testing::StartsWith;
using Json = nlohmann::json;

constexpr const char* one_left = "1 2 3 / 4 5 6 / 7 0 8";

TEST(Solve, text_has_the_board_the_moves_and_both_complexities) {
    const Outcome outcome = noyes({"solve", one_left});
    EXPECT_EQ(outcome.exit, 0);
    EXPECT_THAT(outcome.out, StartsWith("1 2 3\n4 5 6\n7 0 8\n\n1 move\nR\n"));
    for (const char* words : {"time complexity", "size complexity", "nodes generated", "seconds",
                              "nodes per second", "algorithm", "heuristic", "optimal"})
        EXPECT_THAT(outcome.out, HasSubstr(words));
    EXPECT_EQ(outcome.err, "");
}

TEST(Solve, a_solved_board_needs_no_moves) {
    EXPECT_THAT(noyes({"solve", "123456780"}).out, HasSubstr("0 moves\n"));
    EXPECT_EQ(noyes({"solve", "123456780", "--format", "moves"}).out, "\n");
    EXPECT_EQ(noyes({"solve", "123456780", "--format", "states"}).out, "0\n1 2 3\n4 5 6\n7 8 0\n");
}

TEST(Solve, quiet_prints_no_board_and_no_moves) {
    const Outcome outcome = noyes({"solve", "-q", one_left});
    EXPECT_THAT(outcome.out, StartsWith("1 move\n\ntime complexity"));
    EXPECT_THAT(outcome.out, Not(HasSubstr("7 0 8")));
    EXPECT_EQ(noyes({"solve", "-q", one_left, "--format", "states"}).out, "1\n");
}

TEST(Solve, states_stand_between_lines_of_ten_dashes) {
    EXPECT_EQ(noyes({"solve", one_left, "--format", "states"}).out,
              "1\n1 2 3\n4 5 6\n7 0 8\n----------\n1 2 3\n4 5 6\n7 8 0\n");
}

TEST(Solve, writes_moves_in_every_notation) {
    const char* board = "1 2 3 / 4 0 6 / 7 5 8";  // down, right
    const auto moves = [&](const char* notation) {
        return noyes({"solve", board, "--format", "moves", "--notation", notation}).out;
    };
    EXPECT_EQ(moves("blank"), "DR\n");
    EXPECT_EQ(moves("tile"), "UL\n");
    EXPECT_EQ(moves("numbers"), "5 8\n");
    EXPECT_EQ(moves("words"), "Step 0: Move 0 to down\nStep 1: Move 0 to right\n");
}

TEST(Solve, parse_only_prints_the_size_and_aligned_rows) {
    EXPECT_EQ(noyes({"solve", "--parse-only", one_left}).out, "3\n1 2 3\n4 5 6\n7 0 8\n");
    EXPECT_EQ(noyes({"solve", "--parse-only", "1 2 3 4 / 5 6 7 8 / 9 10 11 0"}).out,
              "3 4\n 1  2  3  4\n 5  6  7  8\n 9 10 11  0\n");
}

TEST(Solve, reads_a_file_standard_input_and_the_argument_alike) {
    const TemporaryFile file("# a comment\n3\n1 2 3\n4 5 6\n7 0 8\n");
    const auto moves = [](std::vector<std::string> source, std::string input = {}) {
        source.insert(source.begin(), {"solve", "--format", "moves"});
        return noyes(std::move(source), std::move(input)).out;
    };
    EXPECT_EQ(moves({file.path()}), "R\n");
    EXPECT_EQ(moves({"-f", file.path()}), "R\n");
    EXPECT_EQ(moves({"-"}, file.content()), "R\n");
    EXPECT_EQ(moves({}, file.content()), "R\n");
    EXPECT_EQ(moves({"123456708"}), "R\n");
    EXPECT_EQ(moves({"1", "2", "3", "/", "4", "5", "6", "/", "7", "0", "8"}), "R\n");
}

struct GoalCase {
    const char* goal;
    const char* board;  // one move before it
    const char* move;
};

// The name is GoogleTest's.
void PrintTo(const GoalCase& one, std::ostream* out) {  // NOLINT(readability-identifier-naming)
    *out << one.goal;
}

class SolveFor : public testing::TestWithParam<GoalCase> {};

TEST_P(SolveFor, each_goal_by_its_name) {
    const auto& [goal, board, move] = GetParam();
    EXPECT_EQ(noyes({"solve", board, "--goal", goal, "--format", "moves"}).out, move);
    const Json record = Json::parse(noyes({"solve", board, "--goal", goal, "--json"}).out);
    EXPECT_EQ(record["goal"], goal);
    EXPECT_EQ(record["length"], 1);
}

INSTANTIATE_TEST_SUITE_P(All, SolveFor,
                         testing::Values(GoalCase{"blank-last", "123456708", "R\n"},
                                         GoalCase{"blank-first", "102345678", "L\n"},
                                         GoalCase{"snail", "123840765", "L\n"},
                                         GoalCase{"snake", "123654708", "R\n"}));

TEST(Solve, takes_a_goal_of_ones_own) {
    const TemporaryFile goal("3\n8 7 6\n5 4 3\n2 1 0\n");
    for (const std::string& given : {std::string("876543210"), goal.path()}) {
        const Outcome outcome = noyes({"solve", "876543201", "--goal", given, "--json"});
        const Json record = Json::parse(outcome.out);
        EXPECT_EQ(record["moves"], "R");
        EXPECT_EQ(record["goal"], "8 7 6 / 5 4 3 / 2 1 0");
    }
}

TEST(Solve, json_has_every_field_of_the_contract) {
    const Json record = Json::parse(noyes({"solve", one_left, "--json"}).out);
    for (const char* key :
         {"schema",       "rows",        "cols",          "tiles",        "goal",       "status",
          "length",       "lower_bound", "moves",         "pushed",       "algorithm",  "heuristic",
          "expanded",     "generated",   "peak_stored",   "peak_open",    "duplicates", "reopened",
          "undo_skipped", "seconds",     "setup_seconds", "memory_bytes", "threads",    "version"})
        EXPECT_TRUE(record.contains(key)) << key;
    EXPECT_EQ(record["schema"], 1);
    EXPECT_EQ(record["status"], "optimal");
    EXPECT_EQ(record["moves"], "R");
    EXPECT_EQ(record["pushed"], Json({8}));
    EXPECT_EQ(record["threads"], 1);
}

TEST(Solve, json_is_one_line_and_the_same_as_format_json) {
    const std::string out = noyes({"solve", one_left, "--format", "json"}).out;
    EXPECT_EQ(out.find('\n'), out.size() - 1);
    EXPECT_EQ(Json::parse(out)["length"], 1);
}

TEST(Solve, an_unsolvable_board_gets_the_reason_and_a_goal_that_works) {
    const Outcome outcome = noyes({"solve", "3 1 2 / 4 5 7 / 6 8 0"});
    EXPECT_EQ(outcome.exit, 1);
    EXPECT_THAT(outcome.out, HasSubstr("no solution for blank-last; it has one for snail"));
    EXPECT_THAT(outcome.out, HasSubstr(": --goal snail\n"));
    EXPECT_THAT(outcome.out, HasSubstr("3 inverted pairs (3 before 1, 3 before 2, 7 before 6)"));
}

TEST(Solve, who_chose_a_goal_is_offered_no_other) {
    const Outcome outcome = noyes({"solve", "312457680", "--goal", "blank-last"});
    EXPECT_EQ(outcome.exit, 1);
    EXPECT_THAT(outcome.out, Not(HasSubstr("--goal")));
}

TEST(Solve, an_unsolvable_board_says_so_in_every_format) {
    const Outcome states = noyes({"solve", "312457680", "--format", "states"});
    EXPECT_EQ(states.out, "NO SOLUTION FOR YOUR COMBINATION\n");
    EXPECT_EQ(states.exit, 1);
    const Outcome moves = noyes({"solve", "312457680", "--format", "moves"});
    EXPECT_EQ(moves.out, "");
    EXPECT_THAT(moves.err, HasSubstr("no solution for blank-last"));
    const Outcome json = noyes({"solve", "312457680", "--json"});
    const Json record = Json::parse(json.out);
    EXPECT_EQ(json.exit, 1);
    EXPECT_EQ(record["status"], "unsolvable");
    EXPECT_TRUE(record["length"].is_null());
    EXPECT_THAT(record["solvable_for"].get<std::vector<std::string>>(), testing::Contains("snail"));
}

TEST(Solve, old_names_still_work) {
    EXPECT_EQ(noyes({"solve", one_left, "--algorithm", "astar", "--heuristic", "linear"}).exit, 0);
}

TEST(Solve, takes_options_of_an_algorithm_as_flags_and_after_its_name) {
    for (const char* ties : {"high-g", "low-g"}) {
        EXPECT_EQ(noyes({"solve", one_left, "--algorithm", "astar", "--ties", ties}).exit, 0);
        EXPECT_EQ(noyes({"solve", one_left, "--algorithm", std::string("astar:ties=") + ties}).exit,
                  0);
    }
}

TEST(Solve, notes_that_a_heuristic_is_ignored) {
    const Outcome outcome =
        noyes({"solve", one_left, "--algorithm", "bfs", "--heuristic", "manhattan"});
    EXPECT_EQ(outcome.exit, 0);
    EXPECT_THAT(outcome.err, HasSubstr("bfs uses no heuristic"));
}

TEST(Solve, trace_is_lines_of_json_from_the_first_board_to_the_goal) {
    const TemporaryFile trace;
    EXPECT_EQ(noyes({"solve", one_left, "--trace", trace.path()}).exit, 0);
    std::istringstream lines(trace.content());
    std::string text;
    std::vector<Json> events;
    while (std::getline(lines, text)) events.push_back(Json::parse(text));
    ASSERT_FALSE(events.empty());
    const auto has_tiles = [](const Json& event) { return event.contains("tiles"); };
    const auto first = std::find_if(events.begin(), events.end(), has_tiles);
    ASSERT_NE(first, events.end());
    EXPECT_EQ((*first)["tiles"], Json({1, 2, 3, 4, 5, 6, 7, 0, 8}));
    EXPECT_EQ((*first)["g"], 0);
    EXPECT_EQ((*first)["h"], 1);
}

// One move to the right solves it; the other children of the first board are drawn too. (Of its
// four neighbours none is missing but the one below.)
TEST(Solve, trace_as_dot_is_a_tree_with_the_goal_drawn_twice_framed) {
    const TemporaryFile trace;
    EXPECT_EQ(noyes({"solve", one_left, "--algorithm", "astar", "--trace", trace.path(),
                     "--trace-format", "dot"})
                  .exit,
              0);
    const std::string tree = trace.content();
    EXPECT_THAT(tree, testing::StartsWith("digraph search {\n"));
    EXPECT_THAT(tree, testing::EndsWith("}\n"));
    EXPECT_THAT(tree, HasSubstr("n0 [label=\"1 2 3\\n4 5 6\\n7 _ 8\\ng 0  h 1\"]"));
    EXPECT_THAT(tree, HasSubstr("7 8 _\\ng 1  h 0\", peripheries=2]"));
    for (const char* letter : {"U", "L", "R"})
        EXPECT_THAT(tree, HasSubstr(std::string("[label=\"") + letter + "\"]"));
    EXPECT_THAT(tree, testing::Not(HasSubstr("[label=\"D\"]")));
}

// The twelve boards of 2x2 form a ring, so the farthest one has two ways of six moves.
TEST(Solve, all_shows_and_count_counts_every_shortest_solution) {
    const char* farthest = "0 3 / 2 1";
    const std::string all = noyes({"solve", farthest, "--all", "--format", "moves"}).out;
    EXPECT_THAT(all, testing::AnyOf("DRULDR\nRDLURD\n", "RDLURD\nDRULDR\n"));
    EXPECT_EQ(noyes({"solve", farthest, "--count", "--format", "moves"}).out, "2\n");
    EXPECT_THAT(noyes({"solve", farthest, "--count"}).out,
                HasSubstr("2 shortest solutions of 6 moves"));
    EXPECT_EQ(noyes({"verify", "-"}, noyes({"solve", farthest, "--all", "--json"}).out).out,
              "line 1: valid: 6 moves to blank-last\nline 2: valid: 6 moves to blank-last\n"
              "line 3: valid: 6 moves to blank-last\n");
}

}  // namespace
}  // namespace noyes::test
