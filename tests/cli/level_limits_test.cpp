// Limits and Ctrl-C on a level that nobody has searched to its end.
#include <noyes/base/random.hpp>
#include <noyes/blocks/text.hpp>
#include <noyes/data/data.hpp>

#include "program.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace noyes::test {
namespace {

using namespace std::chrono_literals;
using testing::HasSubstr;
using Json = nlohmann::json;

constexpr const char* huge = "gnome-sunshine";

TEST(LevelLimits, ctrl_c_ends_solve_with_130_and_the_proven_bound) {
    const Outcome outcome = run({.arguments = {"solve", "--level", huge}, .signal_after = 300ms});
    EXPECT_EQ(outcome.exit, 130);
    EXPECT_LT(outcome.after_signal, 500ms);
    EXPECT_THAT(outcome.out, HasSubstr("the search was stopped; none has fewer than "));
}

TEST(LevelLimits, ctrl_c_ends_enumerate_with_130_and_the_complete_distances) {
    const Outcome outcome =
        run({.arguments = {"enumerate", "--level", huge, "--json"}, .signal_after = 300ms});
    EXPECT_EQ(outcome.exit, 130);
    EXPECT_LT(outcome.after_signal, 500ms);
    EXPECT_EQ(Json::parse(outcome.out)["halt"], "stopped");
    EXPECT_GE(Json::parse(outcome.out)["states_at"].size(), 2u);
}

TEST(LevelLimits, sigterm_stops_as_a_limit_does) {
    for (const char* command : {"solve", "enumerate"}) {
        const Outcome outcome = run({.arguments = {command, "--level", huge, "--json"},
                                     .signal_after = 300ms,
                                     .signal = SIGTERM});
        EXPECT_EQ(outcome.exit, 3) << command;
        EXPECT_EQ(Json::parse(outcome.out)["halt"], "stopped") << command;
    }
}

TEST(LevelLimits, a_time_limit_holds_within_half_a_second) {
    for (const char* command : {"solve", "enumerate"}) {
        const Outcome outcome =
            noyes({command, "--level", huge, "--time-limit", "200ms", "--json"});
        EXPECT_EQ(outcome.exit, 3) << command;
        EXPECT_EQ(Json::parse(outcome.out)["halt"], "time_limit") << command;
        EXPECT_LT(Json::parse(outcome.out)["seconds"], 0.7) << command;
    }
}

// The sanitizers' own memory is not the program's, so little is enough there. The first moves are
// no solution: a bound of 1 is no news.
TEST(LevelLimits, a_memory_limit_holds_within_a_tenth) {
#ifdef NOYES_SANITIZED
    const std::string memory = "16M";
#else
    const std::string memory = "128M";
#endif
    for (const std::string work : {"solve --optimal", "enumerate"}) {
        const Outcome outcome =
            shell("exec $noyes " + work + " --json --level " + huge + " --memory-limit " + memory);
        EXPECT_EQ(outcome.exit, 3) << work;
        const Json record = Json::parse(outcome.out);
        EXPECT_EQ(record["halt"], "memory_limit") << work;
        EXPECT_GT(record[work == "enumerate" ? "farthest" : "lower_bound"], 1) << work;
#ifndef NOYES_SANITIZED  // which keep more memory than the program asks for
        EXPECT_LE(outcome.peak_bytes, 128u * 1024 * 1024 * 11 / 10) << work;
#endif
    }
}

TEST(LevelLimits, a_memory_limit_ends_the_search_for_any_solution_too) {
    const Outcome outcome =
        noyes({"solve", "--level", huge, "--memory-limit", "4M", "--time-limit", "600s", "--json"});
    EXPECT_EQ(outcome.exit, 3);
    const Json record = Json::parse(outcome.out);
    EXPECT_EQ(record["algorithm"], "novelty");
    EXPECT_EQ(record["halt"], "memory_limit");
    EXPECT_GT(record["lower_bound"], 1);
}

// Bytes changed or lost at random; the library reads a thousand of them, the program some.
TEST(LevelLimits, damaged_levels_are_solved_or_refused) {
    Random random(5);
    const std::string whole = blocks::to_text(*blocks::parse_level(data::block_levels(), "hrd-03"));
    for (int i = 0; i < 40; ++i) {
        std::string text = whole;
        for (std::uint64_t damage = 1 + random.below(3); damage > 0; --damage) {
            const std::size_t at = random.below(text.size());
            if (damage % 2 == 0) text.erase(at, 1 + random.below(5));
            else text[at] = static_cast<char>(random.below(256));
        }
        const Outcome outcome = noyes({"solve", "-", "--json", "--node-limit", "1e5"}, text);
        EXPECT_GE(outcome.exit, 0) << text;
        EXPECT_LE(outcome.exit, 3) << text;
        EXPECT_EQ(Json::parse(outcome.out)["schema"], 1) << text;
    }
}

}  // namespace
}  // namespace noyes::test
