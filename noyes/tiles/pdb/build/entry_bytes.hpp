// The entries of a bundle while they are made: one byte each, 120 of 128 in use. They are worked on
// in vectors of 32 bytes, which compilers split where the processor has none of that size.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstring>

namespace noyes::tiles {

struct EntryBytes {
    using Vector = std::uint8_t __attribute__((vector_size(32)));
    static constexpr std::size_t parts = 4;

    Vector part[parts]{};
};

// 255 where the bit is set, the first in byte 0.
[[gnu::always_inline]] inline void spread_bits(std::uint32_t bits, EntryBytes::Vector& bytes) {
    using Words = std::uint32_t __attribute__((vector_size(32)));
    constexpr EntryBytes::Vector places{1, 2, 4, 8, 16, 32, 64, 128, 1, 2, 4, 8, 16, 32, 64, 128,
                                        1, 2, 4, 8, 16, 32, 64, 128, 1, 2, 4, 8, 16, 32, 64, 128};
    const Words everywhere{bits, bits, bits, bits, bits, bits, bits, bits};
    const auto four = reinterpret_cast<EntryBytes::Vector>(everywhere);
    // From the same half of a vector: there this is one instruction.
    const EntryBytes::Vector eight =
        __builtin_shufflevector(four, four, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1,  //
                                18, 18, 18, 18, 18, 18, 18, 18, 19, 19, 19, 19, 19, 19, 19, 19);
    bytes = reinterpret_cast<EntryBytes::Vector>((eight & places) == places);
}

// Twice what it was, and the bits: a number is read from its binary digits, the highest first.
[[gnu::always_inline]] inline void append_digits(EntryBytes& numbers, const std::uint8_t* digits) {
    for (std::size_t i = 0; i < EntryBytes::parts; ++i) {
        std::uint32_t bits = 0;
        std::memcpy(&bits, digits + i * sizeof bits, sizeof bits);
        EntryBytes::Vector set;
        spread_bits(bits, set);
        numbers.part[i] = numbers.part[i] + numbers.part[i] - set;
    }
}

// Half-bytes of two columns side by side; each is at most 15.
[[gnu::always_inline]] inline void put_beside(EntryBytes& lower, const EntryBytes& upper) {
    using Pairs = std::uint16_t __attribute__((vector_size(32)));
    for (std::size_t i = 0; i < EntryBytes::parts; ++i) {
        lower.part[i] |=
            reinterpret_cast<EntryBytes::Vector>(reinterpret_cast<Pairs>(upper.part[i]) << 4);
    }
}

}  // namespace noyes::tiles
