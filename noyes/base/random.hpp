// Random numbers that are the same for the same seed on every platform: SplitMix64 (Steele, Lea and
// Flood 2014). The standard's distributions differ between libraries, so `below` is our own.
#pragma once

#include <cstdint>

namespace noyes {

class Random {
   public:
    explicit Random(std::uint64_t seed) : state_(seed) {}

    std::uint64_t next() {
        state_ += 0x9E3779B97F4A7C15u;
        std::uint64_t z = state_;
        z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9u;
        z = (z ^ (z >> 27)) * 0x94D049BB133111EBu;
        return z ^ (z >> 31);
    }

    // Uniform over 0 .. count-1; values that would favour the small ones are drawn again.
    std::uint64_t below(std::uint64_t count) {
        const std::uint64_t uneven = (0 - count) % count;  // 2^64 mod count
        std::uint64_t value = next();
        while (value < uneven) value = next();
        return value % count;
    }

   private:
    std::uint64_t state_;
};

}  // namespace noyes
