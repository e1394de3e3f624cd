// --animate and --speed: a solution shown as a film.
#pragma once

#include <apps/play/film.hpp>
#include <apps/play/tile_face.hpp>

#include "command_options.hpp"
#include "session.hpp"
#include "shared.hpp"

#include <string>

namespace noyes::cli {

struct FilmOptions {
    bool animate = false;
    bool plain = false;
    int speed = Speed::usual;
};

void add_film_options(CLI::App& app, FilmOptions& options);

// On a screen if there is one, else in words. False if it was ended by Ctrl-C.
bool animate(Session& session, const FilmOptions& options, Film<TileFace> film,
             const std::string& title);

}  // namespace noyes::cli
