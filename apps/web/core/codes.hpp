// What can be wrong with a request itself.
#pragma once

#include <noyes/base/error.hpp>

#include <array>

namespace noyes::web::code {

inline constexpr Code bad_json = "web-bad-json";
inline constexpr Code unknown_request = "web-unknown-request";
inline constexpr Code bad_argument = "web-bad-argument";  // {text}: its name
inline constexpr Code unknown_goal = "web-unknown-goal";  // {text}
inline constexpr Code no_such_game = "web-no-such-game";  // its handle
inline constexpr Code wrong_advice = "web-wrong-advice";  // moves that do not lead to the goal
inline constexpr Code not_finished = "web-not-finished";  // a score of a game that goes on
inline constexpr Code too_many_games = "web-too-many-games";

inline constexpr std::array all{bad_json,     unknown_request, bad_argument, unknown_goal,
                                no_such_game, wrong_advice,    not_finished, too_many_games};

}  // namespace noyes::web::code
