// Manhattan distance, and two moves more for every tile that has to step out of its row or column
// to let others pass.
#pragma once

#include <noyes/tiles/heuristics/manhattan.hpp>
#include <noyes/tiles/line_conflicts.hpp>

namespace noyes::tiles {

template <class Shape>
class LinearConflict {
   public:
    static constexpr Description about{
        .name = "linear-conflict",
        .alias = "linear",
        .summary = "Manhattan distance + 2 for each tile that must leave its line to let others by",
        .source = "Hansson, Mayer and Yung 1992; the fewest tiles per line"};
    static constexpr bool admissible = true;
    static constexpr bool consistent = true;
    static constexpr Cost rise = 2;

    using State = typename Puzzle<Shape>::State;
    using Value = Cost;

    explicit LinearConflict(const Homes& homes)
        : manhattan_(homes), rows_(homes), columns_(homes), homes_(homes) {}

    [[nodiscard]] Value evaluate(const State& state) const {
        return manhattan_.evaluate(state) + 2 * (rows_.all(state) + columns_.all(state));
    }

    [[nodiscard]] Value advance(Value value, auto step, const State& child) const {
        const Cost change = is_horizontal(step.direction()) ? columns_.change(step, child)
                                                            : rows_.change(step, child);
        return manhattan_.advance(value, step, child) + 2 * change;
    }

    static Cost estimate(Value value) { return value; }

    [[nodiscard]] Sum explain(const State& state) const {
        Sum sum = manhattan_.explain(state);
        explain_conflicts<true>(homes_, state, sum);
        explain_conflicts<false>(homes_, state, sum);
        return sum;
    }

   private:
    Manhattan<Shape> manhattan_;
    Lines<Shape, true> rows_;
    Lines<Shape, false> columns_;
    Homes homes_;
};

}  // namespace noyes::tiles
