// noyes solve --threads: the same answer sooner.
#include "program.hpp"

#include <gmock/gmock.h>
#include <nlohmann/json.hpp>

#include <string>

namespace noyes::test {

namespace {

using testing::HasSubstr;
using Json = nlohmann::json;

// Korf's board 28, for which 5,934,442 nodes are published, the root counted.
const std::string board = "13 14 6 12 / 4 5 1 0 / 9 3 10 2 / 15 11 8 7";

Outcome solve(const std::string& threads, const std::string& format) {
    return noyes({"solve", board, "--goal", "blank-first", "--algorithm", "ida", "--heuristic",
                  "manhattan", "--threads", threads, "--format", format});
}

TEST(ThreadsOfSolve, give_the_same_moves_and_the_published_count) {
    const Json one = Json::parse(solve("1", "json").out);
    const Json two = Json::parse(solve("2", "json").out);
    EXPECT_EQ(one["generated"], 5'934'442 - 1);
    for (const char* key : {"moves", "expanded", "generated", "undo_skipped", "status"})
        EXPECT_EQ(two[key], one[key]) << key;
    EXPECT_EQ(one["threads"], 1);
    EXPECT_EQ(two["threads"], 2);
    EXPECT_FALSE(one.contains("balance"));
    EXPECT_GE(two["balance"], 1);
    EXPECT_LE(two["balance"], 2);
}

TEST(ThreadsOfSolve, are_told_with_their_balance) {
    EXPECT_THAT(solve("2", "text").out, HasSubstr("threads            2; the busiest did 1."));
}

TEST(ThreadsOfSolve, are_at_least_one) {
    const Outcome outcome = solve("0", "text");
    EXPECT_EQ(outcome.exit, 2);
    EXPECT_THAT(outcome.err, HasSubstr("--threads: 0 is out"));
}

}  // namespace

}  // namespace noyes::test
