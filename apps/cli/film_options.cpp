#include <noyes/io/raw_terminal.hpp>

#include "film_options.hpp"
#include "film_screen.hpp"

#include <utility>

namespace noyes::cli {

void add_film_options(CLI::App& app, FilmOptions& options) {
    const AddedOption animate = add_flag(app, "--animate", options.animate,
                                         "Play the solution in the terminal, then print it");
    add_option(app, "--speed", options.speed, "Of --animate: 1 (a move a second) to 10 (ten)")
        .in_range(Speed::least, Speed::most)
        .needs(animate);
    add_flag(app, "--plain", options.plain,
             "Of --animate: lines of words instead of a moving picture");
}

bool animate(Session& session, const FilmOptions& options, Film<TileFace> film,
             const std::string& title) {
    if (options.plain || !io::RawTerminal::possible()) {
        print_film(session, std::move(film));
        return true;
    }
    session.out().flush();
    io::RawTerminal terminal;
    return show_film(terminal, session.words(), std::move(film), title, {options.speed}) !=
           FilmEnd::interrupted;
}

}  // namespace noyes::cli
