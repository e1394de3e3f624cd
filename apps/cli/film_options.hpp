// --animate and --speed: a solution shown as a film.
#pragma once

#include <noyes/tiles/board.hpp>

#include "command_options.hpp"
#include "film.hpp"
#include "session.hpp"

#include <string>

namespace noyes::cli {

struct FilmOptions {
    bool animate = false;
    bool plain = false;
    int speed = Speed::usual;
};

void add_film_options(CLI::App& app, FilmOptions& options);

// On a screen if there is one, else in words. False if it was ended by Ctrl-C.
bool animate(Session& session, const FilmOptions& options, Film film, const tiles::Board& goal,
             const std::string& title);

}  // namespace noyes::cli
