#include <noyes/tiles/text/batch_line.hpp>

#include <noyes/base/lines.hpp>
#include <noyes/tiles/codes.hpp>
#include <noyes/tiles/shuffle.hpp>
#include <noyes/tiles/text.hpp>

#include "boards.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace noyes::tiles {
namespace {

Board easy() { return *parse_board("120483765"); }

TEST(BatchLine, is_a_board_in_any_form_that_fits_into_a_line) {
    for (const char* line : {"120483765", "1 2 0 / 4 8 3 / 7 6 5", "1,2,0,4,8,3,7,6,5",
                             "1 2 0 4 8 3 7 6 5", "AB0DHCGFE", "  1 2 _ / 4 8 3 / 7 6 5  # easy",
                             R"({"rows":3,"cols":3,"tiles":[1,2,0,4,8,3,7,6,5]})"}) {
        const auto read = parse_batch_line(line);
        ASSERT_TRUE(read) << line << ": " << read.error().code;
        EXPECT_EQ(read->board, easy()) << line;
        EXPECT_EQ(read->id, "") << line;
        EXPECT_EQ(read->length, std::nullopt) << line;
    }
}

TEST(BatchLine, may_have_an_id_and_a_length_before_any_of_these_forms) {
    for (const char* line :
         {"e-1 6 120483765", "e-1 6 1 2 0 / 4 8 3 / 7 6 5", "e-1,6,1,2,0,4,8,3,7,6,5",
          "e-1 6 1 2 0 4 8 3 7 6 5 | md=6 ida=7", "e-1 6 AB0DHCGFE", "e-1 6 14 120483765",
          "e-1 6 - 1 2 0 4 8 3 7 6 5", R"(e-1 6 {"tiles":[1,2,0,4,8,3,7,6,5],"by":"a|b"})"}) {
        const auto read = parse_batch_line(line);
        ASSERT_TRUE(read) << line << ": " << read.error().code;
        EXPECT_EQ(read->board, easy()) << line;
        EXPECT_EQ(read->id, "e-1") << line;
        EXPECT_EQ(read->length, 6u) << line;
    }
}

TEST(BatchLine, may_have_an_id_alone_or_a_length_that_is_not_known) {
    for (const char* line : {"7 120483765", "7 - 120483765", "7 1 2 0 / 4 8 3 / 7 6 5"}) {
        const auto read = parse_batch_line(line);
        ASSERT_TRUE(read) << line;
        EXPECT_EQ(read->id, "7") << line;
        EXPECT_EQ(read->length, std::nullopt) << line;
    }
}

TEST(BatchLine, reads_the_first_of_korfs_hundred) {
    const auto read =
        parse_batch_line("1 57 14 13 15 7 11 12 9 5 6 0 2 1 4 8 10 3 | md=41 ida=276361933");
    ASSERT_TRUE(read);
    EXPECT_EQ(read->board, *parse_board("14 13 15 7 11 12 9 5 6 0 2 1 4 8 10 3"));
    EXPECT_EQ(read->id, "1");
    EXPECT_EQ(read->length, 57u);
    EXPECT_EQ(read->other_length, std::nullopt);
    EXPECT_EQ(read->remarks, " md=41 ida=276361933");
}

TEST(BatchLine, reads_a_length_that_others_found) {
    const auto known = parse_batch_line("e-1 6 14 120483765");
    ASSERT_TRUE(known);
    EXPECT_EQ(known->length, 6u);
    EXPECT_EQ(known->other_length, 14u);
    EXPECT_EQ(known->remarks, "");
    const auto unknown = parse_batch_line("e-1 - 14 120483765");
    ASSERT_TRUE(unknown);
    EXPECT_EQ(unknown->length, std::nullopt);
    EXPECT_EQ(unknown->other_length, 14u);
}

TEST(BatchLine, takes_a_size_before_the_rows_for_a_size) {
    const auto read = parse_batch_line("2 3 / 1 2 3 / 4 5 0");
    ASSERT_TRUE(read);
    EXPECT_EQ(read->board.extent(), (Extent{2, 3}));
    EXPECT_EQ(read->id, "");
}

TEST(BatchLine, tells_the_line_and_the_column_of_what_is_wrong) {
    const auto twice = parse_batch_line("1 6 1 2 0 4 8 3 7 6 8", 12);
    ASSERT_FALSE(twice);
    EXPECT_EQ(twice.error().code, code::duplicate_tile);
    EXPECT_EQ(twice.error().line, 12u);
    EXPECT_EQ(twice.error().column, 21u);
    EXPECT_EQ(twice.error().numbers, (std::array<std::int64_t, 3>{8, 12, 13}));
    EXPECT_EQ(twice.error().note, code::columns_before_board);

    const auto length = parse_batch_line("a six 120483765", 3);
    ASSERT_FALSE(length);
    EXPECT_EQ(length.error().code, code::not_a_length);
    EXPECT_EQ(length.error().line, 3u);
    EXPECT_EQ(length.error().column, 3u);

    EXPECT_EQ(parse_batch_line("a 99999999999 120483765").error().code, code::not_a_length);
    EXPECT_EQ(parse_batch_line("| nothing before the bar").error().code, code::empty_input);
    EXPECT_EQ(parse_batch_line("1 2 3 4 5", 2).error().line, 2u);
    EXPECT_EQ(parse_batch_line("\x01\x02", 2).error().code, code::not_text);
}

TEST(BatchLine, of_white_space_or_a_comment_is_empty) {
    for (const char* line : {"", "  \t", "# 1 2 3", "  # x"}) EXPECT_TRUE(is_empty_line(line));
    for (const char* line : {"0", "  x", "|", "1 # x"}) EXPECT_FALSE(is_empty_line(line));
}

RC_GTEST_PROP(BatchLine, written_with_or_without_columns_reads_back, ()) {
    Random random(*rc::gen::arbitrary<std::uint64_t>());
    const auto sides = rc::gen::inRange(2u, 7u);
    const Board board = random_board(goal_of("snail", {*sides, *sides}), random);
    const auto length = *rc::gen::inRange(0u, 1000u);
    const std::string id = std::string("b").append(std::to_string(length));
    const auto plain = parse_batch_line(to_line(board));
    const auto whole = parse_batch_line(id + " " + std::to_string(length) + " " + to_line(board));
    RC_ASSERT(plain.has_value());
    RC_ASSERT(whole.has_value());
    RC_ASSERT(plain->board == board && plain->id.empty() && !plain->length);
    RC_ASSERT(whole->board == board && whole->id == id && whole->length == length);
}

TEST(Lines, end_as_unix_windows_and_old_macs_end_them) {
    std::string_view rest = "a\nb\r\n\rc\n\nd";
    for (const char* line : {"a", "b", "", "c", "", "d"}) EXPECT_EQ(take_line(rest), line);
    EXPECT_TRUE(rest.empty());
}

}  // namespace
}  // namespace noyes::tiles
