#include <noyes/tiles/large/layers.hpp>

#include <noyes/tiles/goal.hpp>
#include <noyes/tiles/shuffle.hpp>

#include "../../conformance/all_boards.hpp"

#include <gtest/gtest.h>

#include <numeric>

namespace noyes::test {

namespace {

using search::Outcome;
using tiles::Board;
using tiles::Extent;
using tiles::Stage;
using tiles::StagedResult;

StagedResult solve(const Board& board, const Board& goal) {
    const tiles::Renaming renaming = rename_for(goal);
    Run run;
    return solve_in_layers(renaming.homes, renamed(board, renaming), run);
}

Board goal_board(std::string_view name, Extent extent) {
    return tiles::find_goal(name)->board(extent);
}

// Plays the moves on the user's own board, and looks whether the stages add up to them.
bool is_right(Board board, const StagedResult& result, const Board& goal) {
    if (result.outcome != Outcome::solved) return false;
    for (const tiles::Direction move : result.path) {
        if (!board.slide(move)) return false;
    }
    std::size_t staged = 0;
    for (const Stage& stage : result.stages) staged += stage.moves;
    return board == goal && staged == result.path.size();
}

std::string written(Extent extent, std::string_view goal) {
    return std::to_string(extent.rows) + "x" + std::to_string(extent.columns) + " " +
           std::string(goal);
}

// Returns the average number of moves.
double solve_random(Extent extent, std::string_view goal_name, int boards) {
    const Board goal = goal_board(goal_name, extent);
    Random random(extent.cells());
    std::size_t moves = 0;
    for (int i = 0; i < boards; ++i) {
        const Board board = random_board(goal, random);
        const StagedResult result = solve(board, goal);
        EXPECT_TRUE(is_right(board, result, goal)) << written(extent, goal_name) << " no. " << i;
        moves += result.path.size();
    }
    return static_cast<double>(moves) / boards;
}

void solve_every_shape(std::string_view goal, int boards) {
    for (std::uint32_t rows = 2; rows <= 10; ++rows) {
        for (std::uint32_t columns = 2; columns <= 10; ++columns)
            solve_random({rows, columns}, goal, boards);
    }
}

#ifdef NOYES_SANITIZED
constexpr int some = 1;
#else
constexpr int some = 5;
#endif

TEST(Layers, solve_every_shape_from_2x2_to_10x10_for_every_goal) {
    for (const auto& goal : tiles::named_goals()) solve_every_shape(goal.about.name, some);
}

// 1,000 boards of each shape, 250 for each of the four goals.
constexpr int many = 250;
TEST(LayersSlow, solve_many_boards_of_every_shape_for_blank_last) {
    solve_every_shape("blank-last", many);
}
TEST(LayersSlow, solve_many_boards_of_every_shape_for_blank_first) {
    solve_every_shape("blank-first", many);
}
TEST(LayersSlow, solve_many_boards_of_every_shape_for_snail) { solve_every_shape("snail", many); }
TEST(LayersSlow, solve_many_boards_of_every_shape_for_snake) { solve_every_shape("snake", many); }

TEST(Layers, solve_long_strips) {
    for (const auto& goal : tiles::named_goals()) {
        for (const Extent extent : {Extent{2, 30}, Extent{30, 2}, Extent{3, 40}, Extent{40, 3}})
            solve_random(extent, goal.about.name, some);
    }
}

TEST(Layers, solve_boards_that_no_search_can_look_through) {
    solve_random({50, 50}, "snail", 1);
    solve_random({20, 70}, "snake", 1);
#ifndef NOYES_SANITIZED
    solve_random({100, 100}, "blank-last", 1);
#endif
}

TEST(LayersSlow, solve_several_of_50x50_and_100x100) {
    for (const auto& goal : tiles::named_goals()) {
        solve_random({50, 50}, goal.about.name, 5);
        solve_random({100, 100}, goal.about.name, 2);
    }
}

TEST(LayersSlow, need_fewer_than_2300_moves_for_a_10x10_board) {
    EXPECT_LT(solve_random({10, 10}, "blank-last", 200), 2'300);
}

// A goal of one's own with the blank at any cell: none of the lines has to be in any order.
TEST(Layers, solve_boards_wherever_the_blank_belongs) {
    const Extent extent{6, 5};
    for (tiles::Cell blank = 0; blank < extent.cells(); ++blank) {
        std::vector<tiles::Tile> tiles(extent.cells());
        std::iota(tiles.begin(), tiles.end(), 0u);
        std::swap(tiles[0], tiles[blank]);
        const Board goal = Board::make(extent, tiles).value();
        Random random(blank);
        for (int i = 0; i < some; ++i) {
            const Board board = random_board(goal, random);
            EXPECT_TRUE(is_right(board, solve(board, goal), goal)) << "blank at " << blank;
        }
    }
}

// So little is left from the start that all of it is the last stage.
void expect_shortest_everywhere(const Board& goal, std::size_t every) {
    const AllBoards all(goal);
    for (std::size_t i = 0; i < all.boards().size(); i += every) {
        const Placed& placed = all.boards()[i];
        const Board board = all.board(placed.tiles);
        const StagedResult result = solve(board, goal);
        ASSERT_TRUE(is_right(board, result, goal));
        ASSERT_EQ(static_cast<int>(result.path.size()), placed.distance);
        ASSERT_EQ(result.stages.size(), 1u);
    }
}

#ifdef NOYES_SANITIZED
constexpr std::size_t rarely = 2'003;
#else
constexpr std::size_t rarely = 97;
#endif

TEST(Layers, solve_small_boards_by_the_fewest_moves) {
    for (const auto& goal : tiles::named_goals()) {
        expect_shortest_everywhere(goal.board({2, 2}), 1);
        expect_shortest_everywhere(goal.board({2, 3}), 1);
        expect_shortest_everywhere(goal.board({3, 2}), 1);
        expect_shortest_everywhere(goal.board({3, 3}), rarely);
        expect_shortest_everywhere(goal.board({2, 4}), rarely);
        expect_shortest_everywhere(goal.board({4, 2}), rarely);
    }
}

TEST(LayersSlow, solve_every_8_puzzle_by_the_fewest_moves) {
    expect_shortest_everywhere(goal_board("blank-last", {3, 3}), 1);
    expect_shortest_everywhere(goal_board("snail", {3, 3}), 1);
}

TEST(Layers, have_no_move_to_make_on_a_solved_board) {
    for (const Extent extent : {Extent{2, 2}, Extent{4, 4}, Extent{2, 9}, Extent{12, 7}}) {
        const Board goal = goal_board("snail", extent);
        EXPECT_TRUE(solve(goal, goal).path.empty());
    }
}

TEST(Layers, name_their_stages_after_the_lines_they_fill) {
    const Board goal = goal_board("blank-first", {4, 5});
    Random random(4);
    const StagedResult result = solve(random_board(goal, random), goal);
    using Kind = Stage::Kind;
    // 5 columns: one goes, and not the first, where the blank belongs; then 4x4, then 3x4 or 4x3.
    ASSERT_EQ(result.stages.size(), 7u);
    EXPECT_EQ(result.stages[0].kind, Kind::column);
    EXPECT_EQ(result.stages[0].line, 5u);
    EXPECT_EQ(result.stages[1].kind, Kind::column_end);
    EXPECT_EQ(result.stages[1].line, 5u);
    EXPECT_EQ(result.stages[6].kind, Kind::rest);
    EXPECT_EQ(result.stages[6].extent, (Extent{3, 3}));
}

TEST(Layers, fill_lines_of_two_cells_in_one_stage) {
    const Board goal = goal_board("blank-last", {2, 6});
    Random random(4);
    const StagedResult result = solve(random_board(goal, random), goal);
    ASSERT_EQ(result.stages.size(), 3u);
    EXPECT_EQ(result.stages[0].kind, Stage::Kind::column);
    EXPECT_EQ(result.stages[0].line, 1u);
    EXPECT_EQ(result.stages[1].line, 2u);
    EXPECT_EQ(result.stages[2].extent, (Extent{2, 4}));
}

}  // namespace

}  // namespace noyes::test
