// Every shortest solution of a board, each replayed before it is shown.
#pragma once

#include <noyes/tiles/board.hpp>

#include <functional>
#include <span>

namespace noyes::catalog {

// Shown each solution as it is found; returns false to end the search.
using SolutionListener = std::function<bool(std::span<const tiles::Direction>)>;

}  // namespace noyes::catalog
