#include <noyes/base/words.hpp>

#include <gtest/gtest.h>

namespace noyes {
namespace {

constexpr std::string_view list =
    "# a comment = no key\n"
    "\n"
    "duplicate-tile = tile {0} stands twice (line {1}, column {2})\r\n"
    "  quoted=\t'{text}' is not a number  \n"
    "rows = there {0?is:are} {0} {0?row:rows}\n"
    "equal = a = b\n"
    "braces = {} {3} {0 {text {x} } {1?a} {0}\n"
    "not a key\n"
    "last = the first line is read as {text}";

TEST(Words, finds_the_sentence_of_a_key) {
    const Words words(list);
    EXPECT_EQ(words.find("quoted"), "'{text}' is not a number");
    EXPECT_EQ(words.find("equal"), "a = b");
    EXPECT_EQ(words.find("last"), "the first line is read as {text}");
}

TEST(Words, has_nothing_for_unknown_keys_comments_and_lines_without_a_sign) {
    const Words words(list);
    EXPECT_EQ(words.find("unknown"), "");
    EXPECT_EQ(words.find("# a comment"), "");
    EXPECT_EQ(words.find("not a key"), "");
    EXPECT_EQ(Words("").find("quoted"), "");
}

TEST(Words, fills_in_numbers_and_the_quoted_piece) {
    const Words words(list);
    EXPECT_EQ(words.say({.code = "duplicate-tile", .numbers = {7, 2, -3}}),
              "tile 7 stands twice (line 2, column -3)");
    EXPECT_EQ(words.say({.code = "quoted", .text = "{0}abc"}), "'{0}abc' is not a number");
}

TEST(Words, chooses_between_one_and_many) {
    const Words words(list);
    EXPECT_EQ(words.say({.code = "rows", .numbers = {1}}), "there is 1 row");
    EXPECT_EQ(words.say({.code = "rows", .numbers = {0}}), "there are 0 rows");
}

TEST(Words, leaves_braces_that_mean_nothing) {
    EXPECT_EQ(Words(list).say({.code = "braces", .numbers = {5}}), "{} {3} {0 {text {x} } {1?a} 5");
}

TEST(Words, adds_the_note_in_brackets) {
    EXPECT_EQ(Words(list).say({.code = "rows", .numbers = {2}, .text = "a size", .note = "last"}),
              "there are 2 rows (the first line is read as a size)");
    EXPECT_EQ(Words(list).say({.code = "equal", .note = "unknown"}), "a = b (unknown)");
}

TEST(Words, says_the_code_itself_where_there_is_no_sentence) {
    EXPECT_EQ(Words(list).say({.code = "no-such-code"}), "no-such-code");
}

TEST(Words, takes_the_first_of_two_sentences_for_a_key) {
    EXPECT_EQ(Words("b = 1\na = 2\nb = 3\na = 4").find("a"), "2");
    EXPECT_EQ(Words("b = 1\na = 2\nb = 3\na = 4").find("b"), "1");
}

TEST(Quotable, keeps_to_forty_printable_characters) {
    EXPECT_EQ(quotable("a\x01\xC3\xA9z"), "a???z");
    EXPECT_EQ(quotable(std::string(41, 'a')), std::string(40, 'a') + "...");
    EXPECT_EQ(quotable(std::string(40, 'a')), std::string(40, 'a'));
}

}  // namespace
}  // namespace noyes
