// noyes check and noyes verify for sliding blocks.
#include "program.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace noyes::test {
namespace {

using testing::HasSubstr;
using Json = nlohmann::json;

constexpr const char* corridor = "grid:\nA..\nend\ngoal: A 0 2\n";

TEST(CheckLevel, tells_pieces_and_size_and_what_the_heuristics_say) {
    const Outcome outcome = noyes({"check", "--level", "hrd-01"});
    EXPECT_EQ(outcome.exit, 0);
    EXPECT_THAT(outcome.out, HasSubstr("\nwell formed: 5x4, 10 pieces of 4 kinds, 2 empty cells\n"
                                       "goal: A in row 4, column 2\n"));
    const Json record = Json::parse(noyes({"check", "--json", "--metric", "steps"}, corridor).out);
    EXPECT_EQ(record["status"], "well-formed");
    EXPECT_EQ(record["pieces"], 1);
    EXPECT_EQ(record["empty_cells"], 2);
    EXPECT_EQ(record["heuristics"]["target-distance"], 2);
}

TEST(CheckLevel, sees_walls_before_a_goal) {
    const Outcome outcome = noyes({"check"}, "grid:\nA#.\nend\ngoal: A 0 2\n");
    EXPECT_EQ(outcome.exit, 1);
    EXPECT_THAT(outcome.out, HasSubstr("\nno solution: walls keep A from its goal\n"));
}

TEST(CheckLevel, refuses_a_goal_and_a_bad_level) {
    EXPECT_EQ(noyes({"check", "--level", "hrd-01", "--goal", "snail"}).exit, 2);
    EXPECT_EQ(noyes({"check", "120483765", "--metric", "steps"}).exit, 2);
    const Json error = Json::parse(noyes({"check", "--json"}, "grid:\nA.\n").out)["error"];
    EXPECT_EQ(error["code"], "level-missing-end");
}

TEST(VerifyLevel, replays_moves) {
    const TemporaryFile level(corridor);
    const Outcome right = noyes({"verify", level.path(), "A:RR"});
    EXPECT_EQ(right.exit, 0);
    EXPECT_EQ(right.out, "valid: 1 move to the goal\n");
    const Outcome short_of_it = noyes({"verify", level.path(), "A:R", "--metric", "steps"});
    EXPECT_EQ(short_of_it.exit, 1);
    EXPECT_EQ(short_of_it.out,
              "wrong: 1 step played, but the goal is not reached\nthey end here:\n.A.\n");
    const Outcome two_at_once = noyes({"verify", level.path(), "A:RR", "--metric", "steps"});
    EXPECT_EQ(two_at_once.exit, 1);
    EXPECT_THAT(two_at_once.out, HasSubstr("the level before it:\nA..\n"));
    const Outcome unknown = noyes({"verify", level.path(), "A:R B:R"});
    EXPECT_EQ(unknown.exit, 2);
    EXPECT_EQ(unknown.err, "moves:1:5: there is no piece B\n");
}

TEST(VerifyLevel, takes_what_solve_wrote) {
    for (const char* metric : {"moves", "straight", "steps"}) {
        const std::string flags = std::string(" --level hrd-01 --metric ") + metric;
        EXPECT_EQ(shell("$noyes solve" + flags + " --format moves | $noyes verify - " + flags).exit,
                  0);
        EXPECT_EQ(shell("$noyes solve" + flags + " --json | $noyes verify -").exit, 0);
    }
    EXPECT_EQ(shell("$noyes solve --level hrd-34 --json | $noyes verify -").exit, 0);
}

TEST(VerifyLevel, holds_a_record_to_its_word) {
    Json record = Json::parse(noyes({"solve", "--json"}, corridor).out);
    record["length"] = 2;
    EXPECT_EQ(noyes({"verify", "-"}, record.dump()).exit, 1);
    record["length"] = 1;
    record["moves"] = Json::array({"A:R"});
    EXPECT_EQ(noyes({"verify", "-"}, record.dump()).exit, 1);
    record["moves"] = "A:RR";
    EXPECT_EQ(noyes({"verify", "-"}, record.dump()).exit, 2);
    record["record"] = "grid:";
    EXPECT_EQ(noyes({"verify", "-"}, record.dump()).exit, 2);
}

}  // namespace
}  // namespace noyes::test
