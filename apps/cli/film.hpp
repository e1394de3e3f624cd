// A solution played in the terminal, move by move. Space pauses, the arrows step and change the
// speed, R begins again, q or Escape leaves.
#pragma once

#include <noyes/io/raw_terminal.hpp>
#include <noyes/tiles/board.hpp>

#include "drawing.hpp"
#include "session.hpp"

#include <chrono>
#include <string>
#include <vector>

namespace noyes::cli {

// From 1, a second a move, to 10, a tenth of it.
struct Speed {
    static constexpr int least = 1;
    static constexpr int most = 10;
    static constexpr int usual = 5;

    int step = usual;

    [[nodiscard]] std::chrono::milliseconds pause() const {
        return std::chrono::milliseconds{100} * (most + 1 - step);
    }
};

// A solution with a place in it.
class Film {
   public:
    Film(tiles::Board start, std::vector<tiles::Direction> moves);

    [[nodiscard]] const tiles::Board& board() const { return board_; }
    [[nodiscard]] std::size_t place() const { return place_; }
    [[nodiscard]] std::size_t length() const { return moves_.size(); }
    [[nodiscard]] bool at_end() const { return place_ == moves_.size(); }

    // False if there is nothing more on that side.
    bool forward();
    bool back();
    void rewind();

    // "3 goes up", the move that led here; nothing at the start.
    [[nodiscard]] std::string last_move() const;
    // The moves around this place as letters, the one that led here in brackets.
    [[nodiscard]] std::string moves_around(int columns) const;

   private:
    tiles::Board start_;
    tiles::Board board_;
    std::vector<tiles::Direction> moves_;
    std::size_t place_ = 0;
};

// "3 goes up": the tile that the blank, gone `way`, has changed places with.
std::string spoken_move(const tiles::Board& after, tiles::Direction way);

enum class FilmEnd : std::uint8_t {
    left,         // by q or Escape
    interrupted,  // by Ctrl-C
    ended,        // by another signal, or the terminal is gone
};

// `title` stands above it.
FilmEnd show_film(io::RawTerminal& terminal, Film film, const tiles::Board& goal,
                  const std::string& title, Speed speed);

// The same without a screen: every move in words and every board, one after the other,
// and no colours.
void print_film(Session& session, Film film);

}  // namespace noyes::cli
