// The two faces of `noyes play`.
#pragma once

#include <noyes/io/raw_terminal.hpp>

#include "play_files.hpp"
#include "session.hpp"

namespace noyes::cli {

// How a game was left.
struct Leaving {
    Exit exit = Exit::done;
    Kept kept{};
};

// On a terminal's screen, by keys.
Leaving play_on_screen(io::RawTerminal& terminal, const Words& words, PlayOrder order);

// In lines of words, by commands on standard input.
Leaving play_in_lines(Session& session, PlayOrder order);

}  // namespace noyes::cli
