// Boards to measure on: a random walk over 15-puzzles, so that neighbours in the list are
// neighbours in the puzzle, as in a search.
#pragma once

#include <noyes/base/random.hpp>
#include <noyes/tiles/goal.hpp>
#include <noyes/tiles/puzzle.hpp>
#include <noyes/tiles/shape.hpp>
#include <noyes/tiles/shuffle.hpp>

#include <cstddef>
#include <vector>

namespace noyes::bench {

using Fifteen = tiles::Puzzle<tiles::Fixed<4, 4>>;
inline constexpr tiles::Homes fifteen_homes{{4, 4}, 0};

// Any board will do for asking a puzzle for children.
inline Fifteen some_puzzle() {
    const tiles::Board goal = tiles::find_goal("blank-first")->board({4, 4});
    Random random(1);
    return {fifteen_homes, tiles::random_board(goal, random).tiles()};
}

struct Walk {
    struct Place {
        Fifteen::State state;
        tiles::Slide step;  // that led here
    };

    Fifteen::State start;
    std::vector<Place> places{};
};

// The blank never turns back.
inline Walk random_walk(std::size_t steps) {
    const Fifteen puzzle = some_puzzle();
    Random random(2);
    Walk walk{puzzle.start()};
    Fifteen::State state = walk.start;
    tiles::Direction last = tiles::Direction::up;
    for (std::size_t i = 0; i < steps; ++i) {
        std::vector<Walk::Place> ways;
        puzzle.for_each_child(state, last, [&](tiles::Slide step, auto& child, Cost) {
            ways.push_back({child, step});
            return false;
        });
        walk.places.push_back(ways[random.below(ways.size())]);
        state = walk.places.back().state;
        last = walk.places.back().step.direction();
    }
    return walk;
}

}  // namespace noyes::bench
