// A fixed number of bits, some words long: cells that are taken, or the key of a state.
#pragma once

#include <array>
#include <bit>
#include <compare>
#include <cstddef>
#include <cstdint>

namespace noyes::blocks {

template <std::size_t Words>
class Bits {
   public:
    static constexpr std::size_t size = 64 * Words;

    constexpr Bits() = default;

    static constexpr Bits only(std::size_t bit) {
        Bits bits;
        bits.set(bit);
        return bits;
    }
    // The bits of a number, from place `shift` on.
    static constexpr Bits of(std::uint64_t number, std::size_t shift) {
        Bits bits;
        for (; number != 0; number &= number - 1)
            bits.set(shift + static_cast<std::size_t>(std::countr_zero(number)));
        return bits;
    }

    constexpr void set(std::size_t bit) { words_[bit / 64] |= std::uint64_t{1} << (bit % 64); }
    [[nodiscard]] constexpr bool test(std::size_t bit) const {
        return (words_[bit / 64] >> (bit % 64) & 1u) != 0;
    }

    [[nodiscard]] constexpr std::uint64_t word(std::size_t number) const { return words_[number]; }

    // `width` bits from `shift` on, as a number; at most 32.
    [[nodiscard]] constexpr std::uint64_t field(std::size_t shift, std::size_t width) const {
        const std::size_t word = shift / 64;
        const std::size_t within = shift % 64;
        std::uint64_t number = words_[word] >> within;
        if (within + width > 64) number |= words_[word + 1] << (64 - within);
        return number & ((std::uint64_t{1} << width) - 1);
    }

    // Calls f(bit - begin) for every bit that is set in [begin, end).
    template <class F>
    constexpr void for_each(std::size_t begin, std::size_t end, F f) const {
        for (std::size_t word = begin / 64; word * 64 < end; ++word) {
            for (std::uint64_t left = within(word, begin, end); left != 0; left &= left - 1)
                f(word * 64 + static_cast<std::size_t>(std::countr_zero(left)) - begin);
        }
    }

    // How many are set in [begin, end).
    [[nodiscard]] constexpr std::size_t count(std::size_t begin, std::size_t end) const {
        std::size_t sum = 0;
        for (std::size_t word = begin / 64; word * 64 < end; ++word) {
            sum += static_cast<std::size_t>(std::popcount(within(word, begin, end)));
        }
        return sum;
    }

    // How many are set below the lowest bit of another.
    [[nodiscard]] constexpr std::size_t count_below(const Bits& other) const {
        std::size_t sum = 0;
        for (std::size_t word = 0; word < Words; ++word) {
            const std::uint64_t lowest = other.words_[word] & (0 - other.words_[word]);
            if (lowest == 0) {
                sum += static_cast<std::size_t>(std::popcount(words_[word]));
                continue;
            }
            return sum + static_cast<std::size_t>(std::popcount(words_[word] & (lowest - 1)));
        }
        return sum;
    }

    [[nodiscard]] constexpr bool meets(const Bits& other) const {
        std::uint64_t common = 0;
        for (std::size_t i = 0; i < Words; ++i) common |= words_[i] & other.words_[i];
        return common != 0;
    }

    constexpr Bits& operator^=(const Bits& other) {
        for (std::size_t i = 0; i < Words; ++i) words_[i] ^= other.words_[i];
        return *this;
    }
    constexpr Bits& operator|=(const Bits& other) {
        for (std::size_t i = 0; i < Words; ++i) words_[i] |= other.words_[i];
        return *this;
    }
    constexpr Bits& operator&=(const Bits& other) {
        for (std::size_t i = 0; i < Words; ++i) words_[i] &= other.words_[i];
        return *this;
    }
    friend constexpr Bits operator^(Bits a, const Bits& b) { return a ^= b; }
    friend constexpr Bits operator|(Bits a, const Bits& b) { return a |= b; }
    friend constexpr Bits operator&(Bits a, const Bits& b) { return a &= b; }

    friend constexpr bool operator==(const Bits&, const Bits&) = default;
    friend constexpr auto operator<=>(const Bits&, const Bits&) = default;

   private:
    // Those of a word that are in [begin, end); some are.
    [[nodiscard]] constexpr std::uint64_t within(std::size_t word, std::size_t begin,
                                                 std::size_t end) const {
        std::uint64_t some = words_[word];
        if (word == begin / 64) some &= ~std::uint64_t{0} << (begin % 64);
        if (end - word * 64 < 64) some &= (std::uint64_t{1} << (end % 64)) - 1;
        return some;
    }

    std::array<std::uint64_t, Words> words_{};
};

}  // namespace noyes::blocks
