// What can be wrong with what somebody wants to play; the sentences are in the word list.
#pragma once

#include <noyes/base/error.hpp>

#include <array>

namespace noyes::play::code {

inline constexpr Code input_read_twice = "input-read-twice";  // board and goal both `-`
inline constexpr Code unknown_goal = "unknown-goal";          // {text}
inline constexpr Code unknown_value = "unknown-value";        // {text}, of --format and the like
inline constexpr Code extents_differ = "extents-differ";      // {text}: "3x3 and 4x4"
inline constexpr Code bad_distance = "bad-distance";          // {text}
inline constexpr Code distance_not_known = "distance-not-known";  // {text}: the size
inline constexpr Code no_board_that_far = "no-board-that-far";    // [farthest], {text}: how far
inline constexpr Code too_large_to_play = "too-large-to-play";    // {0} x {1}; {2}: most
inline constexpr Code no_way_to_goal = "no-way-to-goal";          // of a board to be played
inline constexpr Code level_without_end = "level-without-end";
inline constexpr Code nothing_to_continue = "nothing-to-continue";
inline constexpr Code no_home = "no-home";      // for the user's files
inline constexpr Code set_aside = "set-aside";  // {text}: the new name of a damaged file
inline constexpr Code not_set_aside = "not-set-aside";
inline constexpr Code out_of_memory = "out-of-memory";

// One a line, for whoever adds one.
// clang-format off
inline constexpr std::array all{
    input_read_twice,
    unknown_goal,
    unknown_value,
    extents_differ,
    bad_distance,
    distance_not_known,
    no_board_that_far,
    too_large_to_play,
    no_way_to_goal,
    level_without_end,
    nothing_to_continue,
    no_home,
    set_aside,
    not_set_aside,
    out_of_memory,
};
// clang-format on

}  // namespace noyes::play::code
