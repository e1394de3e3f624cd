// Boards written short.
#pragma once

#include <noyes/base/random.hpp>
#include <noyes/tiles/goal.hpp>
#include <noyes/tiles/text.hpp>

#include <string_view>
#include <vector>

namespace noyes::test {

inline tiles::Board board(std::string_view text) { return tiles::parse_board(text).value(); }

inline tiles::Board goal(std::string_view name, tiles::Extent extent) {
    return tiles::find_goal(name)->board(extent);
}

// Korf's board 88: 65 moves and thousands of millions of nodes from blank-first.
inline tiles::Board hard_board() { return board("15 2 12 11 / 14 13 9 5 / 1 3 8 7 / 0 10 6 4"); }
inline tiles::Board hard_goal() { return goal("blank-first", {4, 4}); }

// The board after so many random moves, none of which undoes the one before.
inline tiles::Board walked(tiles::Board board, int moves, Random& random) {
    tiles::Direction last = tiles::Direction::up;
    for (int done = 0; done < moves;) {
        const tiles::Direction way = tiles::directions.at(random.below(4));
        if ((done > 0 && way == opposite(last)) || !board.slide(way)) continue;
        last = way;
        ++done;
    }
    return board;
}

}  // namespace noyes::test
