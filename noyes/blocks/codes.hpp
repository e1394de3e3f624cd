// The codes of everything that can be wrong with a level or with moves of its pieces.
#pragma once

#include <noyes/base/error.hpp>

#include <array>

namespace noyes::blocks::code {

// Records. The numbers of each stand in brackets.
inline constexpr Code no_level = "no-level";
inline constexpr Code unknown_level = "unknown-level";            // text: the id
inline constexpr Code level_line = "level-line";                  // text
inline constexpr Code level_unknown_key = "level-unknown-key";    // text
inline constexpr Code level_repeated_key = "level-repeated-key";  // text, [line of the first]
inline constexpr Code level_repeated_id = "level-repeated-id";    // text, [line of the first]
inline constexpr Code level_unknown_rule = "level-unknown-rule";  // text
inline constexpr Code level_unknown_kind = "level-unknown-kind";  // text: of pieces
inline constexpr Code level_bad_count = "level-bad-count";        // text

// Grids.
inline constexpr Code level_no_grid = "level-no-grid";
inline constexpr Code level_missing_end = "level-missing-end";  // [line of `grid:`]
inline constexpr Code level_empty_grid = "level-empty-grid";
inline constexpr Code level_row_length = "level-row-length";          // [row, cells there, needed]
inline constexpr Code level_too_large = "level-too-large";            // [most cells of a side]
inline constexpr Code level_bad_character = "level-bad-character";    // [byte]
inline constexpr Code level_piece_in_parts = "level-piece-in-parts";  // text: the piece

// Goals; the text is the piece.
inline constexpr Code level_no_goal = "level-no-goal";
inline constexpr Code level_bad_goal = "level-bad-goal";  // text: what was found instead
inline constexpr Code level_goal_unknown_piece = "level-goal-unknown-piece";
inline constexpr Code level_goal_twice = "level-goal-twice";
inline constexpr Code level_goal_outside = "level-goal-outside";
inline constexpr Code level_goal_on_wall = "level-goal-on-wall";
inline constexpr Code level_goals_overlap = "level-goals-overlap";

// Boards in one word.
inline constexpr Code rush_length = "rush-length";  // [characters there, needed]
inline constexpr Code rush_no_car = "rush-no-car";
inline constexpr Code rush_car_shape = "rush-car-shape";        // text: the piece
inline constexpr Code klotski_length = "klotski-length";        // [characters there]
inline constexpr Code klotski_character = "klotski-character";  // text
inline constexpr Code klotski_big_block = "klotski-big-block";  // text: its place
inline constexpr Code klotski_no_room = "klotski-no-room";      // [row, column]
inline constexpr Code klotski_left_over = "klotski-left-over";

// Moves.
inline constexpr Code block_move = "block-move";                    // text
inline constexpr Code block_unknown_piece = "block-unknown-piece";  // text
inline constexpr Code block_direction = "block-direction";          // text

inline constexpr std::array all{
    no_level,           unknown_level,       level_line,          level_unknown_key,
    level_repeated_key, level_repeated_id,   level_unknown_rule,  level_unknown_kind,
    level_bad_count,    level_no_grid,       level_missing_end,   level_empty_grid,
    level_row_length,   level_too_large,     level_bad_character, level_piece_in_parts,
    level_no_goal,      level_bad_goal,      level_goal_twice,    level_goal_unknown_piece,
    level_goal_outside, level_goal_on_wall,  level_goals_overlap, rush_length,
    rush_no_car,        rush_car_shape,      klotski_length,      klotski_character,
    klotski_big_block,  klotski_no_room,     klotski_left_over,   block_move,
    block_direction,    block_unknown_piece,
};

}  // namespace noyes::blocks::code
