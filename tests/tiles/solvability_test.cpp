#include <noyes/tiles/solvability.hpp>

#include "boards.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <deque>
#include <numeric>
#include <unordered_set>

namespace noyes::tiles {
namespace {

// Four bits a cell.
std::uint64_t packed(const Board& board) {
    std::uint64_t key = 0;
    for (const Tile tile : board.tiles()) key = key << 4 | tile;
    return key;
}

std::unordered_set<std::uint64_t> all_reached_from(const Board& goal) {
    std::unordered_set<std::uint64_t> seen{packed(goal)};
    std::deque<Board> waiting{goal};
    for (; !waiting.empty(); waiting.pop_front()) {
        for (const Direction direction : directions) {
            Board child = waiting.front();
            if (child.slide(direction) && seen.insert(packed(child)).second) {
                waiting.push_back(std::move(child));
            }
        }
    }
    return seen;
}

void expect_solvable_exactly_if_reached(const Board& goal) {
    const auto reached = all_reached_from(goal);
    std::vector<Tile> tiles(goal.extent().cells());
    std::iota(tiles.begin(), tiles.end(), Tile{0});
    std::size_t count = 0;
    do {
        const Board board = board_of(goal.extent(), tiles);
        ASSERT_EQ(solvability(board, goal).solvable, reached.contains(packed(board)));
        ++count;
    } while (std::ranges::next_permutation(tiles).found);
    EXPECT_EQ(reached.size(), count / 2);
}

// The named goals, and two that nobody has named.
std::vector<Board> goals_of(Extent extent) {
    std::vector<Board> goals;
    for (const NamedGoal& goal : named_goals()) goals.push_back(goal.board(extent));
    std::vector<Tile> tiles(extent.cells());
    std::iota(tiles.rbegin(), tiles.rend(), Tile{0});
    goals.push_back(board_of(extent, tiles));
    std::swap(tiles[1], tiles.back());
    goals.push_back(board_of(extent, tiles));
    return goals;
}

TEST(Solvability, agrees_with_breadth_first_search_on_all_boards_of_2x2_2x3_and_3x2) {
    for (const Extent extent : {Extent{2, 2}, Extent{2, 3}, Extent{3, 2}}) {
        for (const Board& goal : goals_of(extent)) expect_solvable_exactly_if_reached(goal);
    }
}

TEST(SolvabilitySlow, agrees_with_breadth_first_search_on_all_boards_of_3x3) {
    for (const Board& goal : goals_of({3, 3})) expect_solvable_exactly_if_reached(goal);
}

TEST(Solvability, counts_the_three_inverted_pairs_of_a_worked_example) {
    const Board board = board_of({3, 3}, {3, 1, 2, 4, 5, 7, 6, 8, 0});
    const Board goal = goal_of("blank-last", {3, 3});
    const Solvability answer = solvability(board, goal);
    EXPECT_EQ(answer.inverted_pairs, 3u);
    EXPECT_FALSE(answer.blank_row_matters);
    EXPECT_FALSE(answer.solvable);
    const std::vector<std::pair<Tile, Tile>> pairs{{3, 1}, {3, 2}, {7, 6}};
    EXPECT_EQ(inverted_pairs(board, goal, 10), pairs);
    EXPECT_EQ(inverted_pairs(board, goal, 2).size(), 2u);
}

// 1 2 7 4 / 0 3 6 A / 8 5 D B / 9 C E F: 14 pairs, 14 + 1 is odd.
TEST(Solvability, adds_the_row_of_the_blank_when_columns_are_even) {
    const Board board = board_of({4, 4}, {1, 2, 7, 4, 0, 3, 6, 10, 8, 5, 13, 11, 9, 12, 14, 15});
    const Solvability answer = solvability(board, goal_of("blank-first", {4, 4}));
    EXPECT_EQ(answer.inverted_pairs, 14u);
    EXPECT_TRUE(answer.blank_row_matters);
    EXPECT_EQ(answer.blank_row, 1u);
    EXPECT_EQ(answer.blank_home_row, 0u);
    EXPECT_FALSE(answer.solvable);
}

// Snail against blank-last: on 3x3 there are 7 inverted pairs (8 4 7 6 5 after 1 2 3), an odd
// number; on 4x4 there are 37, and the blank is one row off, which makes it even.
TEST(Solvability, parts_snail_from_blank_last_on_3x3_but_not_on_4x4) {
    const auto of_snail = [](Extent extent) {
        return solvability(goal_of("snail", extent), goal_of("blank-last", extent));
    };
    EXPECT_EQ(of_snail({3, 3}).inverted_pairs, 7u);
    EXPECT_FALSE(of_snail({3, 3}).solvable);
    EXPECT_EQ(of_snail({4, 4}).inverted_pairs, 37u);
    EXPECT_TRUE(of_snail({4, 4}).solvable);
}

// Reversed: every pair of the n-1 tiles is inverted, (n-1)(n-2)/2 of them.
TEST(Solvability, counts_the_pairs_of_a_million_tiles) {
    std::vector<Tile> tiles(1'000'000);
    std::iota(tiles.rbegin(), tiles.rend(), Tile{0});
    const Board board = board_of({1000, 1000}, tiles);
    const Board goal = goal_of("blank-last", {1000, 1000});
    EXPECT_EQ(solvability(board, goal).inverted_pairs, 999'999ull * 999'998ull / 2);
}

TEST(Solvability, finds_the_only_pair_of_a_million_tiles) {
    std::vector<Tile> tiles(1'000'000);
    std::iota(tiles.begin(), tiles.end(), Tile{1});
    tiles.back() = 0;
    std::swap(tiles[700'000], tiles[700'001]);
    const Board goal = goal_of("blank-last", {1000, 1000});
    const std::vector<std::pair<Tile, Tile>> pairs{{700'002, 700'001}};
    EXPECT_EQ(inverted_pairs(board_of({1000, 1000}, tiles), goal, 10), pairs);
}

}  // namespace
}  // namespace noyes::tiles
