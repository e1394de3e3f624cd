// Every named partition, on every board of 3x3 and for every home of the blank.
#include <noyes/tiles/goal.hpp>
#include <noyes/tiles/pdb/partition.hpp>

#include "distances.hpp"
#include "made.hpp"

#include <gtest/gtest.h>

#include <algorithm>

namespace noyes::test {

namespace {

using tiles::Board;
using Shape = tiles::Fixed<3, 3>;

Board goal_with_blank_at(tiles::Cell blank) {
    std::vector<tiles::Tile> tiles(9);
    tiles::Tile next = 1;
    for (tiles::Cell cell = 0; cell < 9; ++cell) tiles[cell] = cell == blank ? 0 : next++;
    return *Board::make({3, 3}, std::move(tiles));
}

struct Count {
    int overestimates = 0;
    int exact = 0;
};

Count count(const Board& goal, const std::string& partition) {
    const auto heuristic =
        made<Shape>(*catalog::find_heuristic("pdb"), goal, Settings({{"partition", partition}}));
    const tiles::Renaming renaming = tiles::rename_for(goal);
    const Distances all(goal);
    Count result;
    for (std::size_t i = 0; i < all.size(); ++i) {
        const tiles::Puzzle<Shape> puzzle(renaming.homes, tiles::renamed(all.board(i), renaming));
        const Cost estimate = heuristic.estimate(heuristic.evaluate(puzzle.start()));
        result.overestimates += estimate > all.distance(i) ? 1 : 0;
        result.exact += estimate == all.distance(i) ? 1 : 0;
    }
    return result;
}

TEST(PatternDatabases, never_overestimate_any_8_puzzle_whatever_the_partition_and_goal) {
    for (const tiles::Cell blank : {0u, 1u, 4u, 8u}) {
        const Board goal = goal_with_blank_at(blank);
        for (const std::string partition : {"4-4", "3-3-2", "1-1-1-1-1-1-1-1", "6-2", "3"}) {
            EXPECT_EQ(count(goal, partition).overestimates, 0) << partition << ' ' << blank;
        }
    }
}

TEST(PatternDatabases, of_all_tiles_are_exact) {
    EXPECT_EQ(count(goal_with_blank_at(0), "8").exact, 181'440);
    EXPECT_EQ(count(goal_with_blank_at(4), "8").exact, 181'440);
}

}  // namespace
}  // namespace noyes::test
