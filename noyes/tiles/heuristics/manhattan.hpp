// Manhattan distance: for each tile the rows plus the columns to its home. The blank has no home
// distance: counting it would break admissibility.
#pragma once

#include <noyes/base/cost.hpp>
#include <noyes/base/description.hpp>
#include <noyes/tiles/distance_table.hpp>
#include <noyes/tiles/explanation.hpp>
#include <noyes/tiles/puzzle.hpp>

namespace noyes::tiles {

template <class Shape>
class Manhattan {
   public:
    static constexpr Description about{
        .name = "manhattan",
        .summary = "the sum over all tiles of the rows and columns to its home",
        .source = "Doran and Michie 1966"};
    static constexpr bool admissible = true;
    static constexpr bool consistent = true;
    static constexpr Cost rise = 2;

    using State = typename Puzzle<Shape>::State;
    using Value = Cost;

    explicit Manhattan(const Homes& homes) : distance_(homes) {}

    [[nodiscard]] Value evaluate(const State& state) const {
        Cost sum = 0;
        for (Cell cell = 0; cell < distance_.cells(); ++cell) {
            sum += distance_.home_distance(state.tile(cell), cell);
        }
        return sum;
    }

    [[nodiscard]] Value advance(Value value, auto step, const State&) const {
        return value + distance_.change(step);
    }

    static Cost estimate(Value value) { return value; }

    [[nodiscard]] Sum explain(const State& state) const {
        Sum sum;
        for (Cell cell = 0; cell < distance_.cells(); ++cell) {
            const Tile tile = state.tile(cell);
            const Cost away = distance_.home_distance(tile, cell);
            if (away > 0) sum.push_back({.why = Why::distance, .amount = away, .tiles = {tile}});
        }
        return sum;
    }

   private:
    DistanceTable<Shape> distance_;
};

}  // namespace noyes::tiles
