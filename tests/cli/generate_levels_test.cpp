// New sliding-block levels from the command line.
#include <noyes/blocks/text.hpp>

#include "program.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <set>
#include <sstream>

namespace noyes::test {
namespace {

using namespace std::chrono_literals;
using testing::HasSubstr;
using testing::MatchesRegex;
using testing::StartsWith;
using Json = nlohmann::json;

Cost length_of(const blocks::Level& level, blocks::Metric metric = blocks::Metric::moves) {
    return level.known[blocks::index(metric)]->length.value();
}

TEST(GenerateLevels, writes_a_record_with_its_length_and_the_command_that_makes_it_again) {
    const Outcome made = noyes({"generate", "--blocks", "--seed", "3"});
    EXPECT_EQ(made.exit, 0);
    EXPECT_EQ(made.err, "");
    const auto level = blocks::parse_level(made.out);
    ASSERT_TRUE(level);
    EXPECT_EQ(level->id, "seed-3-1");
    EXPECT_EQ(level->extent, (blocks::Extent{5, 4}));
    EXPECT_EQ(level->title, std::to_string(length_of(*level)) + " moves");
    EXPECT_GE(length_of(*level), 21);
    EXPECT_LE(length_of(*level), 50);
    EXPECT_EQ(level->source, "noyes generate --blocks 5x4 --difficulty medium --seed 3");
    const std::string command = level->source.substr(std::string("noyes").size());
    EXPECT_EQ(shell("$noyes" + command).out, made.out);
}

TEST(GenerateLevels, can_be_solved_and_verified_in_one_line_of_shell) {
    const auto level = blocks::parse_level(noyes({"gen", "--blocks", "--seed", "3"}).out);
    const std::string length = std::to_string(length_of(*level)) + " moves";
    EXPECT_THAT(shell("$noyes generate --blocks --seed 3 | $noyes solve").out,
                HasSubstr("\n" + length + "\n"));
    const Outcome verified =
        shell("$noyes generate --blocks --seed 3 | $noyes solve --json | $noyes verify -");
    EXPECT_EQ(verified.exit, 0);
    EXPECT_THAT(verified.out, StartsWith("line 1: valid: " + length));
}

TEST(GenerateLevels, is_as_far_as_wanted_in_each_metric) {
    for (const blocks::Metric metric : blocks::metrics) {
        const char* name = std::array{"moves", "straight", "steps"}[blocks::index(metric)];
        const Outcome made = noyes({"generate", "--blocks", "4x4", "--distance", "12..14",
                                    "--metric", name, "--seed", "8"});
        const auto level = blocks::parse_level(made.out);
        ASSERT_TRUE(level) << made.err;
        EXPECT_GE(length_of(*level, metric), 12);
        EXPECT_LE(length_of(*level, metric), 14);
        const Outcome solved = noyes({"solve", "--metric", name, "--json"}, made.out);
        EXPECT_EQ(Json::parse(solved.out)["length"], length_of(*level, metric));
    }
}

TEST(GenerateLevels, hard_is_harder_than_medium_and_that_than_easy) {
    Cost before = 0;
    for (const char* difficulty : {"easy", "medium", "hard"}) {
        const Outcome made =
            noyes({"generate", "--blocks", "--difficulty", difficulty, "--seed", "1"});
        const auto level = blocks::parse_level(made.out);
        ASSERT_TRUE(level) << made.err;
        EXPECT_GT(length_of(*level), before);
        before = length_of(*level);
    }
}

TEST(GenerateLevels, several_have_ids_and_begin_like_fewer) {
    const Outcome many =
        noyes({"generate", "--blocks", "4", "--count", "3", "--difficulty", "easy", "--seed", "5"});
    const auto levels = blocks::parse_levels(many.out);
    ASSERT_TRUE(levels) << many.out;
    ASSERT_EQ(levels->size(), 3u);
    EXPECT_EQ((*levels)[1].id, "seed-5-2");
    const Outcome two =
        noyes({"generate", "--blocks", "4", "--count", "2", "--difficulty", "easy", "--seed", "5"});
    EXPECT_THAT(many.out, StartsWith(two.out));
    EXPECT_THAT((*levels)[1].source, HasSubstr("--seed 5 --count 2"));
    EXPECT_THAT(noyes({"solve", "-", "--level", "seed-5-3"}, many.out).out,
                StartsWith("seed-5-3: "));
}

TEST(GenerateLevels, rush_hour_boards_have_a_word) {
    const Outcome words = noyes({"generate", "--rush", "--difficulty", "easy", "--format", "word",
                                 "--count", "2", "--seed", "2"});
    EXPECT_THAT(words.out, MatchesRegex("[A-Za-z.]{36}\n[A-Za-z.]{36}\n"));
    const Outcome records =
        noyes({"generate", "--rush", "--difficulty", "easy", "--count", "2", "--seed", "2"});
    const auto levels = blocks::parse_levels(records.out);
    ASSERT_TRUE(levels);
    std::istringstream stream(words.out);
    for (const blocks::Level& level : *levels) {
        std::string word;
        std::getline(stream, word);
        EXPECT_EQ(blocks::to_rush(level), word);
        const Outcome solved = noyes({"solve", word, "--json"});
        EXPECT_EQ(Json::parse(solved.out)["length"], length_of(level));
    }
}

TEST(GenerateLevels, json_is_a_line_that_has_the_record) {
    const Outcome made = noyes({"generate", "--blocks", "4x3", "--distance", "5..9", "--json",
                                "--seed", "18446744073709551615"});
    const Json record = Json::parse(made.out);
    EXPECT_EQ(record["schema"], 1);
    EXPECT_EQ(record["status"], "solvable");
    EXPECT_EQ(record["metric"], "moves");
    EXPECT_EQ(record["rows"], 4);
    EXPECT_EQ(record["cols"], 3);
    EXPECT_EQ(record["seed"], 18'446'744'073'709'551'615u);
    const auto level = blocks::parse_level(record["record"].get<std::string>());
    ASSERT_TRUE(level);
    EXPECT_EQ(record["distance"], length_of(*level));
}

TEST(GenerateLevels, tells_a_seed_that_makes_the_same_again) {
    const Outcome made = noyes({"generate", "--blocks", "4"});
    EXPECT_THAT(made.err, MatchesRegex("noyes: note: --seed [0-9]+ makes the same again\n"));
    const auto level = blocks::parse_level(made.out);
    ASSERT_TRUE(level);
    EXPECT_EQ(shell("$noyes" + level->source.substr(std::string("noyes").size())).out, made.out);
}

TEST(GenerateLevels, says_what_was_the_farthest_if_there_is_none) {
    const Outcome far = noyes(
        {"generate", "--blocks", "3", "--distance", "900", "--seed", "1", "--node-limit", "50000"});
    EXPECT_EQ(far.exit, 3);
    EXPECT_EQ(far.out, "");
    EXPECT_THAT(far.err, MatchesRegex("noyes: no level of 900 moves was found: the node limit was "
                                      "reached after [0-9,]+ arrangements; the farthest from its "
                                      "goal was [0-9]+ moves away\n"));
    const Outcome json = noyes({"generate", "--blocks", "3", "--distance", "900", "--seed", "1",
                                "--node-limit", "50000", "--json"});
    EXPECT_EQ(json.exit, 3);
    EXPECT_EQ(Json::parse(json.out)["status"], "limit");
    EXPECT_EQ(Json::parse(json.out)["halt"], "node_limit");
    EXPECT_GT(Json::parse(json.out)["farthest"], 0);
    const Outcome time = noyes(
        {"generate", "--blocks", "--distance", "900", "--seed", "1", "--time-limit", "200ms"});
    EXPECT_EQ(time.exit, 3);
    EXPECT_THAT(time.err, HasSubstr("the time limit was reached"));
    EXPECT_EQ(noyes({"gen", "--blocks", "--seed", "1", "--memory-limit", "1k"}).exit, 3);
}

TEST(GenerateLevels, ctrl_c_ends_it_with_130) {
    const Outcome outcome =
        run({.arguments = {"generate", "--blocks", "--distance", "900", "--seed", "1"},
             .signal_after = 300ms});
    EXPECT_EQ(outcome.exit, 130);
    EXPECT_LT(outcome.after_signal, 500ms);
    EXPECT_THAT(outcome.err, HasSubstr("the search was stopped"));
}

TEST(GenerateLevels, ends_when_nobody_reads_any_more) {
    const Outcome outcome =
        shell("$noyes generate --blocks 4 --difficulty easy --count 1e9 --seed 1 | head -1");
    EXPECT_EQ(outcome.exit, 0);
    EXPECT_EQ(outcome.out, "[level]\n");
}

TEST(GenerateLevels, bad_command_lines_name_what_is_wrong) {
    EXPECT_EQ(noyes({"generate", "--blocks", "2x9"}).err,
              "noyes: no levels of 2x9 can be made: at least 3 cells a side are possible, and 36 "
              "in all\n");
    EXPECT_EQ(noyes({"generate", "--rush", "3"}).err,
              "noyes: no levels of 3x3 can be made: 4 to 8 cells a side are possible\n");
    EXPECT_EQ(noyes({"generate", "--difficulty", "easy"}).err,
              "noyes: --difficulty is for sliding-block levels, and this is a tile board\n");
    EXPECT_EQ(noyes({"generate", "--blocks", "--walk", "9"}).err,
              "noyes: --walk is for tile boards, and this is a sliding-block level\n");
    EXPECT_THAT(noyes({"generate", "--blocks", "--difficulty", "esay"}).err,
                HasSubstr("did you mean easy?"));
    EXPECT_THAT(noyes({"generate", "--blocks", "--format", "rows"}).err,
                HasSubstr("--format: 'rows' is not known here"));
    EXPECT_THAT(noyes({"generate", "--blocks", "4", "--format", "word"}).err,
                HasSubstr("there is no 4x4 level in the form word"));
    EXPECT_THAT(noyes({"generate", "--blocks", "--distance", "9..3"}).err,
                HasSubstr("is not a distance"));
    EXPECT_THAT(noyes({"generate", "--blocks", "--distance", "9", "--difficulty", "easy"}).err,
                HasSubstr("--distance and --difficulty do not go together"));
    const std::vector<std::vector<std::string>> wrong{
        {"2x9"}, {"--goal", "snail"}, {"--unsolvable"}, {"-i", "3"}, {"--metric", "hops"}};
    for (std::vector<std::string> arguments : wrong) {
        arguments.insert(arguments.begin(), {"generate", "--blocks"});
        EXPECT_EQ(noyes(arguments).exit, 2) << arguments[2];
    }
}

}  // namespace
}  // namespace noyes::test
