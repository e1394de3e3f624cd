// How many moves some steps are: a step that joins the one before it is counted with it.
//
//   steps of blocks         A right, A right, A down, B left, A left
//   moves                   one for A, one for B, one for A
#pragma once

#include <noyes/base/cost.hpp>
#include <noyes/game/advice.hpp>
#include <noyes/game/playable.hpp>

#include <cstddef>
#include <optional>
#include <span>

namespace noyes::game {

// What a step adds to the count behind the last one, if there is one: 0 or 1.
template <Movable P>
Cost added_by(const P& rules, const std::optional<StepOf<P>>& last, const StepOf<P>& step) {
    return last && rules.joins(*last, step) ? 0 : 1;
}

template <Movable P>
Cost count_moves(const P& rules, std::span<const StepOf<P>> steps,
                 std::optional<StepOf<P>> last = std::nullopt) {
    Cost moves = 0;
    for (const StepOf<P>& step : steps) {
        moves += added_by(rules, last, step);
        last = step;
    }
    return moves;
}

// Whether the way of an advice has as few moves as there can be.
template <Movable P>
bool is_proven(const P& rules, const Advice<StepOf<P>>& advice) {
    return advice.way && count_moves<P>(rules, *advice.way) == advice.lower_bound;
}

// The steps of the first move.
template <Movable P>
std::span<const StepOf<P>> first_move(const P& rules, std::span<const StepOf<P>> steps) {
    std::size_t size = steps.empty() ? 0 : 1;
    while (size > 0 && size < steps.size() && rules.joins(steps[size - 1], steps[size])) ++size;
    return steps.first(size);
}

}  // namespace noyes::game
