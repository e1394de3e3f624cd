// Manhattan distance, and what the last two moves cost more than it counts.
#pragma once

#include <noyes/tiles/heuristics/manhattan.hpp>
#include <noyes/tiles/last_moves.hpp>

namespace noyes::tiles {

template <class Shape>
class LastMove {
   public:
    static constexpr Description about{
        .name = "last-move",
        .alias = "last-moves",
        .summary = "Manhattan distance + 2 or 4 for detours that the last two moves force",
        .source = "Korf and Taylor 1996, for every home of the blank"};
    static constexpr bool admissible = true;
    static constexpr bool consistent = true;

    using State = typename Puzzle<Shape>::State;
    struct Value {
        Cost manhattan;
        LastMoves::Detours detours;
    };

    explicit LastMove(const Homes& homes) : manhattan_(homes), last_moves_(homes) {}

    [[nodiscard]] Value evaluate(const State& state) const {
        return {manhattan_.evaluate(state), last_moves_.all(state)};
    }

    [[nodiscard]] Value advance(Value value, auto step, const State& child) const {
        return {manhattan_.advance(value.manhattan, step, child),
                last_moves_.with(value.detours, step.tile, step.from())};
    }

    // At a Manhattan distance of 0 or 1 no two moves are left.
    [[nodiscard]] Cost estimate(Value value) const {
        if (value.manhattan < 2) return value.manhattan;
        return value.manhattan + last_moves_.extra(value.detours);
    }

    [[nodiscard]] Sum explain(const State& state) const {
        Sum sum = manhattan_.explain(state);
        if (total(sum) >= 2) last_moves_.explain(last_moves_.all(state), sum);
        return sum;
    }

   private:
    Manhattan<Shape> manhattan_;
    LastMoves last_moves_;
};

}  // namespace noyes::tiles
