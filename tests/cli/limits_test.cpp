// Limits, Ctrl-C and progress on a board that takes long.
#include "program.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace noyes::test {
namespace {

using namespace std::chrono_literals;
using testing::HasSubstr;
using Json = nlohmann::json;

std::vector<std::string> hard(std::vector<std::string> more) {
    std::vector<std::string> arguments{"solve",       korf_88,     "--goal",     "blank-first",
                                       "--heuristic", "manhattan", "--algorithm"};
    arguments.insert(arguments.end(), more.begin(), more.end());
    return arguments;
}

TEST(Limits, a_time_limit_exits_with_3_and_the_proven_bound) {
    const Outcome outcome = noyes(hard({"ida", "--time-limit", "200ms", "--json"}));
    EXPECT_EQ(outcome.exit, 3);
    const Json record = Json::parse(outcome.out);
    EXPECT_EQ(record["status"], "limit");
    EXPECT_EQ(record["halt"], "time_limit");
    EXPECT_GE(record["lower_bound"], 43);  // its Manhattan distance
    EXPECT_LT(record["seconds"], 0.7);
    EXPECT_TRUE(record["length"].is_null());
}

TEST(Limits, a_node_limit_is_kept_to_the_node) {
    const Outcome outcome = noyes(hard({"ida", "--node-limit", "1e5", "--json"}));
    EXPECT_EQ(outcome.exit, 3);
    const Json record = Json::parse(outcome.out);
    EXPECT_EQ(record["halt"], "node_limit");
    EXPECT_LE(record["generated"], 100'100);
}

TEST(Limits, text_says_which_limit_and_what_is_proven) {
    const Outcome outcome = noyes(hard({"ida", "--node-limit", "100k"}));
    EXPECT_EQ(outcome.exit, 3);
    EXPECT_THAT(outcome.out, HasSubstr("no solution found: the node limit was reached; none has "
                                       "fewer than "));
}

TEST(Limits, a_memory_limit_holds_within_a_tenth) {
    const Outcome outcome = noyes(hard({"astar", "--memory-limit", "256M", "--json"}));
    EXPECT_EQ(outcome.exit, 3);
    EXPECT_EQ(Json::parse(outcome.out)["halt"], "memory_limit");
#ifndef NOYES_SANITIZED  // which keep more memory than the program asks for
    EXPECT_LE(outcome.peak_bytes, 256u * 1024 * 1024 * 11 / 10);
#endif
}

TEST(Limits, a_solution_without_a_proof_says_what_a_proof_would_need) {
    const std::string board = noyes({"generate", "5x5", "--seed", "3", "--format", "line"}).out;
    const std::vector<std::string> arguments{"solve", board, "--time-limit", "300ms"};
    EXPECT_THAT(noyes(arguments).err, HasSubstr("no proof within the limits; --optimal goes on"));
    std::vector<std::string> short_of_memory = arguments;
    short_of_memory.insert(short_of_memory.end(), {"--memory-limit", "100M"});
    EXPECT_THAT(noyes(short_of_memory).err, HasSubstr("pattern databases would help and take "));
    EXPECT_EQ(noyes({"solve", "120483765"}).err, "");
}

TEST(Interrupt, ctrl_c_tells_what_is_known_and_exits_with_130) {
    const Outcome outcome = run({.arguments = hard({"ida"}), .signal_after = 300ms});
    EXPECT_EQ(outcome.exit, 130);
    EXPECT_LT(outcome.after_signal, 500ms);
    EXPECT_THAT(outcome.out, HasSubstr("the search was stopped; none has fewer than "));
}

TEST(Interrupt, sigterm_stops_as_a_limit_does) {
    const Outcome outcome =
        run({.arguments = hard({"ida", "--json"}), .signal_after = 300ms, .signal = SIGTERM});
    EXPECT_EQ(outcome.exit, 3);
    EXPECT_EQ(Json::parse(outcome.out)["status"], "stopped");
}

TEST(Progress, is_shown_on_a_terminal_and_erased_at_the_end) {
    const Outcome outcome =
        run({.arguments = hard({"ida", "--time-limit", "500ms"}), .terminal = true});
    EXPECT_EQ(outcome.exit, 3);
    EXPECT_THAT(outcome.out, HasSubstr("\r\x1b[K0."));
    EXPECT_THAT(outcome.out, HasSubstr(" nodes/s\r\x1b[K"));
}

TEST(Progress, is_not_shown_where_nobody_looks) {
    EXPECT_EQ(noyes(hard({"ida", "--time-limit", "300ms"})).err, "");
}

TEST(Welcome, makes_the_same_board_from_the_same_seed_and_solves_it) {
    const Outcome first = noyes({"--seed", "1"});
    const Outcome again = noyes({"--seed", "1"});
    EXPECT_EQ(first.exit, 0);
    EXPECT_THAT(first.out, HasSubstr("noyes --seed 1)"));
    EXPECT_THAT(first.out, HasSubstr("yes, proven"));
    EXPECT_THAT(first.out, HasSubstr("noyes --help"));
    EXPECT_EQ(first.out.substr(0, first.out.find("seconds")),
              again.out.substr(0, again.out.find("seconds")));
}

}  // namespace
}  // namespace noyes::test
