// What can be wrong with a command line itself; the sentences are in the word list.
#pragma once

#include <apps/play/codes.hpp>
#include <noyes/base/error.hpp>

#include <array>

namespace noyes::cli::code {

using namespace play::code;  // NOLINT(google-build-using-namespace): its codes are told here, too

inline constexpr Code bad_command_line = "bad-command-line";        // {text}: what is wrong
inline constexpr Code unexpected_argument = "unexpected-argument";  // {text}
inline constexpr Code no_board = "no-board";                        // and nothing on standard input
inline constexpr Code two_boards = "two-boards";                    // {text}: the second
inline constexpr Code option_not_taken = "option-not-taken";        // {text}: by whom
inline constexpr Code trace_on_output = "trace-on-output";          // --trace - without -q
inline constexpr Code not_together = "not-together";                // {text}: "--all and --trace"
inline constexpr Code no_moves = "no-moves";                        // verify BOARD alone
inline constexpr Code not_a_record = "not-a-record";                // verify: not written by solve
inline constexpr Code bad_record = "bad-record";                    // {text}: the key
inline constexpr Code no_such_form = "no-such-form";  // {text}: "5x5 in the form word"
inline constexpr Code enumeration_too_large = "enumeration-too-large";  // {text}: what is needed
inline constexpr Code resume_what = "resume-what";                      // --resume without --output
inline constexpr Code output_exists = "output-exists";                  // {text}: the file
inline constexpr Code bad_result = "bad-result";                        // not written by batch
inline constexpr Code result_twice = "result-twice";              // {0}: the line of the input
inline constexpr Code other_options = "other-options";            // {text}: what differs
inline constexpr Code other_input = "other-input";                // {0}: the line, {text}: the key
inline constexpr Code nothing_to_compare = "nothing-to-compare";  // {text}: the goal
inline constexpr Code no_desktop = "no-desktop";                  // -g, and it is not installed
inline constexpr Code cannot_start = "cannot-start";              // {text}: the program and why
inline constexpr Code no_table_folder = "no-table-folder";        // for stored tables
inline constexpr Code no_such_tables = "no-such-tables";          // {text}: the folder
inline constexpr Code tables_too_large = "tables-too-large";      // {text}: what is needed
inline constexpr Code disk_too_small = "disk-too-small";          // {text}: what is needed
inline constexpr Code remove_what = "remove-what";                // neither SIZE nor --all, or both
inline constexpr Code unknown_set = "unknown-set";                // {text}
inline constexpr Code method_elsewhere =
    "method-elsewhere";                                     // {text}: "x is not for sliding blocks"
inline constexpr Code not_for_levels = "not-for-levels";    // {text}: the option
inline constexpr Code only_for_levels = "only-for-levels";  // {text}: the option
inline constexpr Code not_a_level_size =
    "not-a-level-size";                           // {text}: the size and what is possible
inline constexpr Code unexpected = "unexpected";  // {text}: what was caught

// One a line, for whoever adds one.
// clang-format off
inline constexpr std::array all{
    not_together,
    bad_command_line,
    unexpected_argument,
    no_board,
    two_boards,
    option_not_taken,
    trace_on_output,
    no_moves,
    not_a_record,
    bad_record,
    unexpected,
    no_such_form,
    enumeration_too_large,
    resume_what,
    output_exists,
    bad_result,
    result_twice,
    other_options,
    other_input,
    nothing_to_compare,
    no_desktop,
    cannot_start,
    no_table_folder,
    no_such_tables,
    tables_too_large,
    disk_too_small,
    remove_what,
    unknown_set,
    method_elsewhere,
    not_for_levels,
    only_for_levels,
    not_a_level_size,
};
// clang-format on

}  // namespace noyes::cli::code
