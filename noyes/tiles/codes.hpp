// The codes of everything that can be wrong with a board, a goal or a list of moves.
#pragma once

#include <noyes/base/error.hpp>

#include <array>

namespace noyes::tiles::code {

// Boards. The numbers of each stand in brackets.
inline constexpr Code empty_input = "empty-input";
inline constexpr Code size_out_of_range = "size-out-of-range";  // [rows, columns]
inline constexpr Code not_an_extent = "not-an-extent";          // text
inline constexpr Code wrong_count = "wrong-count";              // [numbers there, numbers needed]
inline constexpr Code too_many_numbers = "too-many-numbers";    // [most]
inline constexpr Code not_square = "not-square";                // [numbers there]
inline constexpr Code row_length = "row-length";                // [row, numbers there, needed]
inline constexpr Code row_count = "row-count";                  // [rows there, rows needed]
inline constexpr Code empty_row = "empty-row";
inline constexpr Code empty_place = "empty-place";
inline constexpr Code tile_too_large = "tile-too-large";    // [tile, rows, columns] and its text
inline constexpr Code duplicate_tile = "duplicate-tile";    // [tile, line and column of the first]
inline constexpr Code duplicate_blank = "duplicate-blank";  // [0, line and column of the first]
inline constexpr Code missing_tile = "missing-tile";        // [tile, rows, columns]
inline constexpr Code missing_blank = "missing-blank";      // [0, rows, columns]
inline constexpr Code not_a_number = "not-a-number";        // text
inline constexpr Code negative_number = "negative-number";  // text
inline constexpr Code not_text = "not-text";                // [byte]
inline constexpr Code block_level = "block-level";

// Boards in one word.
inline constexpr Code word_length = "word-length";        // [characters], text
inline constexpr Code word_character = "word-character";  // text

// Boards as JSON.
inline constexpr Code json_syntax = "json-syntax";  // text: what was found instead
inline constexpr Code json_ends = "json-ends";
inline constexpr Code json_too_deep = "json-too-deep";          // [most]
inline constexpr Code json_wrong_type = "json-wrong-type";      // text: the key
inline constexpr Code json_missing_key = "json-missing-key";    // text: the key
inline constexpr Code json_repeated_key = "json-repeated-key";  // text: the key
inline constexpr Code json_trailing = "json-trailing";

// Lists of boards.
inline constexpr Code not_a_length = "not-a-length";  // text

// Partitions of pattern databases; the text is what was given.
inline constexpr Code no_tables = "no-tables";                  // [rows, columns]
inline constexpr Code unknown_partition = "unknown-partition";  // [rows, columns]
inline constexpr Code partition_length = "partition-length";    // [letters there, needed]
inline constexpr Code partition_letter = "partition-letter";
inline constexpr Code partition_sum = "partition-sum";  // [tiles there, tiles of the board]
inline constexpr Code partition_at_blank = "partition-at-blank";
inline constexpr Code partition_tile = "partition-tile";
inline constexpr Code partition_twice = "partition-twice";  // [tile]
inline constexpr Code partition_empty = "partition-empty";
inline constexpr Code too_many_patterns = "too-many-patterns";  // [most]

// Second sentences: which of two readings was taken.
inline constexpr Code columns_before_board = "columns-before-board";
inline constexpr Code first_line_is_size = "first-line-is-size";
inline constexpr Code first_line_is_row = "first-line-is-row";

// Moves.
inline constexpr Code unknown_move = "unknown-move";          // text
inline constexpr Code bad_count = "bad-count";                // text
inline constexpr Code not_beside_blank = "not-beside-blank";  // text: the tile
inline constexpr Code unreadable_notation = "unreadable-notation";

// Names of stages.
inline constexpr Code stage_row = "stage-row";                // [row]
inline constexpr Code stage_row_end = "stage-row-end";        // [row]
inline constexpr Code stage_column = "stage-column";          // [column]
inline constexpr Code stage_column_end = "stage-column-end";  // [column]
inline constexpr Code stage_rest = "stage-rest";              // [rows, columns]

// Stored tables.
inline constexpr Code not_a_table = "not-a-table";
inline constexpr Code other_table_version = "other-table-version";  // [its version, ours]
inline constexpr Code table_header_damaged = "table-header-damaged";

inline constexpr std::array all{
    not_a_table,       other_table_version,  table_header_damaged,
    stage_row,         stage_row_end,        stage_column,
    stage_column_end,  stage_rest,           empty_input,
    size_out_of_range, wrong_count,          too_many_numbers,
    not_square,        row_length,           row_count,
    empty_row,         empty_place,          tile_too_large,
    duplicate_tile,    duplicate_blank,      missing_tile,
    missing_blank,     not_a_number,         negative_number,
    not_text,          block_level,          word_length,
    word_character,    json_syntax,          json_ends,
    json_too_deep,     json_wrong_type,      json_missing_key,
    json_repeated_key, json_trailing,        first_line_is_size,
    first_line_is_row, unknown_move,         bad_count,
    not_beside_blank,  unreadable_notation,  not_an_extent,
    not_a_length,      columns_before_board, no_tables,
    unknown_partition, partition_length,     partition_letter,
    partition_sum,     partition_at_blank,   partition_empty,
    too_many_patterns, partition_tile,       partition_twice,
};

}  // namespace noyes::tiles::code
