// Boards of an exact distance, and the farthest ones of the 15-puzzle.
#include <noyes/catalog/board_at.hpp>

#include <noyes/base/executor.hpp>
#include <noyes/catalog/codes.hpp>
#include <noyes/catalog/solve.hpp>
#include <noyes/tiles/antipodes.hpp>
#include <noyes/tiles/goal.hpp>
#include <noyes/tiles/pdb/kept_tables.hpp>
#include <noyes/tiles/solvability.hpp>

#include <gtest/gtest.h>

#include <set>

namespace noyes::catalog {
namespace {

tiles::Board goal_of(const char* name, tiles::Extent extent) {
    return tiles::find_goal(name)->board(extent);
}

// By another way than the one that drew the board.
std::size_t distance(const tiles::Board& board, const tiles::Board& goal) {
    const auto answer = solve({.board = board,
                               .goal = goal,
                               .algorithm = {"ida", {{"detours", "10"}}},
                               .heuristic = {"walking-distance"}});
    EXPECT_EQ(answer->status, Status::optimal);
    return answer->moves.size();
}

TEST(BoardAt, is_as_far_away_as_was_wished) {
    Random random(5);
    for (const char* name : {"blank-last", "snail"}) {
        const tiles::Board goal = goal_of(name, {4, 4});
        for (const Cost wished : {0, 1, 17, 30, 41}) {
            const auto board = board_at({.goal = goal, .distance = wished}, random);
            ASSERT_TRUE(board && *board);
            EXPECT_EQ(distance(**board, goal), static_cast<std::size_t>(wished));
        }
    }
}

TEST(BoardAt, is_there_for_smaller_boards) {
    Random random(5);
    const tiles::Board goal = goal_of("blank-last", {2, 5});
    const auto board = board_at({.goal = goal, .distance = 35}, random);
    ASSERT_TRUE(board && *board);
    EXPECT_EQ(distance(**board, goal), 35u);
}

// 55 moves are the most on 2x5 (breadth-first search), 80 on 4x4 (Bruengger and others 1999).
TEST(BoardAt, is_not_there_beyond_the_farthest) {
    Random random(5);
    for (const Wish& wish : {Wish{.goal = goal_of("blank-last", {2, 5}), .distance = 56},
                             Wish{.goal = goal_of("blank-last", {4, 4}), .distance = 81}}) {
        const auto board = board_at(wish, random);
        ASSERT_FALSE(board);
        EXPECT_EQ(board.error().code, code::none_at_distance);
    }
}

TEST(BoardAt, is_nothing_when_stopped) {
    Random random(5);
    StopFlag stop;
    stop.raise();
    const auto board =
        board_at({.goal = goal_of("blank-last", {4, 4}), .distance = 40, .stop = &stop}, random);
    ASSERT_TRUE(board);
    EXPECT_FALSE(*board);
}

TEST(Antipodes, are_seventeen_boards_from_which_each_corner_can_be_reached) {
    std::set<std::vector<tiles::Tile>> known;
    for (const char* name : {"blank-last", "blank-first"}) {
        const tiles::Board goal = goal_of(name, {4, 4});
        for (std::size_t number = 0; number < tiles::antipodes.size(); ++number) {
            for (const std::size_t turn : {0u, 1u}) {
                const tiles::Board board = tiles::antipode(goal, number, turn);
                EXPECT_TRUE(tiles::solvability(board, goal).solvable);
            }
        }
    }
    for (const auto& board : tiles::antipodes) known.insert({board.begin(), board.end()});
    EXPECT_EQ(known.size(), 17u);
}

// Published: 80 moves each. Eight tiles in a table, some seconds to make.
TEST(AntipodesSlow, need_eighty_moves) {
    noyes::Run run;
    tiles::NoTables none;
    tiles::KeptTables tables(none, run, serial_executor());
    const tiles::Board goal = goal_of("blank-first", {4, 4});
    for (std::size_t number = 0; number < tiles::antipodes.size(); ++number) {
        const auto answer = solve({.board = tiles::antipode(goal, number, number % 2),
                                   .goal = goal,
                                   .algorithm = {"ida", {{"detours", "12"}}},
                                   .heuristic = {"pdb", {{"", "7-8"}}},
                                   .tables = &tables});
        EXPECT_EQ(answer->status, Status::optimal);
        EXPECT_EQ(answer->moves.size(), 80u) << number;
    }
}

TEST(BoardAtSlow, is_far_away_where_random_boards_are_not) {
    noyes::Run run;
    tiles::NoTables none;
    tiles::KeptTables tables(none, run, serial_executor());
    const tiles::Board goal = goal_of("blank-last", {4, 4});
    Random random(5);
    for (const Cost wished : {64, 80}) {
        const auto board = board_at({.goal = goal, .distance = wished, .tables = &tables}, random);
        ASSERT_TRUE(board && *board);
        const auto answer = solve({.board = **board, .goal = goal, .insist_on_optimum = true});
        EXPECT_EQ(answer->moves.size(), static_cast<std::size_t>(wished));
    }
}

}  // namespace
}  // namespace noyes::catalog
