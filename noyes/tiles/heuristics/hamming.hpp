// Hamming distance: how many tiles are not at home. A move brings at most one of them home.
#pragma once

#include <noyes/base/cost.hpp>
#include <noyes/base/description.hpp>
#include <noyes/tiles/explanation.hpp>
#include <noyes/tiles/puzzle.hpp>

namespace noyes::tiles {

template <class Shape>
class Hamming {
   public:
    static constexpr Description about{.name = "hamming",
                                       .alias = "misplaced",
                                       .summary = "how many tiles are not at home",
                                       .source = "Doran and Michie 1966"};
    static constexpr bool admissible = true;
    static constexpr bool consistent = true;

    using State = typename Puzzle<Shape>::State;
    using Value = Cost;

    explicit Hamming(const Homes& homes) : homes_(homes) {}

    [[nodiscard]] Value evaluate(const State& state) const {
        Cost sum = 0;
        for (Cell cell = 0; cell < homes_.extent.cells(); ++cell) {
            const Tile tile = state.tile(cell);
            if (tile != 0) sum += is_away(tile, cell);
        }
        return sum;
    }

    [[nodiscard]] Value advance(Value value, auto step, const State&) const {
        return value + is_away(step.tile, step.from()) - is_away(step.tile, step.to());
    }

    static Cost estimate(Value value) { return value; }

    [[nodiscard]] Sum explain(const State& state) const {
        Sum sum;
        for (Cell cell = 0; cell < homes_.extent.cells(); ++cell) {
            const Tile tile = state.tile(cell);
            if (tile != 0 && is_away(tile, cell) != 0) {
                sum.push_back({.why = Why::away, .amount = 1, .tiles = {tile}});
            }
        }
        return sum;
    }

   private:
    [[nodiscard]] Cost is_away(Tile tile, Cell cell) const {
        return homes_.of(tile) == cell ? 0 : 1;
    }

    Homes homes_;
};

}  // namespace noyes::tiles
