// Pieces that have more cells than there are empty ones: they creep, and whole regions of small
// pieces have to flow round them.
//
//   kkkk...lll      A step needs the cells in front to be empty and leaves as many empty behind;
//   kkkkAAAlll      through a passage between the two the small pieces flow back for the next one.
//   kkkkAAAlll      k, A and l side by side are a dam: before A goes up, one has to go aside.
#pragma once

#include <noyes/base/run.hpp>
#include <noyes/blocks/flood.hpp>
#include <noyes/blocks/level.hpp>

#include <vector>

namespace noyes::blocks {

// Ascending.
std::vector<std::size_t> large_pieces(const Level& level);

// Where pieces without a target may be, were they alone.
CellSet small_ground(const Level& level);

// The cells of a piece and those that it encloses.
std::vector<Cell> body_of(Extent extent, const std::vector<Cell>& cells);

struct LargeStep {
    std::size_t piece;
    Direction way;

    friend bool operator==(const LargeStep&, const LargeStep&) = default;
};

// Steps that lead all targets' pieces, which are large, to their places, were the large pieces
// alone, none of them through a dam, and through wide passages rather than narrow ones. None if no
// other large piece has to move, or all ways have dams.
std::vector<LargeStep> plan_of_large_pieces(const Level& level, Run& run);

}  // namespace noyes::blocks
