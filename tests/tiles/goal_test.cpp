#include <noyes/tiles/goal.hpp>

#include "boards.hpp"

#include <gtest/gtest.h>

#include <cstdlib>

namespace noyes::tiles {
namespace {

// Steps between two cells, up, down, left or right.
int distance(Extent extent, Cell a, Cell b) {
    const auto apart = [](std::uint32_t x, std::uint32_t y) {
        return std::abs(static_cast<int>(x) - static_cast<int>(y));
    };
    return apart(extent.row(a), extent.row(b)) + apart(extent.column(a), extent.column(b));
}

std::vector<Cell> path_of(const Board& goal) {
    std::vector<Cell> path(goal.extent().cells());
    for (Cell cell = 0; cell < goal.extent().cells(); ++cell) {
        const Tile tile = goal.tile(cell);
        path[tile == 0 ? path.size() - 1 : tile - 1] = cell;
    }
    return path;
}

TEST(Goal, is_blank_last_unless_another_is_named) {
    EXPECT_EQ(named_goals().front().about.name, "blank-last");
    EXPECT_EQ(find_goal("sideways"), nullptr);
}

TEST(Goal, looks_as_drawn_on_3x3) {
    const Extent extent{3, 3};
    EXPECT_EQ(goal_of("blank-last", extent), board_of(extent, {1, 2, 3, 4, 5, 6, 7, 8, 0}));
    EXPECT_EQ(goal_of("blank-first", extent), board_of(extent, {0, 1, 2, 3, 4, 5, 6, 7, 8}));
    EXPECT_EQ(goal_of("snail", extent), board_of(extent, {1, 2, 3, 8, 0, 4, 7, 6, 5}));
    EXPECT_EQ(goal_of("snake", extent), board_of(extent, {1, 2, 3, 6, 5, 4, 7, 8, 0}));
}

TEST(Goal, winds_a_snail_through_rectangles) {
    EXPECT_EQ(goal_of("snail", {4, 4}),
              board_of({4, 4}, {1, 2, 3, 4, 12, 13, 14, 5, 11, 0, 15, 6, 10, 9, 8, 7}));
    EXPECT_EQ(goal_of("snail", {3, 5}),
              board_of({3, 5}, {1, 2, 3, 4, 5, 12, 13, 14, 0, 6, 11, 10, 9, 8, 7}));
    EXPECT_EQ(goal_of("snail", {4, 2}), board_of({4, 2}, {1, 2, 0, 3, 7, 4, 6, 5}));
}

TEST(Goal, ends_a_snake_on_the_left_when_rows_are_even) {
    EXPECT_EQ(goal_of("snake", {2, 3}), board_of({2, 3}, {1, 2, 3, 0, 5, 4}));
}

TEST(Goal, leads_snail_and_snake_from_cell_to_neighbouring_cell_on_every_shape) {
    for (std::uint32_t rows = 2; rows <= 9; ++rows) {
        for (std::uint32_t columns = 2; columns <= 9; ++columns) {
            for (const char* name : {"snail", "snake"}) {
                const auto path = path_of(goal_of(name, {rows, columns}));
                EXPECT_EQ(path.front(), 0u);
                for (std::size_t step = 1; step < path.size(); ++step) {
                    ASSERT_EQ(distance({rows, columns}, path[step - 1], path[step]), 1)
                        << name << ' ' << rows << 'x' << columns << " after tile " << step;
                }
            }
        }
    }
}

TEST(Goal, exists_for_the_largest_board) {
    for (const NamedGoal& goal : named_goals()) {
        EXPECT_EQ(goal.board({1000, 1000}).extent().cells(), 1'000'000u) << goal.about.name;
    }
}

}  // namespace
}  // namespace noyes::tiles
