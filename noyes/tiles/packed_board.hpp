// A board of a fixed shape as one number, the blank as 0.
//
//   3x3, 4x4:  64 bits, 4 a cell     cell  15 ......... 2    1    0
//   5x5:      128 bits, 5 a cell         |tile|...|tile|tile|tile|
#pragma once

#include <noyes/tiles/shape.hpp>

#include <bit>
#include <cstdint>
#include <type_traits>

namespace noyes::tiles {

__extension__ using Bits128 = unsigned __int128;

template <class Shape>
struct PackedBoard {
    static constexpr Extent extent = Shape::extent;
    static constexpr unsigned width = std::bit_width(extent.cells() - 1);  // bits a tile
    static_assert(width * extent.cells() <= 128);
    using Bits = std::conditional_t<width * extent.cells() <= 64, std::uint64_t, Bits128>;

    Bits bits = 0;

    [[nodiscard]] constexpr Tile tile(Cell cell) const {
        return static_cast<Tile>(bits >> (width * cell)) & ((1u << width) - 1);
    }

    [[nodiscard]] constexpr Cell blank() const {
        Cell cell = 0;
        while (tile(cell) != 0) ++cell;
        return cell;
    }

    // The blank is 0, so that exchanging it with a tile is two exclusive ors.
    [[nodiscard]] constexpr PackedBoard slid(const auto& step) const {
        const Bits tile = step.tile;
        return {bits ^ (tile << (width * step.to())) ^ (tile << (width * step.from()))};
    }

    constexpr void place(Cell cell, Tile tile) {
        bits |= static_cast<Bits>(tile) << (width * cell);
    }

    friend constexpr bool operator==(PackedBoard, PackedBoard) = default;
};

}  // namespace noyes::tiles
