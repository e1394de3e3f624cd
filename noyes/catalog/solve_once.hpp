// One way of solving: a plan, a search, an answer that was replayed.
#pragma once

#include <noyes/catalog/solve.hpp>

namespace noyes::catalog {

struct Heuristic;

// The boards have the same size. An open choice of the algorithm is IDA*.
Expected<Answer> solve_once(const Question& question);

// What a heuristic says of a board.
Cost read(const Heuristic& heuristic, const tiles::Board& board, const tiles::Board& goal);

}  // namespace noyes::catalog
