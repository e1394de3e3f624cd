// Boards as bits: all boards with the blank in one cell are a block of words, one bit a board, in
// the order of their numbers. A word has the orders that differ in the last five tiles alone: 60 of
// them, so that 4 bits of 64 stay unused and no tile's turn crosses a word by a part of a digit.
//
//   number in its block:  ... 59 | 60 ... 119 | 120 ...
//   word                       0 |          1 | 2
#pragma once

#include <noyes/tiles/ranking.hpp>

#include <algorithm>
#include <cstdint>

namespace noyes::tiles {

using Word = std::uint64_t;

struct Layout {
    std::uint32_t tiles = 0;  // on the board

    // How many tiles, from the end of the order, a word tells apart: five, if there are as many.
    [[nodiscard]] constexpr std::uint32_t tiles_in_word() const {
        constexpr std::uint32_t most = 5;
        return std::min(tiles, most);
    }
    [[nodiscard]] constexpr std::uint64_t boards_in_word() const {
        return half_factorial(tiles_in_word());
    }
    [[nodiscard]] constexpr Word full_word() const { return (Word{1} << boards_in_word()) - 1; }
    [[nodiscard]] constexpr std::uint64_t words_in_block() const {
        return half_factorial(tiles) / boards_in_word();
    }
};

}  // namespace noyes::tiles
