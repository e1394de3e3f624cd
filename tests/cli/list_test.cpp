// noyes list as people read it.
#include "program.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <sstream>

namespace noyes::test {
namespace {

// Names in Chinese have three bytes and two columns a character.
std::size_t columns(const std::string& line) {
    std::size_t sum = line.size();
    for (const char byte : line) sum -= static_cast<unsigned char>(byte) >= 0xE3U ? 1 : 0;
    return sum;
}

std::size_t longest_line(const std::string& text) {
    std::istringstream lines(text);
    std::size_t longest = 0;
    for (std::string line; std::getline(lines, line);) longest = std::max(longest, columns(line));
    return longest;
}

TEST(ListText, fits_80_columns_where_there_is_no_terminal) {
    const std::string text = noyes({"list"}).out;
    EXPECT_LE(longest_line(text), 80U);
    EXPECT_GT(longest_line(text), 70U);
}

TEST(ListText, shows_one_algorithm_with_its_lines) {
    const std::string text = noyes({"list", "algorithms", "astar"}).out;
    EXPECT_THAT(text, testing::StartsWith("  astar "));
    EXPECT_THAT(text, testing::HasSubstr("\n    while open is not empty:\n"));
    EXPECT_THAT(text, testing::Not(testing::HasSubstr("greedy")));
    EXPECT_EQ(noyes({"list", "algorithms", "mm"}).out.substr(0, 15), "  bidirectional");
    const Outcome unknown = noyes({"list", "algorithms", "asta"});
    EXPECT_EQ(unknown.exit, 2);
    EXPECT_THAT(unknown.err, testing::HasSubstr("astar"));
}

TEST(ListText, fits_the_terminal) {
    const Outcome outcome = shell(
        "script -qec \"stty rows 24 cols 60; $noyes list\" /dev/null </dev/null | tr -d '\\r'");
    EXPECT_LE(longest_line(outcome.out), 60U);
    EXPECT_GT(longest_line(outcome.out), 50U);
}

TEST(ListText, continues_an_entry_under_its_explanation) {
    std::istringstream lines(noyes({"list", "algorithms"}).out);
    std::string line;
    std::getline(lines, line);  // the heading
    const std::string indent(22, ' ');
    while (std::getline(lines, line)) {
        ASSERT_GT(line.size(), indent.size());
        EXPECT_NE(line[indent.size()], ' ') << line;
        if (line[2] != ' ') continue;  // a new entry
        EXPECT_EQ(line.substr(0, indent.size()), indent);
    }
}

}  // namespace
}  // namespace noyes::test
