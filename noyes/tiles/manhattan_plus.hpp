// Manhattan distance, which is carried along, and something more that every state is asked for
// anew.
//
//   template <class Shape>
//   class NaiveCorners : public ManhattanPlus<Shape, WrongCorners> { ... };
//
// `Extra` is made from the homes of the tiles and called with a state; explain(state, sum) adds the
// parts of what it says.
#pragma once

#include <noyes/tiles/heuristics/manhattan.hpp>

namespace noyes::tiles {

template <class Shape, class Extra>
class ManhattanPlus {
   public:
    using State = typename Puzzle<Shape>::State;
    struct Value {
        Cost manhattan;
        Cost extra;
    };

    explicit ManhattanPlus(const Homes& homes) : manhattan_(homes), extra_{homes} {}

    [[nodiscard]] Value evaluate(const State& state) const {
        return {manhattan_.evaluate(state), extra_(state)};
    }

    [[nodiscard]] Value advance(Value value, auto step, const State& child) const {
        return {manhattan_.advance(value.manhattan, step, child), extra_(child)};
    }

    // Where all tiles are at home nothing is left to do, whatever else is counted.
    static Cost estimate(Value value) {
        return value.manhattan == 0 ? 0 : value.manhattan + value.extra;
    }

    [[nodiscard]] Sum explain(const State& state) const {
        Sum sum = manhattan_.explain(state);
        if (!sum.empty()) extra_.explain(state, sum);
        return sum;
    }

   private:
    Manhattan<Shape> manhattan_;
    Extra extra_;
};

}  // namespace noyes::tiles
