// Detours: moves of the blank for which others do as well, whatever the tiles are.
//
// Among the moves that lead from one board to another, the *first* are the shortest and of those
// the first in the order up, left, right, down of every move. A detour is not the first: other
// moves, no longer, lead to the same board. The shortest ones of a board of 3x3:
//
//   . 1 2     the blank goes right, down, left, up, right, down: tiles 1, 3 and 4 have changed
//   3 4 5     their places as if it had gone down, right, up, left, down, right, which comes
//   6 7 8     later in the order. The latter is a detour, of six moves.
//
// A search may leave out every path that contains a detour. Why (Taylor and Korf 1993): take the
// first of all ways from the start to a goal. It is a shortest one. If it contained a detour, the
// better moves in place of it would make a way that is shorter or comes before; so it contains
// none, and nothing of it is left out. Neither the depth of an iteration nor detours that overlap
// can change that: the first way stays whole, whatever happens to the others.
#pragma once

#include <noyes/base/run.hpp>
#include <noyes/tiles/detours/arrangements.hpp>
#include <noyes/tiles/direction.hpp>

#include <bit>
#include <optional>
#include <vector>

namespace noyes::tiles {

// Moves as a number: a leading 1, then two bits each, the first move foremost.
using Word = std::uint64_t;

inline constexpr Word no_moves = 1;

constexpr int length(Word word) { return (64 - std::countl_zero(word)) / 2; }

constexpr Word longer(Word word, Direction way) {
    return word << 2 | static_cast<std::uint8_t>(way);
}

// By the cell that the blank starts in: all detours of up to `depth` moves, but none that ends with
// a shorter one and none that goes back at once. Nothing if the run halted. The board has at most
// `most_detour_cells` cells.
std::optional<std::vector<std::vector<Word>>> find_detours(Extent extent, int depth, Run& run);

}  // namespace noyes::tiles
