// Sorts numbers by their digits, the last first. Only digits in which some differ are looked at.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <span>
#include <utility>

namespace noyes::search {

// Leaves the sorted numbers in `numbers`; `scratch` is as large.
inline void sort_numbers(std::span<std::uint64_t> numbers, std::span<std::uint64_t> scratch) {
    constexpr unsigned digit_bits = 8;
    constexpr std::size_t base = std::size_t{1} << digit_bits;
    constexpr std::size_t digits = 64 / digit_bits;
    const auto digit = [](std::uint64_t number, std::size_t place) {
        return static_cast<std::size_t>(number >> (digit_bits * place)) % base;
    };
    std::array<std::array<std::size_t, base>, digits> counts{};
    for (const std::uint64_t number : numbers) {
        for (std::size_t place = 0; place < digits; ++place) ++counts[place][digit(number, place)];
    }
    std::span<std::uint64_t> from = numbers;
    std::span<std::uint64_t> to = scratch;
    for (std::size_t place = 0; place < digits; ++place) {
        if (std::ranges::find(counts[place], numbers.size()) != counts[place].end()) continue;
        std::array<std::size_t, base> next;
        std::size_t sum = 0;
        for (std::size_t value = 0; value < base; ++value)
            next[value] = std::exchange(sum, sum + counts[place][value]);
        for (const std::uint64_t number : from) to[next[digit(number, place)]++] = number;
        std::swap(from, to);
    }
    if (from.data() != numbers.data()) std::ranges::copy(from, numbers.begin());
}

}  // namespace noyes::search
