#include <noyes/tiles/shuffle.hpp>

#include <noyes/tiles/solvability.hpp>

#include <algorithm>
#include <numeric>
#include <utility>
#include <vector>

namespace noyes::tiles {

namespace {

// Fisher and Yates, in the form of Durstenfeld (1964).
std::vector<Tile> shuffled(std::uint32_t cells, Random& random) {
    std::vector<Tile> tiles(cells);
    std::iota(tiles.begin(), tiles.end(), Tile{0});
    for (std::uint32_t left = cells; left > 1; --left) {
        std::swap(tiles[left - 1], tiles[static_cast<std::size_t>(random.below(left))]);
    }
    return tiles;
}

// Exchanging tiles 1 and 2 pairs each unsolvable board with one solvable one, so what was uniform
// over all boards becomes uniform over the solvable ones.
std::vector<Tile> with_1_and_2_exchanged(std::span<const Tile> tiles) {
    std::vector<Tile> other(tiles.begin(), tiles.end());
    std::iter_swap(std::ranges::find(other, Tile{1}), std::ranges::find(other, Tile{2}));
    return other;
}

}  // namespace

Board random_board(const Board& goal, Random& random) {
    const Extent extent = goal.extent();
    Board board = Board::make(extent, shuffled(extent.cells(), random)).value();
    if (solvability(board, goal).solvable) return board;
    return Board::make(extent, with_1_and_2_exchanged(board.tiles())).value();
}

}  // namespace noyes::tiles
