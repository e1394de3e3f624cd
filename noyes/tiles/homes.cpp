#include <noyes/tiles/homes.hpp>

namespace noyes::tiles {

Renaming rename_for(const Board& goal) {
    Renaming renaming{.homes = {goal.extent(), goal.blank()},
                      .names = std::vector<Tile>(goal.tiles().size(), 0)};
    Tile next = 1;
    for (const Tile tile : goal.tiles()) {
        if (tile != 0) renaming.names[tile] = next++;
    }
    return renaming;
}

std::vector<Tile> renamed(const Board& board, const Renaming& renaming) {
    std::vector<Tile> tiles;
    tiles.reserve(board.tiles().size());
    for (const Tile tile : board.tiles()) tiles.push_back(renaming.names[tile]);
    return tiles;
}

}  // namespace noyes::tiles
