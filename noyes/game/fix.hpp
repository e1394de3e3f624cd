// Small changes that make a board one that can be solved.
#pragma once

#include <noyes/base/error.hpp>
#include <noyes/game/cells.hpp>

#include <cstdint>
#include <vector>

namespace noyes::game {

struct Fix {
    enum class Kind : std::uint8_t { put, exchange };

    Kind kind;
    tiles::Cell cell;
    tiles::Tile tile;            // that is put into the cell, or stands there and leaves
    tiles::Cell other_cell = 0;  // of an exchange
    tiles::Tile other = 0;

    // As a code with numbers, for the words.
    [[nodiscard]] Error said(tiles::Extent extent) const;
    friend bool operator==(const Fix&, const Fix&) = default;
};

// A tile for each cell that is wrong, and two tiles exchanged if it cannot be solved otherwise.
std::vector<Fix> fixes_for(const std::vector<Content>& contents, const tiles::Board& goal);

}  // namespace noyes::game
