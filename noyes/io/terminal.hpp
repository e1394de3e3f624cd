// What the other end of a stream is.
#pragma once

namespace noyes::io {

inline constexpr int standard_input = 0;
inline constexpr int standard_output = 1;
inline constexpr int standard_error = 2;

bool is_terminal(int descriptor);

// On a terminal, unless NO_COLOR is set (https://no-color.org) or the terminal is a dumb one.
bool colour_wanted(int descriptor);

// Columns of the terminal; 80 where it does not say.
int terminal_width(int descriptor);

}  // namespace noyes::io
