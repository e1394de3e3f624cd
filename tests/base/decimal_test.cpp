#include <noyes/base/decimal.hpp>

#include <gtest/gtest.h>

namespace noyes {
namespace {

TEST(Decimal, reads_what_people_write) {
    EXPECT_EQ(parse_decimal("0"), 0.0);
    EXPECT_EQ(parse_decimal("5"), 5.0);
    EXPECT_EQ(parse_decimal("1.25"), 1.25);
    EXPECT_EQ(parse_decimal("-0.5"), -0.5);
    EXPECT_EQ(parse_decimal("007.50"), 7.5);
    EXPECT_EQ(parse_decimal("123456789012345"), 123456789012345.0);
}

TEST(Decimal, refuses_everything_else) {
    for (const char* bad : {"", "-", ".", ".5", "5.", "1.2.3", "1e3", "+1", " 1", "1 ", "--1",
                            "1,5", "nan", "inf", "0x10", "1234567890123456"}) {
        EXPECT_EQ(parse_decimal(bad), std::nullopt) << bad;
    }
}

}  // namespace
}  // namespace noyes
