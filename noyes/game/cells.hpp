// The cells of a board that may not be one yet: anything may stand in them, or nothing.
#pragma once

#include <noyes/base/expected.hpp>
#include <noyes/tiles/board.hpp>

#include <optional>
#include <string_view>
#include <vector>

namespace noyes::game {

using Content = std::optional<tiles::Tile>;  // of a cell; nothing if it is empty

struct Cells {
    tiles::Extent extent;
    std::vector<Content> contents;
};

// Reads every board that parse_board reads, and numbers that make none, as long as they stand in
// rows of one length or fill a square. All other errors are parse_board's.
Expected<Cells> parse_cells(std::string_view text);

// What stands where, and what is missing.
struct Inventory {
    std::vector<tiles::Cell> wrong;    // empty, too large, or not the first with its tile
    std::vector<tiles::Tile> missing;  // in ascending order
    std::vector<std::optional<tiles::Cell>> first_cell;  // by tile
};

Inventory take_inventory(const std::vector<Content>& contents);

}  // namespace noyes::game
