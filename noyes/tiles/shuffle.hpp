// Boards drawn at random: the same board for the same seed on every platform.
//
//   Random random(42);
//   const Board board = random_board(goal, random);
#pragma once

#include <noyes/base/random.hpp>
#include <noyes/tiles/board.hpp>

namespace noyes::tiles {

// Uniform over all boards of the goal's extent that can reach the goal.
Board random_board(const Board& goal, Random& random);

}  // namespace noyes::tiles
