// A mistake to learn from: Manhattan distance that counts the blank like a tile.
//
//   1 2 3     One move is left. Tile 6 is one step from home, and so is the blank: together 2.
//   4 5 .     A move takes a tile *and* the blank one step, so what both need may be done at once.
//   7 8 6
//
// On 4,650 of the 181,440 boards of the 8-puzzle that is more than the true distance.
#pragma once

#include <noyes/base/description.hpp>
#include <noyes/tiles/manhattan_plus.hpp>

namespace noyes::tiles {

// From the blank to its home.
struct BlankDistance {
    Homes homes;

    Cost operator()(const auto& state) const {
        return taxicab(homes.extent, state.blank(), homes.blank);
    }

    void explain(const auto& state, Sum& sum) const {
        const Cost away = (*this)(state);
        if (away > 0) sum.push_back({.why = Why::distance, .amount = away, .tiles = {0}});
    }
};

template <class Shape>
class NaiveManhattan : public ManhattanPlus<Shape, BlankDistance> {
   public:
    static constexpr Description about{
        .name = "naive-manhattan",
        .summary = "a mistake to learn from: Manhattan distance that counts the blank too",
        .source = "often seen; see docs/theory.md"};
    static constexpr bool admissible = false;
    static constexpr bool consistent = false;

    using ManhattanPlus<Shape, BlankDistance>::ManhattanPlus;
};

}  // namespace noyes::tiles
