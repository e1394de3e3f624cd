#include <noyes/base/checksum.hpp>

#include <algorithm>
#include <array>
#include <bit>
#include <cstring>
#include <vector>

namespace noyes {

namespace {

constexpr std::size_t lanes = 8;
constexpr std::size_t block = lanes * sizeof(std::uint64_t);
using Lanes = std::array<std::uint64_t, lanes>;

// Little-endian on every machine; compilers make one instruction of it.
std::uint64_t word_at(const std::byte* bytes) {
    std::uint64_t word = 0;
    if constexpr (std::endian::native == std::endian::little) {
        std::memcpy(&word, bytes, sizeof word);
    } else {
        for (std::size_t i = 0; i < sizeof word; ++i)
            word |= std::to_integer<std::uint64_t>(bytes[i]) << (8 * i);
    }
    return word;
}

constexpr std::uint64_t mixed(std::uint64_t sum, std::uint64_t word) {
    constexpr int turn = 29;
    constexpr std::uint64_t odd = 0x9E37'79B9'7F4A'7C15;  // 2^64 / golden ratio
    return std::rotl(sum + word, turn) * odd;
}

void take_block(Lanes& sums, const std::byte* bytes) {
    for (std::size_t lane = 0; lane < lanes; ++lane)
        sums[lane] = mixed(sums[lane], word_at(bytes + lane * sizeof(std::uint64_t)));
}

// The lanes begin differently, so that words which change places are noticed.
constexpr Lanes beginning() {
    Lanes sums{};
    for (std::size_t lane = 0; lane < lanes; ++lane) sums[lane] = lane + 1;
    return sums;
}

std::uint64_t mixed_all(std::uint64_t sum, std::span<const std::uint64_t> words) {
    for (const std::uint64_t word : words) sum = mixed(sum, word);
    return sum;
}

}  // namespace

std::uint64_t piece_checksum(std::span<const std::byte> piece) {
    Lanes sums = beginning();
    const std::uint64_t size = piece.size();
    for (; piece.size() >= block; piece = piece.subspan(block)) take_block(sums, piece.data());
    if (!piece.empty()) {  // the rest, with zeros behind it
        std::array<std::byte, block> rest{};
        std::ranges::copy(piece, rest.begin());
        take_block(sums, rest.data());
    }
    return mixed_all(size, sums);
}

std::uint64_t combined_checksum(std::span<const std::uint64_t> pieces, std::uint64_t bytes) {
    return mixed_all(bytes, pieces);
}

std::uint64_t checksum(std::span<const std::byte> bytes, Executor& executor) {
    std::vector<std::uint64_t> pieces((bytes.size() + checksum_piece - 1) / checksum_piece);
    executor.for_each(pieces.size(), [&](std::size_t i) {
        const std::size_t begin = i * checksum_piece;
        pieces[i] =
            piece_checksum(bytes.subspan(begin, std::min(checksum_piece, bytes.size() - begin)));
    });
    return combined_checksum(pieces, bytes.size());
}

std::uint64_t checksum(std::span<const std::byte> bytes) {
    SerialExecutor executor;
    return checksum(bytes, executor);
}

}  // namespace noyes
