// A board as people see it: every tile from 0 (the blank) to rows*columns-1 once.
//
//   Expected<Board> board = Board::make({3, 3}, {1, 2, 0, 4, 8, 3, 7, 6, 5});
//   board->slide(Direction::left);        // the blank goes left
#pragma once

#include <noyes/base/expected.hpp>
#include <noyes/tiles/direction.hpp>
#include <noyes/tiles/extent.hpp>

#include <span>
#include <vector>

namespace noyes::tiles {

class Board {
   public:
    // An error if the size is out of range or the tiles are not each of 0 .. cells-1 once.
    static Expected<Board> make(Extent extent, std::vector<Tile> tiles);

    [[nodiscard]] Extent extent() const { return extent_; }
    [[nodiscard]] std::span<const Tile> tiles() const { return tiles_; }
    [[nodiscard]] Tile tile(Cell cell) const { return tiles_[cell]; }
    [[nodiscard]] Cell blank() const { return blank_; }

    // Moves the blank; false, and nothing changed, if the edge is in the way.
    bool slide(Direction direction);

    friend bool operator==(const Board&, const Board&) = default;

   private:
    Board(Extent extent, std::vector<Tile> tiles, Cell blank);

    Extent extent_;
    std::vector<Tile> tiles_;  // tiles_[cell]
    Cell blank_;
};

}  // namespace noyes::tiles
