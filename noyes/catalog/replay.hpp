// The independent check of an answer: plays it on the user's own board, move by move, and looks
// whether the goal stands there. It shares no code with the searches.
#pragma once

#include <noyes/tiles/board.hpp>

#include <span>

namespace noyes::catalog {

bool leads_to(tiles::Board board, std::span<const tiles::Direction> moves,
              const tiles::Board& goal);

}  // namespace noyes::catalog
