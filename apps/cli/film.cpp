#include <noyes/tiles/text.hpp>

#include "film.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

namespace noyes::cli {

std::string spoken_move(const tiles::Board& after, tiles::Direction way) {
    // Of the tile, which goes the other way than the blank; in the order of tiles::Direction.
    constexpr std::array<std::string_view, 4> tile_ways{"down", "right", "left", "up"};
    const tiles::Cell cell = neighbour(after.extent(), after.blank(), opposite(way));
    return fmt::format("{} goes {}", after.tile(cell), tile_ways[static_cast<std::size_t>(way)]);
}

Film::Film(tiles::Board start, std::vector<tiles::Direction> moves)
    : start_(std::move(start)), board_(start_), moves_(std::move(moves)) {}

bool Film::forward() {
    if (at_end()) return false;
    board_.slide(moves_[place_++]);
    return true;
}

bool Film::back() {
    if (place_ == 0) return false;
    board_.slide(opposite(moves_[--place_]));
    return true;
}

void Film::rewind() {
    board_ = start_;
    place_ = 0;
}

std::string Film::last_move() const {
    return place_ == 0 ? std::string() : spoken_move(board_, moves_[place_ - 1]);
}

std::string Film::moves_around(int columns) const {
    constexpr int taken = 4;  // by the brackets and the points on both sides
    const auto most = static_cast<std::size_t>(std::max(columns - taken, 1));
    const std::size_t count = std::min(most, moves_.size());
    const std::size_t before = std::min(place_, count / 2);
    const std::size_t first = std::min(place_ - before, moves_.size() - count);
    std::string text(first > 0 ? "." : "");
    for (std::size_t at = first; at < first + count; ++at) {
        const char letter = tiles::letter(moves_[at]);
        text += at + 1 == place_ ? fmt::format("[{}]", letter) : std::string(1, letter);
    }
    if (first + count < moves_.size()) text += '.';
    return text;
}

void print_film(Session& session, Film film) {
    session.print(tiles::to_rows(film.board()));
    while (film.forward()) {
        session.print(
            fmt::format("\nStep {} of {}: {}\n", film.place(), film.length(), film.last_move()));
        session.print(tiles::to_rows(film.board()));
        if (session.out().reader_gone()) return;
    }
    session.print("\n");
}

}  // namespace noyes::cli
