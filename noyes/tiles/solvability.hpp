// Whether a board can reach a goal at all, and why.
//
// Number the tiles in the order in which the goal shows them, row by row. A pair is inverted if the
// larger number stands before the smaller on the board, read row by row without the blank. A
// horizontal move changes no pair; a vertical one carries a tile past columns-1 others. So with an
// odd number of columns the parity of the inverted pairs never changes, and with an even number
// the parity of inverted pairs + the blank's row never does (Johnson and Story 1879).
#pragma once

#include <noyes/tiles/board.hpp>

#include <cstdint>
#include <utility>
#include <vector>

namespace noyes::tiles {

struct Solvability {
    bool solvable = false;
    std::uint64_t inverted_pairs = 0;
    bool blank_row_matters = false;  // the number of columns is even
    std::uint32_t blank_row = 0;     // from 0
    std::uint32_t blank_home_row = 0;
};

// Both boards have the same extent.
Solvability solvability(const Board& board, const Board& goal);

// The first `most` inverted pairs, larger-numbered tile first, as the board shows them.
std::vector<std::pair<Tile, Tile>> inverted_pairs(const Board& board, const Board& goal,
                                                  std::size_t most);

}  // namespace noyes::tiles
