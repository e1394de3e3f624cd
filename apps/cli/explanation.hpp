// Why a board can or cannot reach a goal, in plain sentences.
#pragma once

#include <apps/play/goal_choice.hpp>
#include <noyes/tiles/board.hpp>
#include <noyes/tiles/solvability.hpp>

#include "shared.hpp"

#include <string>

namespace noyes::cli {

// One sentence: the inverted pairs, the blank's row where it matters, and the parity.
std::string reason(const tiles::Board& board, const Goal& goal,
                   const tiles::Solvability& solvability);

// "no solution for blank-last; it has one for snail: --goal snail". The second half only if no
// goal was chosen: who chose one does not want another.
std::string no_solution_text(const tiles::Board& board, const Goal& goal);

}  // namespace noyes::cli
