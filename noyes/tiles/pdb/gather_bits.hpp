// Gathers the bits of a number that a mask names, the lowest first.
//
//   value  a b c d e f g h
//   mask   0 1 1 0 0 1 0 1   ->   0 0 0 0 b c f h
#pragma once

#include <bit>
#include <cstdint>

namespace noyes::tiles {

#ifdef __BMI2__

inline constexpr bool gathers_at_once = true;
inline std::uint64_t gather_bits(std::uint64_t value, std::uint64_t mask) {
    return __builtin_ia32_pext_di(value, mask);
}

#else

inline constexpr bool gathers_at_once = false;
inline std::uint64_t gather_bits(std::uint64_t value, std::uint64_t mask) {
    std::uint64_t gathered = 0;
    for (unsigned bit = 0; mask != 0; mask &= mask - 1, ++bit) {
        gathered |= ((value >> std::countr_zero(mask)) & 1) << bit;
    }
    return gathered;
}

#endif

}  // namespace noyes::tiles
