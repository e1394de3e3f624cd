#include <noyes/tiles/shuffle.hpp>

#include <noyes/tiles/solvability.hpp>

#include <algorithm>
#include <array>
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

Direction drawn_move(const Board& board, Random& random) {
    std::array<Direction, directions.size()> legal{};
    std::size_t count = 0;
    for (const Direction direction : directions) {
        if (is_legal(board.extent(), board.blank(), direction)) legal[count++] = direction;
    }
    return legal[static_cast<std::size_t>(random.below(count))];
}

}  // namespace

// Exchanging two tiles pairs each solvable board with one unsolvable one, so what was uniform over
// all boards becomes uniform over the half.
Board random_board(const Board& goal, Random& random, Reach reach) {
    const Extent extent = goal.extent();
    Board board = Board::make(extent, shuffled(extent.cells(), random)).value();
    if (solvability(board, goal).solvable == (reach == Reach::solvable)) return board;
    return in_the_other_half(board);
}

Board walked(Board start, std::uint64_t steps, Random& random) {
    for (; steps > 0; --steps) start.slide(drawn_move(start, random));
    return start;
}

Board in_the_other_half(const Board& board) {
    std::vector<Tile> tiles(board.tiles().begin(), board.tiles().end());
    std::iter_swap(std::ranges::find(tiles, Tile{1}), std::ranges::find(tiles, Tile{2}));
    return Board::make(board.extent(), std::move(tiles)).value();
}

}  // namespace noyes::tiles
