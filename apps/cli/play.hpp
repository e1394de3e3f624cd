// The two faces of `noyes play`.
#pragma once

#include <apps/play/play_files.hpp>
#include <noyes/io/raw_terminal.hpp>

#include "play_order.hpp"
#include "session.hpp"
#include "shared.hpp"

namespace noyes::cli {

// How a game was left.
struct Leaving {
    Exit exit = Exit::done;
    Kept kept{};
};

// On a terminal's screen, by keys.
template <class Face>
Leaving play_on_screen(io::RawTerminal& terminal, const Words& words, PlayOrder<Face> order);

// In lines of words, by commands on standard input.
template <class Face>
Leaving play_in_lines(Session& session, PlayOrder<Face> order);

}  // namespace noyes::cli
