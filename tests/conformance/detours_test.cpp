// IDA* that leaves out detours still finds a shortest way from everywhere.
#include <noyes/catalog/solve.hpp>
#include <noyes/search/ida_star.hpp>
#include <noyes/tiles/detours/without_detours.hpp>
#include <noyes/tiles/goal.hpp>
#include <noyes/tiles/heuristics/manhattan.hpp>
#include <noyes/tiles/text.hpp>

#include "distances.hpp"

#include <gtest/gtest.h>
#include <tests/golden/korf.hpp>

namespace noyes::test {

namespace {

using tiles::Board;
using tiles::Detours;

// The lengths of the ways found from every `every`-th board are those of breadth-first search.
template <class Shape>
void expect_shortest_ways(const Board& goal, int depth, std::size_t every) {
    const Distances all(goal);
    const tiles::Renaming renaming = rename_for(goal);
    const tiles::Manhattan<Shape> heuristic(renaming.homes);
    Run run;
    const Detours detours = Detours::make(goal.extent(), depth, run).value();
    for (std::size_t i = all.size(); i-- > 0;) {
        if (i % every != 0 && i + 10 < all.size()) continue;  // the farthest ones always
        const Board board = all.board(i);
        const tiles::Puzzle<Shape> puzzle(renaming.homes, renamed(board, renaming));
        search::Unobserved nobody;
        const auto result = search::IdaStar::search(tiles::WithoutDetours<Shape>(puzzle, detours),
                                                    heuristic, nobody, run, {});
        ASSERT_EQ(result.outcome, search::Outcome::solved);
        ASSERT_EQ(result.cost, all.distance(i)) << depth << ' ' << tiles::to_line(board);
    }
}

Board goal_with_blank_in(tiles::Extent extent, tiles::Cell blank) {
    std::vector<tiles::Tile> tiles;
    for (tiles::Tile tile = 1; tile < extent.cells(); ++tile) tiles.push_back(tile);
    tiles.insert(tiles.begin() + blank, 0);
    return *Board::make(extent, tiles);
}

#ifdef NOYES_SANITIZED
constexpr std::size_t few = 9973;
#else
constexpr std::size_t few = 211;
#endif

class DetoursOfDepth : public testing::TestWithParam<int> {};

TEST_P(DetoursOfDepth, keep_a_shortest_way_to_every_home_of_the_blank) {
    for (tiles::Cell blank = 0; blank < 9; ++blank) {
        expect_shortest_ways<tiles::Fixed<3, 3>>(goal_with_blank_in({3, 3}, blank), GetParam(),
                                                 few);
    }
}

TEST_P(DetoursOfDepth, keep_a_shortest_way_on_boards_that_are_not_square) {
    for (const tiles::Extent extent : {tiles::Extent{2, 4}, tiles::Extent{4, 2}}) {
        expect_shortest_ways<tiles::Dynamic>(goal_with_blank_in(extent, 5), GetParam(), few);
    }
}

INSTANTIATE_TEST_SUITE_P(Moves, DetoursOfDepth, testing::Values(2, 4, 6, 8, 9, 10, 11, 12, 14, 16));

TEST(DetoursSlow, keep_a_shortest_way_from_every_8_puzzle) {
    for (const int depth : {6, 8, 10, 12, 14}) {
        expect_shortest_ways<tiles::Fixed<3, 3>>(goal_with_blank_in({3, 3}, 8), depth, 1);
    }
}

TEST(DetoursSlow, keep_a_shortest_way_from_every_board_of_2x4) {
    for (const int depth : {6, 10, 12, 14}) {
        expect_shortest_ways<tiles::Dynamic>(goal_with_blank_in({2, 4}, 0), depth, 1);
    }
}

catalog::Answer solve(const golden::Korf& korf, const char* detours) {
    return *catalog::solve({.board = korf.board,
                            .goal = tiles::find_goal("blank-first")->board({4, 4}),
                            .algorithm = {"ida", {{"detours", detours}}},
                            .heuristic = {"walking-distance"}});
}

TEST(DetoursSlow, keep_the_lengths_of_korfs_boards_and_save_a_third_of_the_nodes) {
    std::uint64_t with = 0;
    std::uint64_t without = 0;
    for (const golden::Korf& korf : golden::korf_boards()) {
        if (korf.generated > 60'000'000) continue;
        const catalog::Answer answer = solve(korf, "12");
        EXPECT_EQ(answer.status, catalog::Status::optimal) << korf.id;
        EXPECT_EQ(answer.moves.size(), korf.length) << korf.id;
        with += answer.stats.generated;
        without += solve(korf, "0").stats.generated;
    }
    EXPECT_LT(3 * with, 2 * without);
}

}  // namespace

}  // namespace noyes::test
