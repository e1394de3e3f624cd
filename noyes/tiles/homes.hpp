// Where the tiles belong once they are renamed in the order of their homes. All that heuristics and
// searches know of the goal: they see tiles 1, 2, 3, ... at home row by row, and the blank's home.
//
//   blank home 4:   1 2 3      homes:  tile 1..4 -> cell 0..3
//                   4 . 5              tile 5..8 -> cell 5..8
//                   6 7 8
#pragma once

#include <noyes/tiles/board.hpp>

#include <vector>

namespace noyes::tiles {

struct Homes {
    Extent extent;
    Cell blank = 0;

    [[nodiscard]] constexpr Cell of(Tile tile) const { return tile - (tile <= blank ? 1 : 0); }
    // The tile that belongs to a cell; 0 if the blank does.
    [[nodiscard]] constexpr Tile tile_of(Cell cell) const {
        return cell == blank ? 0 : cell + (cell < blank ? 1 : 0);
    }
};

// `names[tile]` is the new name of the user's `tile`; the blank stays 0.
struct Renaming {
    Homes homes;
    std::vector<Tile> names;
};

Renaming rename_for(const Board& goal);

std::vector<Tile> renamed(const Board& board, const Renaming& renaming);

}  // namespace noyes::tiles
