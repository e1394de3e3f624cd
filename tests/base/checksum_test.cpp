#include <noyes/base/checksum.hpp>

#include <noyes/base/random.hpp>
#include <noyes/base/thread_executor.hpp>

#include <gtest/gtest.h>

#include <array>
#include <bit>
#include <set>
#include <vector>

namespace noyes {
namespace {

using Bytes = std::vector<std::byte>;

Bytes random_bytes(std::size_t size) {
    Random random(size);
    Bytes bytes(size);
    for (std::byte& byte : bytes) byte = static_cast<std::byte>(random.below(256));
    return bytes;
}

// The definition, word by word, with none of the tricks.
std::uint64_t by_definition(const Bytes& bytes) {
    const auto mix = [](std::uint64_t sum, std::uint64_t word) {
        return std::rotl(sum + word, 29) * 0x9E3779B97F4A7C15u;
    };
    std::uint64_t whole = bytes.size();
    for (std::size_t begin = 0; begin < bytes.size(); begin += checksum_piece) {
        const std::size_t size = std::min(checksum_piece, bytes.size() - begin);
        std::array<std::uint64_t, 8> lanes{1, 2, 3, 4, 5, 6, 7, 8};
        for (std::size_t i = 0; i < (size + 63) / 64 * 8; ++i) {
            std::uint64_t word = 0;
            for (std::size_t k = 0; k < 8 && i * 8 + k < size; ++k)
                word += static_cast<std::uint64_t>(bytes[begin + i * 8 + k]) << (8 * k);
            lanes[i % 8] = mix(lanes[i % 8], word);
        }
        std::uint64_t piece = size;
        for (const std::uint64_t lane : lanes) piece = mix(piece, lane);
        whole = mix(whole, piece);
    }
    return whole;
}

TEST(Checksum, is_what_its_definition_says_for_any_size) {
    for (std::size_t size = 0; size < 300; ++size) {
        const Bytes bytes = random_bytes(size);
        EXPECT_EQ(checksum(bytes), by_definition(bytes)) << size;
    }
    for (const std::size_t size : {checksum_piece - 1, checksum_piece, 3 * checksum_piece + 77}) {
        const Bytes bytes = random_bytes(size);
        EXPECT_EQ(checksum(bytes), by_definition(bytes)) << size;
    }
}

TEST(Checksum, does_not_depend_on_the_number_of_threads) {
    const Bytes bytes = random_bytes(5 * checksum_piece + 12345);
    ThreadExecutor executor(3);
    EXPECT_EQ(checksum(bytes, executor), checksum(bytes));
}

TEST(Checksum, notices_every_change_of_a_byte) {
    Bytes bytes = random_bytes(200);
    const std::uint64_t sum = checksum(bytes);
    for (std::byte& byte : bytes) {
        const std::byte before = byte;
        for (int change = 1; change < 256; ++change) {
            byte = before ^ static_cast<std::byte>(change);
            ASSERT_NE(checksum(bytes), sum);
        }
        byte = before;
    }
    EXPECT_EQ(checksum(bytes), sum);
}

// Two changes that undo each other in a plain sum: the highest bit of two words of a lane.
TEST(Checksum, notices_two_changes_in_one_lane) {
    const Bytes bytes = random_bytes(64 * 40);
    std::set<std::uint64_t> sums{checksum(bytes)};
    std::size_t tried = 1;
    for (std::size_t a = 7; a < bytes.size(); a += 64) {
        for (std::size_t b = a + 64; b < bytes.size(); b += 64, ++tried) {
            Bytes changed = bytes;
            changed[a] ^= std::byte{0x80};
            changed[b] ^= std::byte{0x80};
            sums.insert(checksum(changed));
        }
    }
    EXPECT_EQ(sums.size(), tried);
}

TEST(Checksum, notices_bytes_that_are_missing_added_or_moved) {
    const Bytes zeros(1000);
    std::set<std::uint64_t> sums;
    for (std::size_t size = 0; size <= zeros.size(); ++size)
        sums.insert(checksum(std::span(zeros).first(size)));
    EXPECT_EQ(sums.size(), 1001u);
    Bytes swapped = random_bytes(2 * checksum_piece);
    const std::uint64_t sum = checksum(swapped);
    std::swap_ranges(swapped.begin(), swapped.begin() + 64, swapped.begin() + 128);
    EXPECT_NE(checksum(swapped), sum);
    swapped = random_bytes(2 * checksum_piece);
    std::rotate(swapped.begin(), swapped.begin() + checksum_piece, swapped.end());
    EXPECT_NE(checksum(swapped), sum);
}

}  // namespace
}  // namespace noyes
