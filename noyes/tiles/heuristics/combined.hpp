// Linear conflict, corner tiles and the last moves together. Each of them says of certain tiles
// that they move more than their Manhattan distance; the sum is admissible as long as no move of a
// tile is promised twice:
//
//   a conflict in a row       promises vertical moves of tiles that stand in the conflict
//   a conflict in a column    promises horizontal ones
//   a wrong corner            promises two moves, any, of a tile at home that it drives out:
//                             not counted if that tile is in a conflict at all
//   a detour at the end       promises two moves along the line of the arrival: not counted if the
//                             corner has the tile already, or a conflict the same kind of moves
//
// A tile in no conflict can be taken out of its line without making the conflicts there fewer, so
// what they promise is promised by the others.
#pragma once

#include <noyes/tiles/corners.hpp>
#include <noyes/tiles/heuristics/linear_conflict.hpp>
#include <noyes/tiles/last_moves.hpp>

#include <bit>

namespace noyes::tiles {

template <class Shape>
class Combined {
   public:
    static constexpr Description about{
        .name = "combined",
        .alias = "all",
        .summary = "linear conflict + corner tiles + last moves, where they add up",
        .source = "Korf and Taylor 1996; no move promised twice"};
    static constexpr bool admissible = true;
    static constexpr bool consistent = false;  // as corner tiles alone are not

    using State = typename Puzzle<Shape>::State;
    struct Value {
        Cost manhattan;
        Cost linear;  // with the conflicts
        LastMoves::Detours detours;
        Cost extra;  // by corners and last moves
    };

    explicit Combined(const Homes& homes)
        : homes_(homes), manhattan_(homes), linear_(homes), corners_(homes), last_moves_(homes) {}

    [[nodiscard]] Value evaluate(const State& state) const {
        return completed({.manhattan = manhattan_.evaluate(state),
                          .linear = linear_.evaluate(state),
                          .detours = last_moves_.all(state),
                          .extra = 0},
                         state);
    }

    [[nodiscard]] Value advance(Value value, auto step, const State& child) const {
        return completed({.manhattan = manhattan_.advance(value.manhattan, step, child),
                          .linear = linear_.advance(value.linear, step, child),
                          .detours = last_moves_.with(value.detours, step.tile, step.from()),
                          .extra = 0},
                         child);
    }

    static Cost estimate(Value value) { return value.linear + value.extra; }

    [[nodiscard]] Sum explain(const State& state) const {
        const Value value = evaluate(state);
        Sum sum = linear_.explain(state);
        if (value.manhattan < 2) return sum;
        const Extras extras = extras_of(value, state);
        corners_.explain(extras.restless, state, sum);
        last_moves_.explain(extras.detours, sum);
        return sum;
    }

   private:
    struct Extras {
        Corners::Guards restless;
        LastMoves::Detours detours;
    };

    [[nodiscard]] Value completed(Value value, const State& state) const {
        if (value.manhattan < 2) return value;  // no two moves are left
        const Extras extras = extras_of(value, state);
        value.extra = 2 * std::popcount(extras.restless) + last_moves_.extra(extras.detours);
        return value;
    }

    // What may be counted beside the conflicts.
    [[nodiscard]] Extras extras_of(const Value& value, const State& state) const {
        const bool has_conflicts = value.linear > value.manhattan;
        Corners::Guards restless = corners_.restless(state);
        if (has_conflicts) restless = without_conflicts(restless, state);
        LastMoves::Detours detours = value.detours;
        if (last_moves_.extra(detours) > 0) {
            if (restless != 0) detours = without_guards(detours, restless);
            if (has_conflicts) detours = without_conflicts_along(detours, state);
        }
        return {restless, detours};
    }

    [[nodiscard]] Corners::Guards without_conflicts(Corners::Guards guards,
                                                    const State& state) const {
        for (Corners::Guards rest = guards; rest != 0; rest &= rest - 1) {
            const auto guard = static_cast<std::uint32_t>(std::countr_zero(rest));
            const Tile tile = corners_.guard_tile(guard);
            if (is_in_conflict<true>(homes_, state, tile) ||
                is_in_conflict<false>(homes_, state, tile)) {
                guards &= ~(1u << guard);
            }
        }
        return guards;
    }

    [[nodiscard]] LastMoves::Detours without_guards(LastMoves::Detours detours,
                                                    Corners::Guards guards) const {
        for (; guards != 0; guards &= guards - 1) {
            const auto guard = static_cast<std::uint32_t>(std::countr_zero(guards));
            detours &= ~last_moves_.arrivals_of(corners_.guard_tile(guard));
        }
        return detours;
    }

    // A tile that arrives along a row makes horizontal moves, as conflicts in its column do.
    [[nodiscard]] LastMoves::Detours without_conflicts_along(LastMoves::Detours detours,
                                                             const State& state) const {
        for (LastMoves::Detours rest = detours; rest != 0; rest &= rest - 1) {
            const auto i = static_cast<std::uint32_t>(std::countr_zero(rest));
            const LastMoves::Arrival& arrival = last_moves_.arrivals()[i];
            if (arrival.is_horizontal(homes_.extent)
                    ? is_in_conflict<false>(homes_, state, arrival.tile)
                    : is_in_conflict<true>(homes_, state, arrival.tile)) {
                detours &= ~(1u << i);
            }
        }
        return detours;
    }

    Homes homes_;
    Manhattan<Shape> manhattan_;
    LinearConflict<Shape> linear_;
    Corners corners_;
    LastMoves last_moves_;
};

}  // namespace noyes::tiles
