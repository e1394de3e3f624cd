// What there is to know of the four ways from a state, in one word: a number of 15 bits and a flag
// for each.
//
//   | flag number | flag number | flag number | flag number |
//     63   62..48   47   46..32   31   30..16   15   14..0
//      way 3          way 2         way 1         way 0
//
// What holds for some of the ways is a word, too, of flags alone: the first of them is found by
// counting zeros, and none of that is a jump.
#pragma once

#include <bit>
#include <cstdint>

namespace noyes::search {

// One of the four, as the shift that brings its number down.
class Way {
   public:
    constexpr explicit Way(unsigned number) : shift_(number * 16) {}
    [[nodiscard]] static constexpr Way first_of(std::uint64_t flags) {
        return from_shift(static_cast<unsigned>(std::countr_zero(flags)) & 48);
    }
    [[nodiscard]] static constexpr Way last_of(std::uint64_t flags) {
        return from_shift((63 - static_cast<unsigned>(std::countl_zero(flags))) & 48);
    }

    [[nodiscard]] constexpr unsigned number() const { return shift_ / 16; }
    [[nodiscard]] constexpr unsigned shift() const { return shift_; }

   private:
    static constexpr Way from_shift(unsigned shift) {
        Way way(0);
        way.shift_ = shift;
        return way;
    }

    unsigned shift_;
};

class Lanes {
   public:
    static constexpr unsigned bits = 16;  // of one
    static constexpr std::uint16_t flag = 0x8000;
    static constexpr std::uint16_t most = 0x7fff;  // a number

    Lanes() = default;
    constexpr explicit Lanes(std::uint64_t all) : bits_(all) {}

    // Flag and number of one way.
    constexpr void set(Way way, std::uint16_t lane) { bits_ |= std::uint64_t{lane} << way.shift(); }
    [[nodiscard]] constexpr bool is_flagged(Way way) const {
        return (bits_ >> way.shift() & flag) != 0;
    }
    [[nodiscard]] constexpr std::uint32_t number(Way way) const {
        return static_cast<std::uint32_t>(bits_ >> way.shift()) & most;
    }

    [[nodiscard]] constexpr std::uint64_t flags() const { return bits_ & all_flags; }

   private:
    static constexpr std::uint64_t all_flags = 0x8000'8000'8000'8000;
    std::uint64_t bits_ = 0;
};

}  // namespace noyes::search
