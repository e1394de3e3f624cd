// Boards by how far they are from a goal, where that is known of all of them.
#pragma once

#include <noyes/base/cost.hpp>
#include <noyes/tiles/board.hpp>

#include <vector>

namespace noyes::tiles {

struct DistantBoard {
    Board board;
    Cost distance = 0;  // moves of a shortest solution
};

struct DistantBoards {
    std::vector<DistantBoard> boards;  // nearest first, then by number
    Cost farthest = 0;                 // of all boards of this extent
};

// Up to nine cells: all boards are looked at.
constexpr bool distances_are_known(Extent extent) {
    constexpr std::uint32_t most = 9;
    return extent.rows <= most && extent.columns <= most && extent.cells() <= most;
}

// All boards from which a shortest solution has `least` to `most` moves.
DistantBoards boards_between(const Board& goal, Cost least, Cost most);

}  // namespace noyes::tiles
