// Manhattan distance, and two moves more for every tile at home that a wrong corner drives out.
#pragma once

#include <noyes/tiles/corners.hpp>
#include <noyes/tiles/heuristics/manhattan.hpp>

#include <bit>

namespace noyes::tiles {

template <class Shape>
class CornerTiles {
   public:
    static constexpr Description about{
        .name = "corner-tiles",
        .alias = "corners",
        .summary = "Manhattan distance + 2 for each tile at home that a wrong corner drives out",
        .source = "Korf and Taylor 1996; no tile counted twice"};
    static constexpr bool admissible = true;
    // The blank's leaving a corner may add 2 to the estimate beside the move of the tile.
    static constexpr bool consistent = false;

    using State = typename Puzzle<Shape>::State;
    struct Value {
        Cost manhattan;
        Cost extra;
    };

    explicit CornerTiles(const Homes& homes) : manhattan_(homes), corners_(homes) {}

    [[nodiscard]] Value evaluate(const State& state) const {
        return {manhattan_.evaluate(state), extra(state)};
    }

    [[nodiscard]] Value advance(Value value, auto step, const State& child) const {
        return {manhattan_.advance(value.manhattan, step, child), extra(child)};
    }

    static Cost estimate(Value value) { return value.manhattan + value.extra; }

    [[nodiscard]] Sum explain(const State& state) const {
        Sum sum = manhattan_.explain(state);
        corners_.explain(corners_.restless(state), state, sum);
        return sum;
    }

   private:
    // Looks at twelve cells at the most, whatever the size of the board.
    [[nodiscard]] Cost extra(const State& state) const {
        return 2 * std::popcount(corners_.restless(state));
    }

    Manhattan<Shape> manhattan_;
    Corners corners_;
};

}  // namespace noyes::tiles
