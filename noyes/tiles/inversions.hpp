// Pairs in the wrong order.
#pragma once

#include <cstdint>
#include <span>

namespace noyes::tiles {

// Of the numbers 1..n in some order, how many pairs stand with the larger one first.
std::uint64_t count_inverted(std::span<const std::uint32_t> numbers);

}  // namespace noyes::tiles
