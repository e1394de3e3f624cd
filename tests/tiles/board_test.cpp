#include <noyes/tiles/board.hpp>

#include <noyes/tiles/codes.hpp>

#include "boards.hpp"

#include <gtest/gtest.h>

namespace noyes::tiles {
namespace {

TEST(Board, knows_where_its_blank_is) {
    const Board board = board_of({2, 3}, {1, 2, 3, 4, 0, 5});
    EXPECT_EQ(board.blank(), 4u);
    EXPECT_EQ(board.tile(3), 4u);
}

TEST(Board, slides_the_tile_beside_the_blank) {
    Board board = board_of({2, 3}, {1, 2, 3, 4, 0, 5});
    ASSERT_TRUE(board.slide(Direction::up));
    EXPECT_EQ(board, board_of({2, 3}, {1, 0, 3, 4, 2, 5}));
    ASSERT_TRUE(board.slide(Direction::left));
    EXPECT_EQ(board, board_of({2, 3}, {0, 1, 3, 4, 2, 5}));
}

TEST(Board, stays_as_it_is_when_the_edge_is_in_the_way) {
    Board corner = board_of({2, 3}, {0, 1, 3, 4, 2, 5});
    const Board before = corner;
    EXPECT_FALSE(corner.slide(Direction::up));
    EXPECT_FALSE(corner.slide(Direction::left));
    EXPECT_EQ(corner, before);
    Board edge = board_of({2, 3}, {1, 2, 0, 4, 3, 5});
    EXPECT_FALSE(edge.slide(Direction::right));
    EXPECT_TRUE(edge.slide(Direction::down));
    EXPECT_FALSE(edge.slide(Direction::down));
}

TEST(Board, has_sides_from_2_to_1000) {
    EXPECT_EQ(Board::make({1, 4}, {0, 1, 2, 3}).error().code, code::size_out_of_range);
    EXPECT_EQ(Board::make({2, 1001}, {}).error().code, code::size_out_of_range);
    EXPECT_EQ(Board::make({65536, 65536}, {}).error().code, code::size_out_of_range);
    EXPECT_TRUE(Board::make({2, 2}, {3, 2, 1, 0}));
}

TEST(Board, has_as_many_tiles_as_cells) {
    const Error error = Board::make({2, 2}, {0, 1, 2}).error();
    EXPECT_EQ(error.code, code::wrong_count);
    EXPECT_EQ(error.numbers[0], 3);
    EXPECT_EQ(error.numbers[1], 4);
}

TEST(Board, has_each_tile_once) {
    const Error twice = Board::make({2, 3}, {0, 1, 2, 3, 1, 5}).error();
    EXPECT_EQ(twice.code, code::duplicate_tile);
    EXPECT_EQ(twice.line, 2u);
    EXPECT_EQ(twice.column, 2u);
    EXPECT_EQ(twice.numbers, (std::array<std::int64_t, 3>{1, 1, 2}));
    EXPECT_EQ(Board::make({2, 2}, {0, 1, 0, 2}).error().code, code::duplicate_blank);
    EXPECT_EQ(Board::make({2, 2}, {0, 1, 4, 2}).error().code, code::tile_too_large);
}

TEST(Board, misses_its_blank_when_tiles_are_numbered_up_to_the_number_of_cells) {
    EXPECT_EQ(Board::make({2, 2}, {1, 2, 3, 4}).error().code, code::missing_blank);
}

TEST(Direction, reads_up_left_right_down) {
    std::string letters;
    for (const Direction direction : directions) letters += letter(direction);
    EXPECT_EQ(letters, "ULRD");
    EXPECT_EQ(opposite(Direction::up), Direction::down);
    EXPECT_EQ(opposite(Direction::left), Direction::right);
}

}  // namespace
}  // namespace noyes::tiles
