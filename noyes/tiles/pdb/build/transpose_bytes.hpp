// Rows become columns: a square of 16 times 16 bytes.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstring>

namespace noyes::tiles {

struct ByteSquare {
    using Vector = std::uint8_t __attribute__((vector_size(16)));
    static constexpr std::size_t side = 16;

    Vector row[side];
};

[[gnu::always_inline]] inline void load_row(ByteSquare& square, std::size_t row, const void* from) {
    std::memcpy(&square.row[row], from, ByteSquare::side);
}

// The bytes of each row and of the one eight below alternate; after four times that they have
// changed places with the columns.
[[gnu::always_inline]] inline void transpose(ByteSquare& square) {
    constexpr std::size_t half = ByteSquare::side / 2;
    for (int time = 0; time < 4; ++time) {
        ByteSquare next;
        for (std::size_t i = 0; i < half; ++i) {
            const ByteSquare::Vector a = square.row[i];
            const ByteSquare::Vector b = square.row[i + half];
            next.row[2 * i] = __builtin_shufflevector(a, b, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5,
                                                      21, 6, 22, 7, 23);
            next.row[2 * i + 1] = __builtin_shufflevector(a, b, 8, 24, 9, 25, 10, 26, 11, 27, 12,
                                                          28, 13, 29, 14, 30, 15, 31);
        }
        square = next;
    }
}

}  // namespace noyes::tiles
