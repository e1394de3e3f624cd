#include <noyes/tiles/rolled_board.hpp>

#include <noyes/tiles/puzzle.hpp>

#include <gtest/gtest.h>

#include <array>
#include <utility>

namespace noyes::tiles {

namespace {

using Shape = Fixed<4, 4>;
using Tiles = std::array<Tile, 16>;

PackedBoard<Shape> packed(const Tiles& tiles) {
    PackedBoard<Shape> board;
    for (Cell cell = 0; cell < 16; ++cell) board.place(cell, tiles[cell]);
    return board;
}

// Tiles in some order, the blank in `cell`.
Tiles with_blank_in(Cell cell) {
    Tiles tiles{3, 14, 7, 1, 9, 12, 0, 5, 11, 2, 15, 8, 4, 13, 6, 10};
    std::swap(tiles[6], tiles[cell]);
    return tiles;
}

TEST(RolledBoard, rolls_on_to_the_board_after_each_move_wherever_the_blank_is_and_belongs) {
    for (Cell home = 0; home < 16; ++home) {
        const Homes homes{{4, 4}, home};
        for (Cell blank = 0; blank < 16; ++blank) {
            const Tiles tiles = with_blank_in(blank);
            const RolledBoard board(packed(tiles), homes);
            for (const Direction way : directions) {
                if (!is_legal(homes.extent, blank, way)) continue;
                Tiles moved = tiles;
                std::swap(moved[blank], moved[neighbour(homes.extent, blank, way)]);
                const RolledBoard next(packed(moved), homes);
                EXPECT_EQ(board.after(search::Way(static_cast<unsigned>(way))), next);
                EXPECT_NE(next, board);
            }
        }
    }
}

TEST(RolledBoard, tells_the_home_lines_of_the_tiles_beside_the_blank) {
    const Homes homes{{4, 4}, 5};
    const Tiles tiles = with_blank_in(9);
    const RolledBoard board(packed(tiles), homes);
    const auto home = [&](Cell cell) { return homes.of(tiles[cell]); };
    EXPECT_EQ(board.home_row<Direction::up>(), homes.extent.row(home(5)));
    EXPECT_EQ(board.home_row<Direction::down>(), homes.extent.row(home(13)));
    EXPECT_EQ(board.home_column<Direction::left>(), homes.extent.column(home(8)));
    EXPECT_EQ(board.home_column<Direction::right>(), homes.extent.column(home(10)));
}

}  // namespace

}  // namespace noyes::tiles
