// solve --algorithm layers tells which moves do what.
#include "program.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace noyes::test {
namespace {

using testing::AllOf;
using testing::AnyOf;
using testing::HasSubstr;
using testing::Not;
using Json = nlohmann::json;

constexpr const char* board = "15 2 12 11 / 14 13 9 5 / 1 3 8 7 / 0 6 10 4";

TEST(Stages, text_has_a_line_for_each) {
    const Outcome outcome = noyes({"solve", board, "--algorithm", "layers"});
    EXPECT_EQ(outcome.exit, 0);
    EXPECT_THAT(outcome.out,
                AllOf(HasSubstr("\nmoves for each stage\n"), HasSubstr("  row 1\n"),
                      HasSubstr("  the last two tiles of row 1\n"), HasSubstr("  the last 3x3\n")));
}

TEST(Stages, json_names_them_and_their_moves_make_the_length) {
    const Json record = Json::parse(noyes({"solve", board, "--algorithm", "layers", "--json"}).out);
    std::size_t moves = 0;
    for (const Json& stage : record["stages"]) moves += stage["moves"].get<std::size_t>();
    EXPECT_EQ(record["length"], moves);
    EXPECT_THAT(record["stages"].front()["name"], AnyOf("row 1", "column 1"));
    EXPECT_EQ(record["stages"].back()["name"], "the last 3x3");
}

TEST(Stages, are_not_there_if_quiet_or_if_another_algorithm_solved_it) {
    EXPECT_THAT(noyes({"solve", board, "--algorithm", "layers", "-q"}).out,
                Not(HasSubstr("stage")));
    const Outcome other = noyes({"solve", "123456708", "--algorithm", "astar", "--json"});
    EXPECT_FALSE(Json::parse(other.out).contains("stages"));
}

}  // namespace
}  // namespace noyes::test
