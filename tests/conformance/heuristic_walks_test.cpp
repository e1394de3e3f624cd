// A heuristic carried along a path says the same as one evaluated from scratch.
#include <noyes/base/random.hpp>
#include <noyes/catalog/catalog.hpp>
#include <noyes/catalog/engine.hpp>
#include <noyes/tiles/goal.hpp>
#include <noyes/tiles/shuffle.hpp>

#include "made.hpp"

#include <gtest/gtest.h>

#include <algorithm>

namespace noyes::test {

namespace {

using tiles::Board;
using tiles::Dynamic;
using tiles::Extent;

std::vector<std::string> heuristic_names() {
    std::vector<std::string> names;
    for (const auto& heuristic : catalog::heuristics()) names.emplace_back(heuristic.about.name);
    return names;
}

std::string readable(const auto& pair) {
    std::string name = std::get<0>(pair.param) + "_" + std::get<1>(pair.param);
    std::ranges::replace(name, '-', '_');
    return name;
}

// One random walk on a shape; after each step the carried value must be the value from scratch.
template <class Shape>
void walk(const catalog::Heuristic& heuristic, const Board& goal, std::uint64_t seed) {
    Random random(seed);
    const tiles::Renaming renaming = tiles::rename_for(goal);
    const auto any = made<Shape>(heuristic, goal);
    const Board start = tiles::random_board(goal, random);
    const tiles::Puzzle<Shape> puzzle(renaming.homes, tiles::renamed(start, renaming));
    auto state = puzzle.start();
    auto value = any.evaluate(state);
    for (int steps = 0; steps < 2000; ++steps) {
        const std::uint64_t wanted = random.below(4);
        bool gone = false;
        auto next_state = state;
        auto next_value = value;
        puzzle.for_each_child(state, search::NoMove{}, [&](auto step, auto& child, Cost) {
            if (static_cast<std::uint64_t>(step.direction()) != wanted) return false;
            next_value = any.advance(value, step, child);
            next_state = child;
            gone = true;
            return true;
        });
        if (!gone) continue;
        state = next_state;
        value = next_value;
        ASSERT_EQ(any.estimate(value), any.estimate(any.evaluate(state))) << "after " << steps;
    }
}

// Making the tables of larger boards takes minutes under a sanitizer.
#ifdef NOYES_SANITIZED
constexpr std::uint32_t most_cells_with_tables = 16;
#else
constexpr std::uint32_t most_cells_with_tables = 36;
#endif

class EveryHeuristicOnWalks : public testing::TestWithParam<std::tuple<std::string, std::string>> {
};

TEST_P(EveryHeuristicOnWalks, advances_to_what_it_evaluates) {
    const auto& [name, goal_name] = GetParam();
    const catalog::Heuristic& heuristic = *catalog::find_heuristic(name);
    for (const Extent extent :
         {Extent{3, 3}, Extent{3, 5}, Extent{4, 4}, Extent{5, 5}, Extent{7, 4}, Extent{2, 9},
          Extent{2, 2}, Extent{2, 5}, Extent{4, 3}}) {
        if (!heuristic.fits(extent)) continue;
        if (name == "pdb" && extent.cells() > most_cells_with_tables) continue;
        const Board goal = tiles::find_goal(goal_name)->board(extent);
        tiles::with_shape(extent, [&](auto shape) {
            walk<decltype(shape)>(heuristic, goal, 1);
            walk<Dynamic>(heuristic, goal, 2);
        });
    }
}

INSTANTIATE_TEST_SUITE_P(Catalog, EveryHeuristicOnWalks,
                         testing::Combine(testing::ValuesIn(heuristic_names()),
                                          testing::Values("blank-last", "blank-first", "snail",
                                                          "snake")),
                         [](const auto& pair) { return readable(pair); });

}  // namespace

}  // namespace noyes::test
