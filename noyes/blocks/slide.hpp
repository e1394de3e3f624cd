// One move as searches store it.
#pragma once

#include <noyes/blocks/kinds.hpp>

#include <cstdint>

namespace noyes::blocks {

// A piece of a kind goes from one place to another; in the normal view of the state afterwards.
//
//   | turned: 1 | kind: 7 | from: 12 | to: 12 |
class Slide {
   public:
    Slide() = default;
    constexpr Slide(std::size_t kind, Place from, Place to)
        : bits_(static_cast<std::uint32_t>(kind) << 24 | std::uint32_t{from} << 12 | to) {}

    [[nodiscard]] constexpr std::size_t kind() const { return bits_ >> 24 & 0x7Fu; }
    [[nodiscard]] constexpr Place from() const { return bits_ >> 12 & 0xFFFu; }
    [[nodiscard]] constexpr Place to() const { return bits_ & 0xFFFu; }
    // The normal view before was the other one.
    [[nodiscard]] constexpr bool is_turned() const { return bits_ >> 31 != 0; }
    [[nodiscard]] constexpr Slide turned(bool is_turned) const {
        Slide other = *this;
        if (is_turned) other.bits_ |= 1u << 31;
        return other;
    }

    friend constexpr bool operator==(const Slide&, const Slide&) = default;

   private:
    std::uint32_t bits_ = 0;
};
static_assert(most_side * most_side <= 1u << 12);

}  // namespace noyes::blocks
