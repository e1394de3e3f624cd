#include <noyes/tiles/way_back.hpp>

#include <noyes/base/random.hpp>
#include <noyes/tiles/goal.hpp>
#include <noyes/tiles/heuristics/manhattan.hpp>
#include <noyes/tiles/shuffle.hpp>

#include <gtest/gtest.h>

#include <algorithm>

namespace noyes::tiles {

namespace {

Cell cell_of(std::span<const Tile> tiles, Tile tile) {
    return static_cast<Cell>(std::ranges::find(tiles, tile) - tiles.begin());
}

// Manhattan distance between two boards, tile by tile.
Cost apart(Extent extent, std::span<const Tile> a, std::span<const Tile> b) {
    Cost sum = 0;
    for (Tile tile = 1; tile < a.size(); ++tile) {
        sum += taxicab(extent, cell_of(a, tile), cell_of(b, tile));
    }
    return sum;
}

template <class Shape>
void expect_distance_to_start(Extent extent) {
    Random random(21);
    const Board goal = find_goal("snail")->board(extent);
    for (int i = 0; i < 100; ++i) {
        const Board start = random_board(goal, random);
        const Board board = random_board(goal, random);
        const Renaming back = rename_for(start);
        const WayBack<Shape, Manhattan<Shape>> way(Manhattan<Shape>(back.homes), back.names);
        const Puzzle<Shape> puzzle({extent, 0}, board.tiles());
        auto state = puzzle.start();
        const auto value = way.evaluate(state);
        ASSERT_EQ(way.estimate(value), apart(extent, board.tiles(), start.tiles()));
        puzzle.for_each_child(state, search::NoMove{}, [&](Slide step, auto& child, Cost) {
            EXPECT_EQ(way.advance(value, step, child), way.evaluate(child));
            return false;
        });
    }
}

TEST(WayBack, estimates_the_distance_to_the_start) {
    expect_distance_to_start<Fixed<4, 4>>({4, 4});
    expect_distance_to_start<Fixed<5, 5>>({5, 5});
    expect_distance_to_start<Dynamic>({3, 6});
}

}  // namespace

}  // namespace noyes::tiles
