// A well mixed 64-bit number from a packed state. It only says where to look: states are always
// compared themselves.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstring>

namespace noyes::search {

// The finaliser of MurmurHash3 (Appleby, public domain), a bijection.
constexpr std::uint64_t mix(std::uint64_t x) {
    x = (x ^ (x >> 33)) * 0xFF51AFD7ED558CCDu;
    x = (x ^ (x >> 33)) * 0xC4CEB9FE1A85EC53u;
    return x ^ (x >> 33);
}

// One more word.
constexpr std::uint64_t hash_word(std::uint64_t hash, std::uint64_t word) {
    return mix(hash ^ word) + 0x9E3779B97F4A7C15u;
}

inline std::uint64_t hash_bytes(const std::byte* bytes, std::size_t size) {
    std::uint64_t hash = 0;
    for (; size >= 8; size -= 8, bytes += 8) {
        std::uint64_t word = 0;
        std::memcpy(&word, bytes, 8);
        hash = hash_word(hash, word);
    }
    std::uint64_t rest = size;
    std::memcpy(&rest, bytes, size);
    return size == 0 ? hash : mix(hash ^ rest);
}

}  // namespace noyes::search
