// A state that is exactly so many steps away from the solution. A uniform scramble is solved, and
// the player starts on its shortest way where the wished number of steps is left: what lies on a
// shortest way has its own shortest way behind it. So the distance is proven; but not all states
// of that distance are equally likely. (For tile boards of up to nine cells tiles/distant.hpp knows
// all of them.)
//
//   Expected<Board> board = scrambled_at(rules, 20, random, TileSolver{});
#pragma once

#include <noyes/base/expected.hpp>
#include <noyes/game/advice.hpp>
#include <noyes/game/codes.hpp>
#include <noyes/game/counting.hpp>
#include <noyes/game/playable.hpp>

#include <optional>
#include <utility>

namespace noyes::game {

// How many scrambles are drawn for one that is far enough away.
inline constexpr int scrambles_tried = 100;

// The state, if this scramble is far enough away and that could be proven.
template <Scramblable P>
std::optional<StateOf<P>> on_the_way(const P& rules, StateOf<P> state, std::size_t distance,
                                     const Advice<StepOf<P>>& advice) {
    if (!is_proven(rules, advice) || advice.way->size() < distance) return std::nullopt;
    const std::size_t ahead = advice.way->size() - distance;
    for (std::size_t step = 0; step < ahead; ++step) rules.apply(state, (*advice.way)[step]);
    return state;
}

// `solver(rules, state) -> Expected<Advice<Step>>`; the error is its, or that no scramble was far
// enough away.
template <Scramblable P, class Solver>
Expected<StateOf<P>> scrambled_at(const P& rules, std::size_t distance, Random& random,
                                  const Solver& solver) {
    for (int left = scrambles_tried; left > 0; --left) {
        StateOf<P> state = rules.scrambled(random);
        const Expected<Advice<StepOf<P>>> advice = solver(rules, state);
        if (!advice) return advice.error();
        if (auto found = on_the_way(rules, std::move(state), distance, *advice)) {
            return *std::move(found);
        }
    }
    return Error{.code = code::none_so_far,
                 .numbers = {static_cast<std::int64_t>(distance), scrambles_tried}};
}

}  // namespace noyes::game
