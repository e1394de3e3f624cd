// What can go wrong with files, streams and quantities; the sentences are in the word list.
#pragma once

#include <noyes/base/error.hpp>

#include <array>

namespace noyes::io::code {

// {text} is the path, for those that cannot be read or written the system's own words as well.
inline constexpr Code no_such_file = "no-such-file";
inline constexpr Code is_directory = "is-a-directory";
inline constexpr Code no_permission = "no-permission";
inline constexpr Code input_too_large = "input-too-large";  // {0}: most megabytes
inline constexpr Code cannot_read = "cannot-read";
inline constexpr Code cannot_write = "cannot-write";
inline constexpr Code file_in_use = "file-in-use";

// Stored tables.
inline constexpr Code table_cut_short = "table-cut-short";  // {0} bytes instead of {1}
inline constexpr Code table_misplaced = "table-misplaced";  // its name is that of another
inline constexpr Code table_damaged = "table-damaged";      // its entries

// {text} is what was given; the column points into it.
inline constexpr Code not_a_duration = "not-a-duration";
inline constexpr Code not_a_count = "not-a-count";
inline constexpr Code not_a_size = "not-a-size";
inline constexpr Code negative_quantity = "negative-quantity";
inline constexpr Code unknown_unit = "unknown-unit";
inline constexpr Code quantity_too_large = "quantity-too-large";
inline constexpr Code fractional_count = "fractional-count";

inline constexpr std::array all{
    table_cut_short,    table_misplaced,  table_damaged,   file_in_use,       no_such_file,
    is_directory,       no_permission,    input_too_large, cannot_read,       cannot_write,
    not_a_duration,     not_a_count,      not_a_size,      negative_quantity, unknown_unit,
    quantity_too_large, fractional_count,
};

}  // namespace noyes::io::code
