// A solution played in the terminal, move by move. Space pauses, the arrows step and change the
// speed, R begins again, q or Escape leaves.
#pragma once

#include <apps/play/film.hpp>
#include <noyes/io/raw_terminal.hpp>

#include "session.hpp"
#include "shared.hpp"

#include <cstdint>
#include <string>

namespace noyes::cli {

enum class FilmEnd : std::uint8_t {
    left,         // by q or Escape
    interrupted,  // by Ctrl-C
    ended,        // by another signal, or the terminal is gone
};

// `title` stands above it.
template <class Face>
FilmEnd show_film(io::RawTerminal& terminal, const Words& words, Film<Face> film,
                  const std::string& title, Speed speed);

// The same without a screen: every move in words and every board, one after the other,
// and no colours.
template <class Face>
void print_film(Session& session, Film<Face> film);

}  // namespace noyes::cli
