// A step of a large piece, as the small ones see it: which cells they have to leave.
//
//   ....       The front is what A enters next, if it is to go up; it comes from `behind`, the
//   cells ffff       that the step before has left empty, and the small pieces have to flow there.
//   AAAA
//   bbbb
#pragma once

#include <noyes/blocks/large_pieces.hpp>

#include <span>

namespace noyes::blocks {

struct Stage {
    LargeStep step;
    Extent extent;
    CellSet open;              // where small pieces can be
    std::vector<Cell> front;   // of these
    std::vector<Cell> behind;  // likewise; nothing where the step before has left none
    CellSet swept;             // the front, and those of the steps after it in the same direction
};

// In the order of the plan.
std::vector<Stage> stages_of(const Level& level, std::span<const LargeStep> plan);

// The small pieces of a level while the large ones stand still, which are walls, and so is what
// they enclose.
Level small_level(const Level& level, std::span<const std::size_t> large);

// How a small piece hinders the stages ahead, and how much that counts.
struct Weights {
    Cost clear = 0;   // each step out of what is swept
    Cost dam = 0;     // a place where it alone keeps the others from flowing to the front
    Cost gather = 0;  // each cell that an empty one is away from the front
};

// For a piece with its corner in each cell, now that the first of these stages begins.
std::vector<Cost> hindrance(std::span<const Stage> ahead, const Shape& shape,
                            const Weights& weights);

}  // namespace noyes::blocks
