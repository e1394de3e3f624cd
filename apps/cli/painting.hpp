// Boards on a terminal: tiles at home in green, the blank dim.
#pragma once

#include <noyes/tiles/board.hpp>

#include <string>

namespace noyes::cli {

// Right-aligned rows. Without colour exactly what tiles::to_rows writes.
std::string painted_rows(const tiles::Board& board, const tiles::Board& goal, bool colour);

}  // namespace noyes::cli
