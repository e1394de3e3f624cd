#include <noyes/tiles/pdb/table_header.hpp>

#include <noyes/tiles/codes.hpp>

#include <gtest/gtest.h>

#include <algorithm>
#include <string_view>

namespace noyes::tiles {
namespace {

// Of the pattern 1 4 5 8 9 on 4x4, blank first.
constexpr TableHeader header{
    .key = {.extent = {4, 4}, .blank = 0, .homes = 0b11'0011'0010, .by_region = true},
    .bytes = 262'080,
    .checksum = 0x0123'4567'89AB'CDEF};

Code wrong_with(std::span<const std::byte> bytes) {
    const Expected<TableHeader> parsed = parse_table_header(bytes);
    return parsed ? Code("nothing") : parsed.error().code;
}

TEST(TableHeader, is_read_back_as_it_was_written) {
    const Expected<TableHeader> parsed = parse_table_header(to_bytes(header));
    ASSERT_TRUE(parsed);
    EXPECT_EQ(*parsed, header);
}

TEST(TableHeader, has_its_fields_where_the_documentation_says) {
    const TableHeaderBytes bytes = to_bytes(header);
    const std::string_view text(reinterpret_cast<const char*>(bytes.data()), bytes.size());
    using namespace std::literals;
    EXPECT_EQ(text.substr(0, 16), "noyes table\r\n\x1a\n\0"sv);
    EXPECT_EQ(text.substr(16, 16), "\1\0\0\0\4\0\0\0\4\0\0\0\0\0\0\0"sv);
    EXPECT_EQ(text.substr(32, 16), "\x32\3\0\0\0\0\0\0\1\0\0\0\0\0\0\0"sv);
    EXPECT_EQ(text.substr(48, 8), "\xC0\xFF\3\0\0\0\0\0"sv);  // 262,080 = 0x3FFC0
    EXPECT_EQ(text.substr(56, 8), "\xEF\xCD\xAB\x89\x67\x45\x23\1"sv);
    EXPECT_EQ(text.substr(64, 4024), std::string(4024, '\0'));
}

TEST(TableHeader, any_change_of_any_byte_is_noticed) {
    TableHeaderBytes bytes = to_bytes(header);
    for (std::byte& byte : bytes) {
        const std::byte before = byte;
        for (int bit = 0; bit < 8; ++bit) {
            byte = before ^ std::byte(1 << bit);
            EXPECT_NE(wrong_with(bytes), "nothing");
        }
        byte = ~before;
        EXPECT_NE(wrong_with(bytes), "nothing");
        byte = before;
    }
    EXPECT_EQ(wrong_with(bytes), "nothing");
}

TEST(TableHeader, cut_short_anywhere_is_noticed) {
    const TableHeaderBytes bytes = to_bytes(header);
    for (std::size_t size = 0; size < bytes.size(); ++size) {
        const Code expected = size < 16 ? code::not_a_table : code::table_header_damaged;
        EXPECT_EQ(wrong_with(std::span(bytes).first(size)), expected) << size;
    }
}

TEST(TableHeader, of_another_version_says_which) {
    TableHeaderBytes bytes = to_bytes(header);
    bytes[16] = std::byte{7};
    const Expected<TableHeader> parsed = parse_table_header(bytes);
    ASSERT_FALSE(parsed);
    EXPECT_EQ(parsed.error().code, code::other_table_version);
    EXPECT_EQ(parsed.error().numbers[0], 7);
}

TEST(TableHeader, of_a_table_that_cannot_be_is_damaged_whatever_its_checksum) {
    const auto damaged = [](TableKey key) {
        return wrong_with(to_bytes({key, 100, 0})) == code::table_header_damaged;
    };
    EXPECT_TRUE(damaged({.extent = {4, 4}, .blank = 16, .homes = 2}));
    EXPECT_TRUE(damaged({.extent = {4, 4}, .blank = 0, .homes = 3}));        // the blank's home
    EXPECT_TRUE(damaged({.extent = {4, 4}, .blank = 0, .homes = 1 << 16}));  // outside
    EXPECT_TRUE(damaged({.extent = {4, 4}, .blank = 0, .homes = 0}));
    EXPECT_TRUE(damaged({.extent = {1, 4}, .blank = 0, .homes = 2}));
    EXPECT_TRUE(damaged({.extent = {7, 7}, .blank = 0, .homes = 2}));
    EXPECT_TRUE(damaged({.extent = {0, 0}, .blank = 0, .homes = 2}));
    EXPECT_TRUE(damaged({.extent = {1 << 16, 1 << 16}, .blank = 0, .homes = 2}));
    EXPECT_FALSE(damaged({.extent = {6, 6}, .blank = 35, .homes = 1}));
}

}  // namespace
}  // namespace noyes::tiles
