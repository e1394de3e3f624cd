// Tells whether bytes are still those that were written: against bad disks and half-copied files,
// not against malice.
//
// Bytes are summed up in pieces of a megabyte, so that several threads can share the work. Within a
// piece eight lanes take the 64-bit words by turns:
//
//   lane = rotate(lane + word, 29) * odd number
//
// That is one-to-one in the lane and in the word. So a change within one word is always noticed,
// and any other but once in 2^64; and a word costs one multiplication, less than fetching it.
#pragma once

#include <noyes/base/executor.hpp>

#include <cstddef>
#include <cstdint>
#include <span>

namespace noyes {

inline constexpr std::size_t checksum_piece = std::size_t{1} << 20;

// Of at most one piece.
std::uint64_t piece_checksum(std::span<const std::byte> piece);
// Of the whole, from those of its pieces.
std::uint64_t combined_checksum(std::span<const std::uint64_t> pieces, std::uint64_t bytes);

std::uint64_t checksum(std::span<const std::byte> bytes, Executor& executor);
std::uint64_t checksum(std::span<const std::byte> bytes);

}  // namespace noyes
