#include <noyes/io/quantity.hpp>

#include <noyes/io/codes.hpp>

#include <gtest/gtest.h>

namespace noyes::io {
namespace {

using namespace std::chrono_literals;

TEST(Duration, is_read_with_and_without_a_unit) {
    EXPECT_EQ(*parse_duration("10s"), 10s);
    EXPECT_EQ(*parse_duration("500ms"), 500ms);
    EXPECT_EQ(*parse_duration("2m"), 2min);
    EXPECT_EQ(*parse_duration("1h"), 1h);
    EXPECT_EQ(*parse_duration("1.5"), 1500ms);
    EXPECT_EQ(*parse_duration(".5s"), 500ms);
    EXPECT_EQ(*parse_duration("0"), 0s);
}

TEST(Count, is_read_in_powers_of_a_thousand) {
    EXPECT_EQ(*parse_count("1e6"), 1'000'000u);
    EXPECT_EQ(*parse_count("10M"), 10'000'000u);
    EXPECT_EQ(*parse_count("250k"), 250'000u);
    EXPECT_EQ(*parse_count("1.5k"), 1'500u);
    EXPECT_EQ(*parse_count("0"), 0u);
}

TEST(Bytes, are_read_in_powers_of_1024) {
    EXPECT_EQ(*parse_bytes("256M"), 256u << 20);
    EXPECT_EQ(*parse_bytes("2G"), 2ull << 30);
    EXPECT_EQ(*parse_bytes("1.5KiB"), 1536u);
    EXPECT_EQ(*parse_bytes("4096"), 4096u);
}

struct Bad {
    std::string_view text;
    Code code;
    std::uint32_t column;
};

TEST(Duration, that_is_wrong_says_what_and_where) {
    for (const Bad& bad :
         {Bad{"", code::not_a_duration, 1}, Bad{"fast", code::not_a_duration, 1},
          Bad{".", code::not_a_duration, 1}, Bad{"inf", code::not_a_duration, 1},
          Bad{"nan", code::not_a_duration, 1}, Bad{" 1", code::not_a_duration, 1},
          Bad{"-1s", code::negative_quantity, 1}, Bad{"10x", code::unknown_unit, 3},
          Bad{"1.5 s", code::unknown_unit, 4}, Bad{"1e999", code::quantity_too_large, 1},
          Bad{"1e12h", code::quantity_too_large, 1}}) {
        const auto duration = parse_duration(bad.text);
        ASSERT_FALSE(duration) << bad.text;
        EXPECT_EQ(duration.error().code, bad.code) << bad.text;
        EXPECT_EQ(duration.error().column, bad.column) << bad.text;
    }
}

TEST(Count, must_be_whole_and_fit) {
    EXPECT_EQ(parse_count("1.5").error().code, code::fractional_count);
    EXPECT_EQ(parse_count("1e30").error().code, code::quantity_too_large);
    EXPECT_EQ(parse_count("many").error().code, code::not_a_count);
    EXPECT_EQ(parse_bytes("big").error().code, code::not_a_size);
    EXPECT_EQ(parse_bytes("1Q").error().code, code::unknown_unit);
}

}  // namespace
}  // namespace noyes::io
