#include <noyes/base/lines.hpp>
#include <noyes/tiles/text.hpp>

#include "path_words.hpp"

#include <string_view>

namespace noyes::play {

template <class Face>
std::vector<std::string> spoken_path(const Film<Face>& film, const Words& words) {
    std::vector<std::string> lines;
    lines.reserve(film.length());
    typename Face::State state = film.start();
    for (const auto& move : film.moves()) {
        for (const auto& step : move) film.rules().apply(state, step);
        lines.push_back(Face::spoken(film.rules(), state, move, words));
    }
    return lines;
}

template std::vector<std::string> spoken_path(const Film<TileFace>& film, const Words& words);
template std::vector<std::string> spoken_path(const Film<BlockFace>& film, const Words& words);

std::vector<std::string> gap_path(const Film<TileFace>& film) {
    std::vector<tiles::Direction> steps;
    steps.reserve(film.length());
    for (const auto& move : film.moves()) steps.push_back(move.front());
    const std::string text = tiles::to_text(steps, tiles::Notation::words, film.start());
    std::vector<std::string> lines;
    lines.reserve(film.length());
    for (std::string_view rest = text; !rest.empty();) lines.emplace_back(take_line(rest));
    return lines;
}

std::vector<std::string> gap_path(const Film<BlockFace>& /*film*/) { return {}; }

}  // namespace noyes::play
