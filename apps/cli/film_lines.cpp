// The film in words.
#include <apps/play/block_face.hpp>
#include <apps/play/say.hpp>
#include <apps/play/tile_face.hpp>

#include "film_screen.hpp"
#include "shared.hpp"

#include <fmt/format.h>

namespace noyes::cli {

template <class Face>
void print_film(Session& session, Film<Face> film) {
    session.print(Face::rows(film.rules(), film.state()));
    while (film.forward()) {
        session.print(fmt::format("\n{} {} of {}: {}\n",
                                  say(session.words(), Face::film_key(film.rules())), film.place(),
                                  film.length(), film.last_move(session.words())));
        session.print(Face::rows(film.rules(), film.state()));
        if (session.out().reader_gone()) return;
    }
    session.print("\n");
}

template void print_film(Session& session, Film<TileFace> film);
template void print_film(Session& session, Film<BlockFace> film);

}  // namespace noyes::cli
