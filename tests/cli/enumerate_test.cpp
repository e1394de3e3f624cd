#include <noyes/tiles/text.hpp>

#include "program.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <numeric>

namespace noyes::test {
namespace {

using namespace std::chrono_literals;
using testing::HasSubstr;
using testing::Not;
using testing::StartsWith;
using Json = nlohmann::json;

TEST(EnumerateCommand, shows_the_12_boards_of_2x2) {
    const Outcome outcome = noyes({"enumerate", "2x2"});
    EXPECT_EQ(outcome.exit, 0);
    EXPECT_EQ(outcome.err, "");
    EXPECT_THAT(outcome.out, StartsWith("moves from the boards of 2x2 to blank-last\n"));
    EXPECT_THAT(outcome.out, HasSubstr("\nboards      12\n"));
    EXPECT_THAT(outcome.out, HasSubstr("\nfarthest    6 moves, 1 board\n"));
    EXPECT_THAT(outcome.out, HasSubstr("\nmean        3.0000 moves\n"));
    EXPECT_THAT(outcome.out, HasSubstr("\n1 of 1 board at 6 moves\n\n0 3\n2 1\n"));
}

TEST(EnumerateCommand, json_has_the_published_numbers_of_the_8_puzzle) {
    const Outcome outcome = noyes({"enumerate", "3", "--json", "--farthest", "5"});
    EXPECT_EQ(outcome.exit, 0);
    const Json record = Json::parse(outcome.out);
    EXPECT_EQ(record["status"], "done");
    EXPECT_EQ(record["boards"], 181'440);
    EXPECT_EQ(record["farthest"], 31);
    EXPECT_EQ(record["boards_at"].back(), 2);
    EXPECT_EQ(record["boards_at"].size(), 32u);
    EXPECT_NEAR(record["mean"].get<double>(), 21.97, 0.005);
    ASSERT_EQ(record["farthest_boards"].size(), 2u);
    for (const Json& tiles : record["farthest_boards"]) {
        const Outcome solved = noyes({"solve", "--json"}, Json{{"tiles", tiles}}.dump());
        EXPECT_EQ(Json::parse(solved.out)["length"], 31);
    }
}

TEST(EnumerateCommand, takes_goals_and_threads) {
    for (const char* threads : {"1", "3"}) {
        const Json record = Json::parse(
            noyes({"enumerate", "3x3", "--goal", "snail", "--threads", threads, "--json"}).out);
        EXPECT_EQ(record["goal"], "snail");
        EXPECT_EQ(record["farthest"], 30);
        EXPECT_EQ(record["boards_at"].back(), 148);
        EXPECT_EQ(record["threads"], std::stoi(threads));
    }
}

TEST(EnumerateCommand, says_beforehand_how_much_memory_is_missing) {
    const Outcome large = noyes({"enumerate", "4x4", "--memory-limit", "1G"});
    EXPECT_EQ(large.exit, 4);
    EXPECT_THAT(large.err, HasSubstr("all boards of 4x4 take 1.3 TB of memory, and 1.0 GB are"));
    EXPECT_EQ(large.out, "");
    const Outcome huge = noyes({"enumerate", "1000"});
    EXPECT_EQ(huge.exit, 4);
    EXPECT_THAT(huge.err, HasSubstr("all boards of 1000x1000 take more memory than there is"));
    EXPECT_EQ(
        Json::parse(
            noyes({"enumerate", "4x4", "--json", "--memory-limit", "1M"}).out)["error"]["code"],
        "enumeration-too-large");
}

void expect_first_distances(const Json& record) {
    ASSERT_GE(record["boards_at"].size(), 1u);
    EXPECT_EQ(record["boards_at"][0], 1);
    const auto counts = record["boards_at"].get<std::vector<std::uint64_t>>();
    EXPECT_EQ(record["boards"], std::accumulate(counts.begin(), counts.end(), std::uint64_t{0}));
    EXPECT_LT(record["boards"], 239'500'800);
}

TEST(EnumerateCommand, a_time_limit_leaves_what_was_found) {
    const Outcome outcome = noyes({"enumerate", "3x4", "--time-limit", "300ms", "--json"});
    EXPECT_EQ(outcome.exit, 3);
    const Json record = Json::parse(outcome.out);
    EXPECT_EQ(record["status"], "limit");
    EXPECT_EQ(record["halt"], "time_limit");
    expect_first_distances(record);
    EXPECT_LT(record["seconds"], 5);
    const Outcome text = noyes({"enumerate", "3x4", "--time-limit", "300ms"});
    EXPECT_THAT(text.out, HasSubstr("incomplete  the time limit was reached; "));
    EXPECT_THAT(text.out, HasSubstr("of 239,500,800 boards seen\n"));
    EXPECT_THAT(text.out, HasSubstr("farthest    at least "));
}

TEST(EnumerateCommand, ctrl_c_leaves_what_was_found) {
    const Outcome outcome =
        run({.arguments = {"enumerate", "3x4", "--json"}, .signal_after = 400ms});
    EXPECT_EQ(outcome.exit, 130);
    EXPECT_LT(outcome.after_signal, 3s);
    const Json record = Json::parse(outcome.out);
    EXPECT_EQ(record["status"], "stopped");
    expect_first_distances(record);
}

TEST(EnumerateCommand, shows_progress_on_a_terminal_and_nothing_elsewhere) {
    const Outcome terminal =
        run({.arguments = {"enumerate", "3x4", "--time-limit", "700ms"}, .terminal = true});
    EXPECT_THAT(terminal.out, HasSubstr(" of 239,500,800 boards"));
    EXPECT_THAT(terminal.out, HasSubstr(" s   distance "));
    EXPECT_EQ(noyes({"enumerate", "3x4", "--time-limit", "300ms"}).err, "");
}

TEST(EnumerateCommand, bad_command_lines_name_what_is_wrong) {
    EXPECT_THAT(noyes({"enumerate"}).err, HasSubstr("size is required"));
    EXPECT_THAT(noyes({"enumerate", "3y3"}).err, HasSubstr("'3y3' is not a size"));
    EXPECT_THAT(noyes({"enumerate", "3", "--farthest", "5000"}).err,
                HasSubstr("--farthest: 5000 is out of range; 0 to 1000 are possible"));
    EXPECT_THAT(noyes({"enumerate", "3", "--farthest", "0"}).out, Not(HasSubstr("at 31 moves")));
    for (const char* bad : {"3y3", "1x3", "1001"}) EXPECT_EQ(noyes({"enumerate", bad}).exit, 2);
}

}  // namespace
}  // namespace noyes::test
