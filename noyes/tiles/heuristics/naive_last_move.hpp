// A mistake to learn from: the last move as it is usually described. "The last move brings a tile
// out of the blank's home. If none of the tiles that may come last is there yet, one of them has to
// go there first: two moves more."
//
//   1 2 3     Four moves are left: 6 into the corner, 8 and 5 home, 6 home. It comes last and is
//   not 4 8 5     in the corner yet, but a shortest way home leads it through there, so Manhattan
//   7 6 .     distance has counted that already.
//
// On 1,560 of the 181,440 boards of the 8-puzzle that is more than the true distance. Korf and
// Taylor add two moves only if no shortest way home leads through the corner: last_move.hpp.
#pragma once

#include <noyes/base/description.hpp>
#include <noyes/tiles/direction.hpp>
#include <noyes/tiles/manhattan_plus.hpp>

namespace noyes::tiles {

struct NobodyComesLast {
    Homes homes;

    Cost operator()(const auto& state) const {
        const Tile there = state.tile(homes.blank);
        for (const Direction way : directions) {
            if (!is_legal(homes.extent, homes.blank, way)) continue;
            if (there == homes.tile_of(neighbour(homes.extent, homes.blank, way))) return 0;
        }
        return 2;
    }

    void explain(const auto& state, Sum& sum) const {
        if ((*this)(state) > 0) sum.push_back({.why = Why::last_moves, .amount = 2});
    }
};

template <class Shape>
class NaiveLastMove : public ManhattanPlus<Shape, NobodyComesLast> {
   public:
    static constexpr Description about{
        .name = "naive-last-move",
        .summary = "a mistake to learn from: + 2 unless a tile that may come last stands ready",
        .source = "often seen; see docs/theory.md"};
    static constexpr bool admissible = false;
    static constexpr bool consistent = false;

    using ManhattanPlus<Shape, NobodyComesLast>::ManhattanPlus;
};

}  // namespace noyes::tiles
