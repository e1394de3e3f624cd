// A board of a fixed shape as one number, the blank as 0.
//
//   3x3, 4x4:  64 bits, 4 a cell     cell  15 ......... 2    1    0
//   5x5:      128 bits, 5 a cell         |tile|...|tile|tile|tile|
#pragma once

#include <noyes/tiles/shape.hpp>

#include <bit>
#include <cstdint>
#include <span>
#include <type_traits>

namespace noyes::tiles {

__extension__ using Bits128 = unsigned __int128;

template <class Shape>
struct PackedBoard {
    static constexpr Extent extent = Shape::extent;
    static constexpr unsigned width = std::bit_width(extent.cells() - 1);  // bits a tile
    static_assert(width * extent.cells() <= 128);
    using Bits = std::conditional_t<width * extent.cells() <= 64, std::uint64_t, Bits128>;

    static constexpr Bits ones = [] {
        Bits all = 0;
        for (Cell cell = 0; cell < extent.cells(); ++cell) all |= Bits{1} << (width * cell);
        return all;
    }();

    Bits bits = 0;

    [[nodiscard]] constexpr Tile tile(Cell cell) const {
        return static_cast<Tile>(bits >> (width * cell)) & ((1u << width) - 1);
    }

    [[nodiscard]] constexpr Cell blank() const {
        // Subtracting 1 from each cell sets its highest bit where it was 0; borrows only spoil what
        // lies above the first 0, and the blank is the first.
        const Bits zeros = (bits - ones) & ~bits & (ones << (width - 1));
        if constexpr (sizeof(Bits) == 8) {
            return static_cast<Cell>(std::countr_zero(zeros)) / width;
        } else {
            const auto low = static_cast<std::uint64_t>(zeros);
            const auto high = static_cast<std::uint64_t>(zeros >> 64);
            const int bit = low != 0 ? std::countr_zero(low) : 64 + std::countr_zero(high);
            return static_cast<Cell>(bit) / width;
        }
    }

    // The blank is 0, so that exchanging it with a tile is two exclusive ors.
    [[nodiscard]] constexpr PackedBoard slid(const auto& step) const {
        const Bits tile = step.tile;
        return {bits ^ (tile << (width * step.to())) ^ (tile << (width * step.from()))};
    }

    // `names[tile]` is the new name of `tile`; the blank stays 0.
    [[nodiscard]] constexpr PackedBoard renamed(std::span<const Tile> names) const {
        PackedBoard board;
        for (Cell cell = 0; cell < extent.cells(); ++cell) board.place(cell, names[tile(cell)]);
        return board;
    }

    // For whoever stores boards: some of the uppermost bits are free. Where cells take all of them
    // the last one is left out, which can be told from the others: all tiles together, by exclusive
    // or, are 0.
    static constexpr bool leaves_out_last = std::size_t{width} * extent.cells() == 8 * sizeof(Bits);
    static constexpr unsigned stored_bits = width * (extent.cells() - (leaves_out_last ? 1 : 0));

    [[nodiscard]] constexpr Bits stored() const { return bits & ((Bits{1} << stored_bits) - 1); }
    // Whatever is in the free bits.
    static constexpr PackedBoard restored(Bits stored) {
        PackedBoard board{PackedBoard{stored}.stored()};
        if constexpr (leaves_out_last) {
            Bits sum = board.bits;
            for (unsigned half = 4 * sizeof(Bits); half >= width; half /= 2) sum ^= sum >> half;
            board.place(extent.cells() - 1, static_cast<Tile>(sum) & ((1u << width) - 1));
        }
        return board;
    }

    constexpr void place(Cell cell, Tile tile) {
        bits |= static_cast<Bits>(tile) << (width * cell);
    }

    friend constexpr bool operator==(PackedBoard, PackedBoard) = default;
};

}  // namespace noyes::tiles
