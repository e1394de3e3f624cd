// What a puzzle shows to the game. The rules are one object; the state, a position of the puzzle,
// is a value of its own.
//
// A Step is the smallest motion: one tile or one piece by one cell. What a player does at once, a
// turn, is one or more steps: a line of tiles pushed, a piece slid around a corner.
//
// What is counted are moves. Mostly a step is one, but a step may also join the one before it:
// where a block may slide as far as it likes, all its steps in a row are one move (see
// counting.hpp).
#pragma once

#include <noyes/base/expected.hpp>
#include <noyes/base/random.hpp>

#include <concepts>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace noyes::game {

template <class P>
using StateOf = typename P::State;
template <class P>
using StepOf = typename P::Step;

// Moving: what undo, hints and counting need.
template <class P>
concept Movable =
    std::copyable<P> && std::copyable<StateOf<P>> && std::equality_comparable<StateOf<P>> &&
    std::regular<StepOf<P>> &&
    requires(const P& rules, const StateOf<P>& state, StateOf<P>& changed, const StepOf<P>& step) {
        // False, and nothing changed, if the step is not legal.
        { rules.apply(changed, step) } -> std::same_as<bool>;
        // The step that takes `step` back.
        { rules.inverse(step) } -> std::same_as<StepOf<P>>;
        // Whether `step`, made right after the other one, is still part of its move. Steps that may
        // follow each other in one move do so in either order, and all of them with each other.
        { rules.joins(step, step) } -> std::same_as<bool>;
        { rules.legal_steps(state) } -> std::same_as<std::vector<StepOf<P>>>;
        { rules.is_solved(state) } -> std::same_as<bool>;
        { rules.hash(state) } -> std::convertible_to<std::uint64_t>;
        // Whether all solutions of a state have an odd, or all an even number of moves.
        { P::keeps_parity } -> std::convertible_to<bool>;
    };

// The forms in which games are saved. What is written can be read back.
template <class P>
concept Written = requires(const P& rules, const StateOf<P>& state, std::span<const StepOf<P>> turn,
                           std::string_view text) {
    { P::kind } -> std::convertible_to<std::string_view>;  // "tiles"
    // May have several lines.
    { P::parse_goal(text) } -> std::same_as<Expected<P>>;
    { rules.goal_text() } -> std::same_as<std::string>;
    // Errors too if it is known that the state cannot be solved.
    { rules.parse_state(text) } -> std::same_as<Expected<StateOf<P>>>;
    { rules.state_text(state) } -> std::same_as<std::string>;
    // In one word, such as R2.
    { rules.parse_turn(text, state) } -> std::same_as<Expected<std::vector<StepOf<P>>>>;
    { rules.turn_text(turn) } -> std::same_as<std::string>;
};

template <class P>
concept Playable = Movable<P> && Written<P> && requires(const P& rules) {
    // Which games are compared with each other: "tiles 4x4 blank-last".
    { rules.key() } -> std::same_as<std::string>;
};

// A puzzle that is mixed up for every game.
template <class P>
concept Scramblable = Playable<P> && requires(const P& rules, Random& random) {
    // Uniform over all states that can be solved.
    { rules.scrambled(random) } -> std::same_as<StateOf<P>>;
};

}  // namespace noyes::game
