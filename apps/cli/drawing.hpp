// A board drawn for a terminal, as large as there is room for: tiles in frames of their own, a
// grid, plain rows, or the part around the blank.
//
//   ┌──────┐┌──────┐      ┌────┬────┐       1•  2
//   │  1•  ││  2   │      │  1•│  2 │       3
//   └──────┘└──────┘      └────┴────┘
//
// A tile at home has a point behind it, and is green where there are colours.
#pragma once

#include <noyes/tiles/board.hpp>

#include <optional>
#include <string>
#include <vector>

namespace noyes::cli {

// What the terminal can show.
struct Look {
    bool colour = false;
    bool unicode = false;
};

// As standard output's terminal can.
Look usual_look();

// An arrow that says where a tile should go.
struct Pointer {
    tiles::Cell cell = 0;
    tiles::Direction way{};  // the tile's
};

struct Drawing {
    std::vector<std::string> lines;  // with codes for colours
    int columns = 0;                 // that each line takes
};

struct Room {
    int rows = 0;
    int columns = 0;
};

Drawing draw(const tiles::Board& board, const tiles::Board& goal, const Look& look, Room room,
             std::optional<Pointer> pointer = {});

}  // namespace noyes::cli
