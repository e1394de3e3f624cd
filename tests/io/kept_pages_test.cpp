#include <noyes/io/kept_pages.hpp>

#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

namespace noyes::io {
namespace {

constexpr std::size_t page = LargePages::page;

bool is_all(const std::byte* piece, std::size_t bytes, std::byte value) {
    return std::all_of(piece, piece + bytes, [&](std::byte byte) { return byte == value; });
}

TEST(KeptPages, are_handed_out_again) {
    KeptPages pages;
    std::byte* const first = pages.take(3 * page);
    pages.give_back(first, 3 * page);
    EXPECT_EQ(pages.take(3 * page), first);
    pages.give_back(first, 3 * page);
}

TEST(KeptPages, are_zero_where_that_is_asked_for) {
    KeptPages pages;
    constexpr std::size_t bytes = 2 * page - 5;
    std::byte* const first = pages.take_zeros(bytes);
    EXPECT_TRUE(is_all(first, bytes, std::byte{0}));
    std::fill_n(first, bytes, std::byte{7});
    pages.give_back(first, bytes);
    std::byte* const second = pages.take_zeros(bytes);
    EXPECT_EQ(second, first);
    EXPECT_TRUE(is_all(second, bytes, std::byte{0}));
    pages.give_back(second, bytes);
}

TEST(KeptPages, of_a_large_piece_serve_small_ones_which_do_not_overlap_and_become_one_again) {
    KeptPages pages;
    constexpr std::size_t count = 4;
    std::byte* const whole = pages.take(count * page);
    pages.give_back(whole, count * page);
    std::vector<std::byte*> pieces;
    for (std::size_t i = 0; i < count; ++i) {
        pieces.push_back(pages.take(page));
        std::fill_n(pieces.back(), page, static_cast<std::byte>(i));
    }
    for (std::size_t i = 0; i < count; ++i) {
        EXPECT_TRUE(is_all(pieces[i], page, static_cast<std::byte>(i))) << i;
        EXPECT_GE(pieces[i], whole);
        EXPECT_LE(pieces[i] + page, whole + count * page);
    }
    for (const std::size_t i : {1u, 3u, 0u, 2u}) pages.give_back(pieces[i], page);
    EXPECT_EQ(pages.take(count * page), whole);
    pages.give_back(whole, count * page);
}

TEST(KeptPages, stay_while_little_memory_is_asked_for) {
    KeptPages pages;
    std::byte* const first = pages.take(page);
    pages.give_back(first, page);
    std::byte* const little = pages.take(1000);
    ASSERT_NE(little, nullptr);
    EXPECT_EQ(pages.take(page), first);
    pages.give_back(little, 1000);
    pages.give_back(first, page);
}

TEST(KeptPages, give_way_where_more_is_needed) {
    KeptPages pages;
    std::byte* const first = pages.take(page);
    pages.give_back(first, page);
    std::byte* const larger = pages.take_zeros(2 * page);
    ASSERT_NE(larger, nullptr);
    EXPECT_TRUE(is_all(larger, 2 * page, std::byte{0}));
    pages.give_back(larger, 2 * page);
}

}  // namespace
}  // namespace noyes::io
