#include <noyes/tiles/text.hpp>

#include <noyes/tiles/codes.hpp>

#include "boards.hpp"

#include <gtest/gtest.h>

namespace noyes::tiles {
namespace {

const Board& one_to_eight() {
    static const Board board = board_of({3, 3}, {1, 2, 3, 4, 5, 6, 7, 8, 0});
    return board;
}

void expect_reads(std::string_view text, const Board& board) {
    const auto read = parse_board(text);
    ASSERT_TRUE(read) << text << "\n" << read.error().code;
    EXPECT_EQ(*read, board) << text;
}

TEST(ParseBoard, reads_rows_with_or_without_a_size) {
    expect_reads("1 2 3\n4 5 6\n7 8 0\n", one_to_eight());
    expect_reads("3\n1 2 3\n4 5 6\n7 8 0\n", one_to_eight());
    expect_reads("3 3\n1 2 3\n4 5 6\n7 8 0\n", one_to_eight());
    expect_reads("2 3\n1 2 3\n4 5 0", board_of({2, 3}, {1, 2, 3, 4, 5, 0}));
    expect_reads("1 2 3\n4 5 0", board_of({2, 3}, {1, 2, 3, 4, 5, 0}));
}

TEST(ParseBoard, reads_a_list_as_the_size_says) {
    expect_reads("3\n1 2 3 4 5 6 7 8 0", one_to_eight());
    expect_reads("2 3\n1,2,3,4,5,0", board_of({2, 3}, {1, 2, 3, 4, 5, 0}));
    expect_reads("3 2\n1\n2\n3\n4\n5\n0\n", board_of({3, 2}, {1, 2, 3, 4, 5, 0}));
}

TEST(ParseBoard, takes_a_square_for_a_list_without_rows) {
    expect_reads("1 2 3 4 5 6 7 8 0", one_to_eight());
    expect_reads("1,2,3,4,5,6,7,8,0", one_to_eight());
    expect_reads("3\n2\n1\n0\n", board_of({2, 2}, {3, 2, 1, 0}));
}

TEST(ParseBoard, reads_lines_with_slashes) {
    expect_reads("1 2 3 / 4 5 6 / 7 8 0", one_to_eight());
    expect_reads("1,2,3/4,5,6/7,8,0", one_to_eight());
    expect_reads("3 3\n1 2 3 /\n4 5 6 /\n7 8 0 /\n", one_to_eight());
}

TEST(ParseBoard, knows_four_signs_for_the_blank) {
    for (const char* blank : {"0", "_", ".", "x", "000"}) {
        expect_reads(std::string("1 2 3 / 4 5 6 / 7 8 ") + blank, one_to_eight());
    }
}

TEST(ParseBoard, tells_digits_hexadecimal_and_letters_apart) {
    expect_reads("123456780", one_to_eight());
    expect_reads("ABCDEFGH0", one_to_eight());
    expect_reads("abcdefgh0", one_to_eight());
    const Board fifteen = board_of({4, 4}, {1, 2, 7, 4, 3, 6, 10, 8, 5, 13, 11, 9, 12, 14, 15, 0});
    expect_reads("127436A85DB9CEF0", fifteen);
    expect_reads("127436a85db9cef0", fifteen);
    expect_reads("ABGDCFJHEMKILNO0", fifteen);
    expect_reads("0ABCDEFGHIJKLMNOPQRSTUVWX", goal_of("blank-first", {5, 5}));
    expect_reads("CAB0", board_of({2, 2}, {3, 1, 2, 0}));
}

TEST(ParseBoard, reads_json_and_skips_what_it_does_not_need) {
    expect_reads(R"({"rows":3,"cols":3,"tiles":[1,2,3,4,5,6,7,8,0]})", one_to_eight());
    expect_reads(R"({"tiles":[1,2,3,4,5,6,7,8,0]})", one_to_eight());
    expect_reads(R"(
        { "schema" : 1, "goal" : { "tiles" : [ [ ], { } ], "rows" : "x" }, "moves" : "UL\"\\\n",
          "t\u0069les" : [ 1, 2, 3, 4, 5, 0 ], "cols" : 3, "seconds" : -0.5e-3,
          "proven" : true, "halt" : null, "late" : false, "rows" : 2 }
    )",
                 board_of({2, 3}, {1, 2, 3, 4, 5, 0}));
}

TEST(ParseBoard, overlooks_comments_marks_and_foreign_line_ends) {
    expect_reads("\xEF\xBB\xBF# solvable\r\n3 # size\r\n1 2\t3\r\n\r\n4,5, 6#six\r\n7 8 _",
                 one_to_eight());
    expect_reads("1 2 3\r4 5 6\r7 8 0\r", one_to_eight());
    expect_reads("# a word\n  123456780  # here\n", one_to_eight());
}

// As sizes, "2 3" and "3 2" would promise the six numbers that follow.
TEST(ParseBoard, reads_a_row_that_looks_like_a_size_as_a_row_where_only_that_makes_a_board) {
    expect_reads("2 3\n1 4\n5 6\n7 0", board_of({4, 2}, {2, 3, 1, 4, 5, 6, 7, 0}));
    expect_reads("3 2\n1 4\n5 6\n7 0", board_of({4, 2}, {3, 2, 1, 4, 5, 6, 7, 0}));
    expect_reads("1 6\n2 3\n4 5\n7 0", board_of({4, 2}, {1, 6, 2, 3, 4, 5, 7, 0}));
}

TEST(ParseBoard, says_which_reading_of_the_first_line_was_taken) {
    const auto note = [](std::string_view text) { return parse_board(text).error().note; };
    EXPECT_EQ(note("3\n1 2 3\n4 5 6\n7 8 8"), code::first_line_is_size);
    EXPECT_EQ(note("3\n1 2 3\n4 5 6\n7 8"), code::first_line_is_size);
    EXPECT_EQ(note("3 3\n1 2 3\n4 5 6\n7 8"), code::first_line_is_size);
    EXPECT_EQ(note("3 2\n1 4\n5 6\n7 7"), code::first_line_is_size);
    EXPECT_EQ(note("3 2\n1 4\n5 6\n7 7\n8 0"), code::first_line_is_row);
    EXPECT_EQ(note("1 2 3\n4 5 6\n7 8 8"), "");
}

TEST(WriteBoard, right_aligns_rows) {
    EXPECT_EQ(to_rows(one_to_eight()), "1 2 3\n4 5 6\n7 8 0\n");
    EXPECT_EQ(to_rows(goal_of("blank-last", {3, 4})), " 1  2  3  4\n 5  6  7  8\n 9 10 11  0\n");
}

TEST(WriteBoard, has_five_forms) {
    EXPECT_EQ(to_line(one_to_eight()), "1 2 3 / 4 5 6 / 7 8 0");
    EXPECT_EQ(to_word(one_to_eight()), "123456780");
    EXPECT_EQ(to_word(goal_of("blank-last", {4, 4})), "123456789ABCDEF0");
    EXPECT_EQ(to_letters(one_to_eight()), "ABCDEFGH0");
    EXPECT_EQ(to_letters(goal_of("blank-first", {5, 5})), "0ABCDEFGHIJKLMNOPQRSTUVWX");
    EXPECT_EQ(to_json(goal_of("blank-last", {2, 3})),
              R"({"rows":2,"cols":3,"tiles":[1,2,3,4,5,0]})");
}

TEST(WriteBoard, has_no_word_where_no_word_fits) {
    EXPECT_EQ(to_word(goal_of("blank-last", {2, 2})), std::nullopt);
    EXPECT_EQ(to_word(goal_of("blank-last", {5, 5})), std::nullopt);
    EXPECT_EQ(to_letters(goal_of("blank-last", {3, 4})), std::nullopt);
    EXPECT_EQ(to_letters(goal_of("blank-last", {6, 6})), std::nullopt);
}

TEST(ParseExtent, reads_two_sides_or_one) {
    EXPECT_EQ(*parse_extent("3x4"), (Extent{3, 4}));
    EXPECT_EQ(*parse_extent("10X2"), (Extent{10, 2}));
    EXPECT_EQ(*parse_extent("4"), (Extent{4, 4}));
    EXPECT_EQ(*parse_extent("1000x1000"), (Extent{1000, 1000}));
    EXPECT_EQ(to_text(Extent{3, 4}), "3x4");
}

TEST(ParseExtent, refuses_what_is_no_size_or_too_small_or_too_large) {
    for (const char* text : {"", "x", "3x", "x3", "3x4x5", "-3x3", "3 x 4", "abc", "3.5"})
        EXPECT_EQ(parse_extent(text).error().code, code::not_an_extent) << text;
    for (const char* text : {"1x4", "0", "4x1001", "99999999999999999999"})
        EXPECT_EQ(parse_extent(text).error().code, code::size_out_of_range) << text;
}

}  // namespace
}  // namespace noyes::tiles
