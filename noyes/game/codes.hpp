// What can be wrong with a game.
#pragma once

#include <noyes/base/error.hpp>

#include <array>

namespace noyes::game::code {

inline constexpr Code no_solution = "no-solution";        // [inverted pairs]
inline constexpr Code not_one_turn = "not-one-turn";      // text: the moves
inline constexpr Code turn_not_legal = "turn-not-legal";  // text: the moves
inline constexpr Code other_size = "other-size";          // [rows, columns of the goal]

inline constexpr std::array all{no_solution, not_one_turn, turn_not_legal, other_size};

}  // namespace noyes::game::code
