// Boards drawn at random: the same board for the same seed on every platform.
//
//   Random random(42);
//   const Board board = random_board(goal, random);
#pragma once

#include <noyes/base/random.hpp>
#include <noyes/tiles/board.hpp>

namespace noyes::tiles {

// Which half of all boards.
enum class Reach : bool { unsolvable, solvable };

// Uniform over all boards of the goal's extent that can, or cannot, reach the goal.
Board random_board(const Board& goal, Random& random, Reach reach = Reach::solvable);

// Where the blank gets to by so many moves, each drawn among those it can make. After few of them
// the board is near the start; however many, it is never uniform: their number has a parity.
Board walked(Board start, std::uint64_t steps, Random& random);

// Tiles 1 and 2 exchanged: what could be solved cannot any more, and the other way round.
Board in_the_other_half(const Board& board);

}  // namespace noyes::tiles
