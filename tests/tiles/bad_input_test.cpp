// The files of tests/parsing, each with what must be said of it. tests/parsing/run shows the same
// files to people, through the program.
#include <noyes/tiles/solvability.hpp>
#include <noyes/tiles/text.hpp>

#include "boards.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <sstream>
#include <string>

namespace noyes::tiles {
namespace {

const std::filesystem::path folder = NOYES_SOURCE "/tests/parsing";

// A row of expected.tsv; code, line and column are "-" for a good file.
struct Case {
    std::string file, status, code, line, column;
};

std::vector<Case> all_cases() {
    std::vector<Case> cases;
    std::ifstream table(folder / "expected.tsv");
    for (std::string line; std::getline(table, line);) {
        if (line.starts_with('#')) continue;
        Case& row = cases.emplace_back();
        std::istringstream fields(line);
        fields >> row.file >> row.status >> row.code >> row.line >> row.column;
    }
    return cases;
}

std::string content_of(const std::string& file) {
    std::ifstream stream(folder / "cases" / file, std::ios::binary);
    EXPECT_TRUE(stream) << file;
    return {std::istreambuf_iterator<char>(stream), {}};
}

Case outcome(const std::string& file) {
    const Expected<Board> board = parse_board(content_of(file));
    if (!board) {
        const Error& error = board.error();
        return {file, "2", std::string(error.code), std::to_string(error.line),
                std::to_string(error.column)};
    }
    const Board goal = goal_of("blank-last", board->extent());
    return {file, solvability(*board, goal).solvable ? "0" : "1", "-", "-", "-"};
}

std::string shown(const Case& row) {
    return row.file + ' ' + row.status + ' ' + row.code + ' ' + row.line + ' ' + row.column;
}

// Levels of sliding blocks are left to their own reader, whose codes the table then has.
TEST(BadInput, is_answered_with_the_code_and_place_of_the_table) {
    for (const Case& expected : all_cases()) {
        const Case found = outcome(expected.file);
        const bool is_level = expected.code.starts_with("level-");
        EXPECT_EQ(is_level ? found.code : shown(found), is_level ? "block-level" : shown(expected));
    }
}

TEST(BadInput, has_at_least_sixty_files) {
    EXPECT_GE(std::ranges::count(all_cases(), "2", &Case::status), 60);
}

}  // namespace
}  // namespace noyes::tiles
