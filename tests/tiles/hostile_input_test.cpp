// Input that was not written by a friend: it must be refused soon, and nothing may break.
#include <noyes/tiles/codes.hpp>
#include <noyes/tiles/text.hpp>

#include <gtest/gtest.h>

#include <string>

namespace noyes::tiles {
namespace {

constexpr std::size_t many = 20'000'000;

std::string repeated(std::string_view piece, std::size_t bytes) {
    std::string text;
    while (text.size() < bytes) text += piece;
    return text;
}

Code refusal(std::string_view text) {
    const auto board = parse_board(text);
    return board ? "none" : board.error().code;
}

TEST(HostileInput, is_refused_when_there_are_too_many_numbers) {
    const auto board = parse_board(repeated("7 ", many));
    ASSERT_FALSE(board);
    EXPECT_EQ(board.error().code, code::too_many_numbers);
    // A size of two numbers and a million tiles would be the most; each takes two columns.
    EXPECT_EQ(board.error().column, 2u * 1'000'002 + 1);
    EXPECT_EQ(refusal(repeated("7\n", many)), code::too_many_numbers);
    EXPECT_EQ(refusal("{\"tiles\":[" + repeated("7,", many)), code::too_many_numbers);
}

TEST(HostileInput, is_quoted_shortly) {
    const auto board = parse_board(repeated("junk", many));
    ASSERT_FALSE(board);
    EXPECT_EQ(board.error().code, code::not_a_number);
    EXPECT_LT(board.error().text.size(), 50u);
    EXPECT_EQ(refusal(repeated("9", many)), code::word_length);
    EXPECT_EQ(refusal(repeated("9", many) + " 1"), code::not_square);
    EXPECT_EQ(refusal(repeated(std::string_view("\0", 1), many)), code::not_text);
}

TEST(HostileInput, may_be_empty_in_many_ways) {
    EXPECT_EQ(refusal(repeated("\n", many)), code::empty_input);
    EXPECT_EQ(refusal(repeated("# nothing\r", many)), code::empty_input);
}

TEST(HostileInput, may_be_nested_deeply) {
    EXPECT_EQ(refusal("{\"a\":" + repeated("[", many)), code::json_too_deep);
    EXPECT_EQ(refusal(repeated("{\"a\":", many)), code::json_too_deep);
    EXPECT_EQ(refusal("{\"a\":\"" + repeated("\\u0041", many)), code::json_ends);
}

TEST(HostileInput, may_promise_sizes_that_overflow) {
    for (const char* size : {"65536 65536", "4294967296", "18446744073709551616", "4294967297 1",
                             "2147483648 2", "99999999999999999999999999 2"}) {
        const auto board = parse_board(std::string(size) + "\n0 1\n2 3\n");
        EXPECT_FALSE(board) << size;
    }
    EXPECT_EQ(refusal("65536\n0 1\n2 3\n"), code::size_out_of_range);
    EXPECT_EQ(refusal(R"({"rows":65536,"cols":65536,"tiles":[]})"), code::size_out_of_range);
    EXPECT_EQ(refusal(R"({"rows":4294967298,"cols":2,"tiles":[0,1,2,3]})"),
              code::size_out_of_range);
}

}  // namespace
}  // namespace noyes::tiles
