// The blank goes from one cell to the next, and the tile there comes the other way. The cells are
// known at run time (Slide) or at compile time (Step); both read alike:
//
//   step.from()  the blank's old cell, where the tile is now
//   step.to()    the blank's new cell, where the tile was
//   step.tile    the tile
#pragma once

#include <noyes/tiles/direction.hpp>

namespace noyes::tiles {

class Slide {
   public:
    constexpr Slide(Direction direction, Cell from, Cell to, Tile pushed)
        : tile(pushed), from_(from), to_(to), direction_(direction) {}

    [[nodiscard]] constexpr Direction direction() const { return direction_; }
    [[nodiscard]] constexpr Cell from() const { return from_; }
    [[nodiscard]] constexpr Cell to() const { return to_; }
    constexpr operator Direction() const { return direction_; }

    Tile tile;

   private:
    Cell from_;
    Cell to_;
    Direction direction_;
};

template <class Shape, Cell From, Direction Way>
struct Step {
    static constexpr Direction direction() { return Way; }
    static constexpr Cell from() { return From; }
    static constexpr Cell to() { return neighbour(Shape::extent, From, Way); }
    constexpr operator Direction() const { return Way; }
    constexpr operator Slide() const { return {Way, from(), to(), tile}; }

    Tile tile;
};

// Before the first step: only the blank's cell is known.
template <Cell Blank>
struct Origin {
    static constexpr Cell to() { return Blank; }
};

}  // namespace noyes::tiles
