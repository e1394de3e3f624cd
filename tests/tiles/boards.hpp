// Boards for tests, written down shortly.
#pragma once

#include <noyes/tiles/board.hpp>
#include <noyes/tiles/goal.hpp>

#include <string_view>
#include <vector>

namespace noyes::tiles {

inline Board board_of(Extent extent, std::vector<Tile> tiles) {
    return Board::make(extent, std::move(tiles)).value();
}

inline Board goal_of(std::string_view name, Extent extent) {
    return find_goal(name)->board(extent);
}

}  // namespace noyes::tiles
