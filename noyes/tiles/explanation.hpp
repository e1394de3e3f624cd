// What a heuristic says of a board, taken apart: each part says how many moves it adds, and why.
//
//   2 1 3      Linear conflict: tile 1 is one cell from home, tile 2 too, and one of them must
//   leave 4 5 6      the row to let the other pass: 7 8 .        distance 1 (tile 1) + distance 1
//   (tile 2) + row_conflict 2 (1 and 2) = 4
#pragma once

#include <noyes/base/cost.hpp>
#include <noyes/tiles/board.hpp>

#include <cstdint>
#include <string_view>
#include <utility>
#include <vector>

namespace noyes::tiles {

enum class Why : std::uint8_t {
    away,             // the tile is not at home
    distance,         // its rows and columns to its home
    row_conflict,     // `tiles` must leave row `number`; `pairs` stand in each other's way
    column_conflict,  // the same of a column
    corner,        // the tile is at home, but the wrong tile in corner cell `number` drives it out
    last_moves,    // detours that every end forces; `pairs` are the ends, the last tile second,
                   // and `counts` how many of the two make a detour
    rows_changed,  // by the blank; `counts[row * rows + home row]` tiles stand there
    columns_changed,    // the same of columns
    row_inversions,     // `pairs` are in the wrong order, read row by row; a vertical move passes
                        // `number` tiles
    column_inversions,  // the same, read column by column
    pattern,            // the moves that `tiles` need together, as a table has them
    whole,              // all of the estimate: this heuristic does not say more
};

std::string_view name(Why why);  // "row-conflict"

struct Part {
    Why why;
    Cost amount = 0;
    std::vector<Tile> tiles{};
    std::vector<std::pair<Tile, Tile>> pairs{};
    std::uint32_t number = 0;  // rows, columns and cells count from 0
    std::vector<std::uint32_t> counts{};
};

// Adds up to the estimate. Tiles that add nothing are left out.
using Sum = std::vector<Part>;

Cost total(const Sum& sum);

}  // namespace noyes::tiles
