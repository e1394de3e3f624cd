// What can be wrong with a game.
#pragma once

#include <noyes/base/error.hpp>

#include <array>

namespace noyes::game::code {

// Boards and turns.
inline constexpr Code no_solution = "no-solution";
inline constexpr Code other_size = "other-size";          // [rows, columns of the goal]
inline constexpr Code not_one_turn = "not-one-turn";      // text: the moves
inline constexpr Code turn_not_legal = "turn-not-legal";  // text: the moves
inline constexpr Code none_so_far = "none-so-far";        // [steps, boards tried]

inline constexpr Code not_a_metric = "not-a-metric";  // text
inline constexpr Code several_levels = "several-levels";
inline constexpr Code other_pieces = "other-pieces";

// Files of games.
inline constexpr Code not_a_file_of = "not-a-file-of";            // text: game, scores
inline constexpr Code other_version = "other-version";            // text: the version
inline constexpr Code other_line = "other-line";                  // text: the key of the line
inline constexpr Code something_follows = "something-follows";    // text: the line
inline constexpr Code not_a_plain_number = "not-a-plain-number";  // text
inline constexpr Code not_a_game_time = "not-a-game-time";        // text
inline constexpr Code other_puzzle = "other-puzzle";              // text: its kind
inline constexpr Code no_time = "no-time";                        // text: the turn
inline constexpr Code time_goes_back = "time-goes-back";          // text: the time
inline constexpr Code after_the_end = "after-the-end";
inline constexpr Code more_done = "more-done";              // [turns]
inline constexpr Code time_disagrees = "time-disagrees";    // text: the time of the last turn
inline constexpr Code counts_disagree = "counts-disagree";  // [turns that are undone]
inline constexpr Code not_known_help = "not-known-help";    // text
inline constexpr Code score_columns = "score-columns";      // [columns there, needed]
inline constexpr Code score_puzzle = "score-puzzle";        // text
inline constexpr Code score_impossible = "score-impossible";

// Boards that are set up. Line and column are those on the board.
inline constexpr Code empty_cell = "empty-cell";
inline constexpr Code second_tile = "second-tile";    // [tile, row, column of the first]
inline constexpr Code second_blank = "second-blank";  // [0, row, column of the first]
inline constexpr Code absent_blank = "absent-blank";
inline constexpr Code odd_pairs = "odd-pairs";                    // [inverted pairs]
inline constexpr Code odd_pairs_and_rows = "odd-pairs-and-rows";  // [inverted pairs, rows]
inline constexpr Code fix_put = "fix-put";                        // [tile, row, column]
inline constexpr Code fix_put_blank = "fix-put-blank";            // [0, row, column]
inline constexpr Code fix_exchange = "fix-exchange";              // [tile, tile]

// What lessons are about.
inline constexpr Code lesson_row = "lesson-row";                // [row]
inline constexpr Code lesson_row_end = "lesson-row-end";        // [row]
inline constexpr Code lesson_column = "lesson-column";          // [column]
inline constexpr Code lesson_column_end = "lesson-column-end";  // [column]
inline constexpr Code lesson_rest = "lesson-rest";              // [rows, columns]
inline constexpr Code lessons_halted = "lessons-halted";

inline constexpr std::array all{
    none_so_far,        lesson_row,      lesson_row_end, lesson_column,
    lesson_column_end,  lesson_rest,     lessons_halted, empty_cell,
    second_tile,        second_blank,    absent_blank,   odd_pairs,
    odd_pairs_and_rows, fix_put,         fix_put_blank,  fix_exchange,
    no_solution,        other_size,      not_one_turn,   turn_not_legal,
    not_a_file_of,      other_version,   other_line,     something_follows,
    not_a_plain_number, not_a_game_time, other_puzzle,   no_time,
    time_goes_back,     after_the_end,   more_done,      time_disagrees,
    counts_disagree,    not_known_help,  score_columns,  score_puzzle,
    score_impossible,   not_a_metric,    several_levels, other_pieces,
};

}  // namespace noyes::game::code
