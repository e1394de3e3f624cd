// Sliding blocks from the command line.
#include "program.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <sstream>

namespace noyes::test {
namespace {

using namespace std::chrono_literals;
using testing::HasSubstr;
using testing::StartsWith;
using Json = nlohmann::json;

constexpr const char* corridor = "[level]\nid: corridor\ngrid:\nA..\nend\ngoal: A 0 2\n";
constexpr const char* two_levels =
    "% two of them\n[level]\nid: one\ngrid:\nA.\nend\ngoal: A 0 1\n\n"
    "[level]\nid: two\ngrid:\nA..\nend\ngoal: A 0 2\n";
// A cannot pass B.
constexpr const char* blocked = "grid:\nAB.\nend\ngoal: A 0 2\n";

TEST(SolveLevelCommand, finds_the_published_lengths_of_klotski_in_each_metric) {
    const std::vector<std::pair<std::string, int>> lengths{
        {"moves", 81}, {"straight", 90}, {"steps", 116}};
    for (const auto& [metric, length] : lengths) {
        const Outcome outcome = noyes({"solve", "--level", "hrd-01", "--metric", metric, "--json"});
        EXPECT_EQ(outcome.exit, 0);
        const Json record = Json::parse(outcome.out);
        EXPECT_EQ(record["length"], length);
        EXPECT_EQ(record["metric"], metric);
    }
}

TEST(SolveLevelCommand, shows_the_level_its_moves_and_statistics) {
    const Outcome outcome = noyes({"solve", "--metric", "steps"}, corridor);
    EXPECT_EQ(outcome.exit, 0);
    EXPECT_EQ(outcome.err, "");
    EXPECT_THAT(outcome.out, StartsWith("corridor\n\nA..\n\n2 steps\nA:R A:R\n\n"));
    EXPECT_THAT(outcome.out, HasSubstr("\ntime complexity    "));
    EXPECT_THAT(outcome.out, HasSubstr("time complexity    2 nodes expanded\n"));
    EXPECT_THAT(outcome.out, HasSubstr("\nsize complexity    3 states in memory at once"));
    EXPECT_THAT(outcome.out, HasSubstr("\nalgorithm          bfs\n"));
    EXPECT_THAT(outcome.out, HasSubstr("\noptimal            yes, proven\n"));
}

TEST(SolveLevelCommand, the_default_metric_is_moves) {
    EXPECT_EQ(noyes({"solve", "--format", "moves"}, corridor).out, "A:RR\n");
    EXPECT_EQ(noyes({"solve", "--format", "moves", "-q"}, corridor).out, "1\n");
    EXPECT_THAT(noyes({"solve", "-q"}, corridor).out, StartsWith("1 move\n\ntime complexity"));
}

TEST(SolveLevelCommand, states_are_grids_between_dashes) {
    EXPECT_EQ(noyes({"solve", "--format", "states", "--metric", "steps"}, corridor).out,
              "2\nA..\n----------\n.A.\n----------\n..A\n");
}

TEST(SolveLevelCommand, json_has_every_key) {
    const Outcome outcome = noyes({"solve", "--json"}, corridor);
    const Json record = Json::parse(outcome.out);
    for (const char* key : {"schema", "level", "rows", "cols", "record", "metric", "status",
                            "length", "lower_bound", "moves", "algorithm", "heuristic", "expanded",
                            "generated", "peak_stored", "seconds", "memory_bytes", "version"})
        EXPECT_TRUE(record.contains(key)) << key;
    EXPECT_EQ(record["schema"], 1);
    EXPECT_EQ(record["level"], "corridor");
    EXPECT_EQ(record["status"], "optimal");
    EXPECT_EQ(record["lower_bound"], 1);
    EXPECT_EQ(record["moves"], Json::array({"A:RR"}));
}

TEST(SolveLevelCommand, takes_a_level_of_a_file_by_its_id) {
    const TemporaryFile file(two_levels);
    const Outcome first = noyes({"solve", file.path(), "--format", "moves"});
    EXPECT_EQ(first.out, "A:R\n");
    EXPECT_EQ(first.err, "noyes: note: the first of 2 levels; --level ID takes another\n");
    const Outcome second = noyes({"solve", file.path(), "--level", "two", "--format", "moves"});
    EXPECT_EQ(second.out, "A:RR\n");
    EXPECT_EQ(second.err, "");
    const Outcome piped = noyes({"solve", "-", "--level", "two", "--format", "moves"}, two_levels);
    EXPECT_EQ(piped.out, "A:RR\n");
    const Outcome none = noyes({"solve", file.path(), "--level", "hrd-01"});
    EXPECT_EQ(none.exit, 2);
    EXPECT_THAT(none.err, HasSubstr("there is no level with the id 'hrd-01'"));
}

// 1A9BF0C is classic Klotski; the Rush Hour board is the example of Fogleman's README: 49 moves.
TEST(SolveLevelCommand, reads_boards_in_one_word) {
    EXPECT_THAT(noyes({"solve", "1A9BF0C", "-q"}).out, StartsWith("81 moves\n"));
    EXPECT_THAT(noyes({"solve"}, "1A9BF0C\n").out, HasSubstr("81 moves\n"));
    const char* rush = "BBBCDEFGGCDEF.AADEHHI....JI.KK.JLLMM";
    EXPECT_THAT(noyes({"solve", rush, "-q"}).out, StartsWith("49 moves\n"));
}

TEST(SolveLevelCommand, tile_boards_stay_tile_boards) {
    EXPECT_EQ(Json::parse(noyes({"solve", "120483765", "--json"}).out)["length"], 6);
    const Json wrong = Json::parse(noyes({"solve", "112345678", "--json"}).out);
    EXPECT_EQ(wrong["error"]["code"], "duplicate-tile");
}

TEST(SolveLevelCommand, a_level_without_solution_ends_with_1) {
    const Outcome text = noyes({"solve", "--level", "hrd-34"});
    EXPECT_EQ(text.exit, 1);
    EXPECT_THAT(text.out, HasSubstr("\nno solution: "));
    const Outcome json = noyes({"solve", "--json"}, blocked);
    EXPECT_EQ(json.exit, 1);
    EXPECT_EQ(Json::parse(json.out)["status"], "unsolvable");
    EXPECT_TRUE(Json::parse(json.out)["moves"].is_null());
    const Outcome states = noyes({"solve", "--format", "states"}, blocked);
    EXPECT_EQ(states.exit, 1);
    EXPECT_EQ(states.out, "NO SOLUTION FOR YOUR COMBINATION\n");
}

TEST(SolveLevelCommand, errors_have_line_and_column) {
    const TemporaryFile file("[level]\nid: x\ngrid:\nAB\nA\nend\ngoal: A 0 0\n");
    const Outcome outcome = noyes({"solve", file.path()});
    EXPECT_EQ(outcome.exit, 2);
    EXPECT_EQ(outcome.out, "");
    EXPECT_EQ(outcome.err, file.path() + ":5:2: row 2 has 1 cell instead of 2\n");
    const Json goal =
        Json::parse(noyes({"solve", "--json"}, "grid:\nA.\nend\ngoal: B 0 1\n").out)["error"];
    EXPECT_EQ(goal["code"], "level-goal-unknown-piece");
    EXPECT_EQ(goal["line"], 4);
    EXPECT_EQ(goal["column"], 7);
    const Json word = Json::parse(noyes({"solve", "--json", "1A9BF0CF"}).out)["error"];
    EXPECT_EQ(word["code"], "klotski-left-over");
}

TEST(SolveLevelCommand, a_wrong_id_gets_advice) {
    const Outcome close = noyes({"solve", "--level", "hrd-1"});
    EXPECT_EQ(close.exit, 2);
    EXPECT_THAT(close.err, HasSubstr("there is no level with the id 'hrd-1'; did you mean hrd-"));
    const Outcome far = noyes({"solve", "--level", "something-else"});
    EXPECT_EQ(far.exit, 2);
    EXPECT_THAT(far.err, HasSubstr("`noyes list levels` shows all of them"));
}

// The piece can go one cell or two, and two is the goal.
TEST(SolveLevelCommand, trace_is_lines_of_json_from_the_first_position_to_the_goal) {
    const TemporaryFile trace;
    EXPECT_EQ(noyes({"solve", "--trace", trace.path()}, corridor).exit, 0);
    std::istringstream lines(trace.content());
    std::vector<Json> events;
    for (std::string text; std::getline(lines, text);) events.push_back(Json::parse(text));
    ASSERT_GE(events.size(), 4U);
    EXPECT_EQ(events[0], Json({{"event", "bound_raised"}, {"bound", 1}}));
    EXPECT_EQ(events[1]["event"], "expanded");
    EXPECT_EQ(events[1]["corners"], Json::array({0}));
    EXPECT_EQ(events.back()["event"], "found");
    EXPECT_EQ(events.back()["corners"], Json::array({2}));
    EXPECT_EQ(events.back()["move"], "A:RR");
}

TEST(SolveLevelCommand, a_trace_of_a_level_is_no_drawing_and_goes_to_standard_output_alone) {
    const Outcome drawing =
        noyes({"solve", "--trace", "/dev/null", "--trace-format", "dot"}, corridor);
    EXPECT_EQ(drawing.exit, 2);
    EXPECT_THAT(drawing.err, HasSubstr("--trace-format dot is for tile boards"));
    const Outcome mixed = noyes({"solve", "--trace", "-"}, corridor);
    EXPECT_EQ(mixed.exit, 2);
    EXPECT_THAT(mixed.err, HasSubstr("add -q"));
}

TEST(SolveLevelCommand, options_of_tile_boards_are_refused) {
    const std::vector<std::vector<std::string>> options{
        {"--goal", "snail"}, {"--all"},         {"--count"},           {"--animate"},
        {"--threads", "2"},  {"--tables", "."}, {"--notation", "tile"}};
    for (std::vector<std::string> arguments : options) {
        const std::string flag = arguments.front();
        arguments.insert(arguments.begin(), {"solve", "--level", "hrd-01"});
        const Outcome outcome = noyes(arguments);
        EXPECT_EQ(outcome.exit, 2) << flag;
        EXPECT_EQ(outcome.err,
                  "noyes: " + flag + " is for tile boards, and this is a sliding-block level\n");
    }
    EXPECT_EQ(noyes({"solve", "120483765", "--metric", "steps"}).err,
              "noyes: --metric is for sliding-block levels, and this is a tile board\n");
}

TEST(SolveLevelCommand, methods_of_the_other_puzzle_are_refused) {
    const Outcome level = noyes({"solve", "--level", "hrd-01", "--heuristic", "manhattan"});
    EXPECT_EQ(level.exit, 2);
    EXPECT_EQ(level.err,
              "noyes: manhattan is not for sliding blocks; there are auto, target-distance, "
              "obstruction\n");
    const Outcome tiles = noyes({"solve", "120483765", "--heuristic", "obstruction"});
    EXPECT_EQ(tiles.exit, 2);
    EXPECT_THAT(tiles.err, StartsWith("noyes: obstruction is not for tile boards; there are auto"));
}

TEST(SolveLevelCommand, takes_algorithms_and_heuristics_for_levels) {
    const Json record = Json::parse(
        noyes({"solve", "--level", "hrd-01", "--heuristic", "obstruction", "--json"}).out);
    EXPECT_EQ(record["algorithm"], "astar");
    EXPECT_EQ(record["heuristic"], "obstruction");
    EXPECT_EQ(record["length"], 81);
    const Outcome ignored =
        noyes({"solve", "--level", "hrd-01", "--algorithm", "bfs", "--heuristic", "obstruction"});
    EXPECT_EQ(ignored.err,
              "noyes: note: bfs uses no heuristic; --heuristic obstruction was ignored\n");
}

TEST(SolveLevelCommand, limits_hold) {
    const Outcome nodes = noyes({"solve", "--level", "hrd-01", "--node-limit", "100", "--json"});
    EXPECT_EQ(nodes.exit, 3);
    EXPECT_EQ(Json::parse(nodes.out)["status"], "limit");
    EXPECT_EQ(Json::parse(nodes.out)["halt"], "node_limit");
    EXPECT_TRUE(Json::parse(nodes.out)["length"].is_null());
    EXPECT_EQ(noyes({"solve", "--level", "hrd-01", "--memory-limit", "10k"}).exit, 3);
    EXPECT_EQ(noyes({"solve", "--level", "hrd-01", "--time-limit", "0s"}).exit, 3);
}

TEST(SolveLevelCommand, parse_only_writes_the_record) {
    const Outcome outcome = noyes({"solve", "--parse-only", "1A9BF0C"});
    EXPECT_EQ(outcome.exit, 0);
    EXPECT_THAT(outcome.out, HasSubstr("grid:\nBAAC\nBAAC\n"));
    EXPECT_THAT(noyes({"solve"}, outcome.out).out, HasSubstr("81 moves\n"));
}

TEST(ListLevels, has_names_sizes_and_lengths) {
    const std::string text = noyes({"list", "levels"}).out;
    EXPECT_THAT(text, HasSubstr("\n  hrd-02              Zhi Hui Ruo Ding (指挥若定)\n"
                                "                      5x4; 70 moves, 79 straight moves, "
                                "100 steps\n"));
    EXPECT_THAT(text, HasSubstr("5x4; no solution\n"));
    const Json levels = Json::parse(noyes({"list", "levels", "--json"}).out)["levels"];
    EXPECT_EQ(levels.size(), 72u);
    EXPECT_EQ(levels[0]["name"], "hrd-01");
    EXPECT_EQ(levels[0]["rows"], 5);
    EXPECT_EQ(levels[0]["cols"], 4);
    EXPECT_EQ(levels[0]["moves"], 81);
    EXPECT_EQ(levels[0]["straight"], 90);
    EXPECT_EQ(levels[0]["steps"], 116);
}

TEST(ListLevels, says_which_puzzle_a_method_is_for) {
    const Json list = Json::parse(noyes({"list", "--json"}).out);
    for (const Json& heuristic : list["heuristics"]) {
        const bool for_levels =
            heuristic["name"] == "obstruction" || heuristic["name"] == "target-distance";
        EXPECT_EQ(heuristic["puzzles"], Json::array({for_levels ? "blocks" : "tiles"}));
    }
    for (const Json& algorithm : list["algorithms"]) {
        const std::string name = algorithm["name"];
        const bool for_both = name == "bfs" || name == "astar" || name == "weighted-astar";
        EXPECT_EQ(algorithm["puzzles"].size(), for_both ? 2u : 1u) << name;
    }
}

TEST(ListLevels, completes_ids_and_metrics) {
    EXPECT_THAT(noyes({"--complete", "solve", "--level", "hrd-0"}).out, StartsWith("hrd-01\t"));
    EXPECT_EQ(noyes({"--complete", "solve", "--metric", ""}).out, "moves\nstraight\nsteps\n");
}

// 25,955 states: Klotski's number in the literature.
TEST(EnumerateLevel, counts_the_states_of_klotski_in_each_metric) {
    for (const char* metric : {"moves", "straight", "steps"}) {
        const Outcome outcome =
            noyes({"enumerate", "--level", "hrd-01", "--metric", metric, "--json"});
        EXPECT_EQ(outcome.exit, 0);
        const Json record = Json::parse(outcome.out);
        EXPECT_EQ(record["states"], 25'955);
        EXPECT_EQ(record["states_at"][0], 1);
        EXPECT_EQ(record["farthest"], record["states_at"].size() - 1);
        EXPECT_EQ(record["status"], "done");
    }
    EXPECT_EQ(Json::parse(noyes({"enumerate", "1A9BF0C", "--json"}).out)["states"], 25'955);
}

TEST(EnumerateLevel, shows_the_farthest) {
    const TemporaryFile file(corridor);
    const Outcome outcome = noyes({"enumerate", file.path(), "--metric", "steps"});
    EXPECT_EQ(outcome.exit, 0);
    EXPECT_THAT(outcome.out, StartsWith("corridor\n\nA..\n"));
    EXPECT_THAT(outcome.out, HasSubstr("\nstates      3\nfarthest    2 steps, 1 state\n"));
    EXPECT_THAT(outcome.out, HasSubstr("\n1 of 1 state at 2 steps\n\n..A\n"));
}

TEST(EnumerateLevel, refuses_what_is_for_tile_boards) {
    EXPECT_EQ(noyes({"enumerate", "--level", "hrd-01", "--goal", "snail"}).err,
              "noyes: --goal is for tile boards, and this is a sliding-block level\n");
    EXPECT_EQ(noyes({"enumerate", "3x3", "--metric", "steps"}).exit, 2);
    const Outcome limited = noyes({"enumerate", "--level", "hrd-01", "--node-limit", "1000"});
    EXPECT_EQ(limited.exit, 3);
    EXPECT_THAT(limited.out, HasSubstr("\nincomplete  the node limit was reached"));
}

}  // namespace
}  // namespace noyes::test
