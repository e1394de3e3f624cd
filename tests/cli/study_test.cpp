// The five boards of an earlier 8-puzzle study, by everything that promises the optimum.
#include "program.hpp"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace noyes::test {
namespace {

using Json = nlohmann::json;

TEST(StudyBoards, have_their_known_lengths_by_every_optimal_algorithm_and_admissible_heuristic) {
    const std::vector<std::pair<std::string, int>> boards{{"120483765", 6},
                                                          {"208135467", 15},
                                                          {"704851632", 19},
                                                          {"536407182", 22},
                                                          {"638541720", 28}};
    const Json list = Json::parse(noyes({"list", "--json"}).out);
    int pairs = 0;
    for (const Json& algorithm : list["algorithms"]) {
        for (const Json& heuristic : list["heuristics"]) {
            if (!algorithm["finds_optimum"] || !heuristic["admissible"]) continue;
            if (algorithm["puzzles"][0] != "tiles" || heuristic["puzzles"][0] != "tiles") continue;
            ++pairs;
            for (const auto& [board, length] : boards) {
                const Outcome outcome =
                    noyes({"solve", board, "--json", "--algorithm", algorithm["name"],
                           "--heuristic", heuristic["name"]});
                const Json record = Json::parse(outcome.out);
                EXPECT_EQ(outcome.exit, 0);
                EXPECT_EQ(record["length"], length) << algorithm["name"] << heuristic["name"];
                EXPECT_EQ(record["status"], "optimal");
            }
        }
    }
    EXPECT_GE(pairs, 9);  // three algorithms, three heuristics from the first day
}

TEST(StudyBoards, the_worked_example_of_blank_first_has_26_moves_and_distance_18) {
    const char* board = "7 2 4 / 5 0 6 / 8 3 1";
    const Json solved = Json::parse(noyes({"solve", board, "--goal", "blank-first", "--json"}).out);
    EXPECT_EQ(solved["length"], 26);
    const Json checked =
        Json::parse(noyes({"check", board, "--goal", "blank-first", "--json"}).out);
    EXPECT_EQ(checked["heuristics"]["manhattan"], 18);
}

}  // namespace
}  // namespace noyes::test
