// What the other end of a stream is.
#pragma once

namespace noyes::io {

inline constexpr int standard_input = 0;
inline constexpr int standard_output = 1;
inline constexpr int standard_error = 2;

bool is_terminal(int descriptor);

// On a terminal, unless NO_COLOR is set (https://no-color.org) or the terminal is a dumb one.
bool colour_wanted(int descriptor);

// Whether the terminal takes a cursor that moves: a dumb one, or one that has no name, does not.
bool moves_cursor(int descriptor);

// Whether the user's locale has frames and arrows, not ASCII alone.
bool shows_unicode();

struct TerminalSize {
    int rows = 24;
    int columns = 80;

    friend bool operator==(const TerminalSize&, const TerminalSize&) = default;
};

// 80 columns and 24 rows where it does not say.
TerminalSize terminal_size(int descriptor);

}  // namespace noyes::io
