#include <noyes/base/random.hpp>
#include <noyes/tiles/shuffle.hpp>
#include <noyes/tiles/text.hpp>

#include "boards.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>

namespace noyes::tiles {
namespace {

// Of either parity.
Board any_board(std::uint32_t most_side) {
    const auto sides = rc::gen::inRange<std::uint32_t>(2, most_side + 1);
    const Extent extent{*sides, *sides};
    Random random(*rc::gen::arbitrary<std::uint64_t>());
    const auto goals = named_goals();
    return random_board(goals[random.below(goals.size())].board(extent), random);
}

void expect_reads(const std::string& text, const Board& board) {
    const auto read = parse_board(text);
    RC_ASSERT(read.has_value());
    RC_ASSERT(*read == board);
}

std::string sized(const Board& board, std::string_view between) {
    return std::to_string(board.extent().rows) + std::string(between) +
           std::to_string(board.extent().columns) + "\n";
}

std::string replaced(std::string text, char from, std::string_view to) {
    std::string other;
    for (const char c : text) other += c == from ? std::string(to) : std::string(1, c);
    return other;
}

std::string with_commas(const Board& board) {
    std::string text;
    for (Cell cell = 0; cell < board.extent().cells(); ++cell) {
        text += std::to_string(board.tile(cell)) + ", ";
        if (board.extent().column(cell) + 1 == board.extent().columns) text += "\n";
    }
    return text;
}

RC_GTEST_PROP(RoundTrip, holds_for_rows_lines_and_json_of_every_shape, ()) {
    const Board board = any_board(12);
    expect_reads(to_rows(board), board);
    expect_reads(to_line(board), board);
    expect_reads(to_json(board), board);
}

RC_GTEST_PROP(RoundTrip, holds_with_a_size_commas_and_windows_line_ends, ()) {
    const Board board = any_board(12);
    expect_reads(sized(board, " ") + to_rows(board), board);
    expect_reads(sized(board, ",") + to_line(board), board);
    expect_reads("\xEF\xBB\xBF" + replaced(sized(board, "\t") + to_rows(board), '\n', " # \r\n"),
                 board);
    expect_reads(with_commas(board), board);
}

RC_GTEST_PROP(RoundTrip, holds_for_words_and_letters_where_they_exist, ()) {
    const Board board = any_board(5);
    if (const auto word = to_word(board)) expect_reads(*word, board);
    if (const auto letters = to_letters(board)) expect_reads(*letters + "\n", board);
    RC_CLASSIFY(to_letters(board).has_value());
}

// n rows of two: the first row often promises as many numbers as follow.
RC_GTEST_PROP(RoundTrip, holds_for_narrow_boards_whose_first_row_may_look_like_a_size, ()) {
    const Extent extent{*rc::gen::inRange<std::uint32_t>(2, 9), 2};
    Random random(*rc::gen::arbitrary<std::uint64_t>());
    const Board board = random_board(goal_of("blank-last", extent), random);
    expect_reads(to_rows(board), board);
    expect_reads(to_line(board), board);
}

TEST(RoundTrip, holds_for_a_million_tiles) {
    Random random(5);
    const Board board = random_board(goal_of("snake", {1000, 1000}), random);
    for (const std::string& text : {to_rows(board), to_line(board), to_json(board)}) {
        const auto read = parse_board(text);
        ASSERT_TRUE(read);
        EXPECT_TRUE(*read == board);
    }
}

}  // namespace
}  // namespace noyes::tiles
