// A line of tiles under the mouse: which of them move, and how far they are pulled.
//
//   . 7 8        8 is pulled left: 7 and 8 go, at most one cell
#pragma once

#include <noyes/tiles/board.hpp>

#include "ui/geometry.hpp"

#include <optional>
#include <vector>

namespace noyes::desktop {

class TileDrag {
   public:
    // Nothing if the tile in `cell` stands neither in the blank's row nor in its column. `pitch` is
    // the distance of two cells in pixels.
    static std::optional<TileDrag> begin(const tiles::Board& board, tiles::Cell cell,
                                         ui::Point point, float pitch);

    // True if the tiles are elsewhere now.
    bool pull(ui::Point point);

    [[nodiscard]] tiles::Cell cell() const { return cell_; }
    [[nodiscard]] const std::vector<tiles::Tile>& tiles() const { return tiles_; }
    // From where they belong, in cells.
    [[nodiscard]] ui::Point away() const { return {way_.x * share_, way_.y * share_}; }
    // Let go here, it is a move: pulled far enough, or not at all, which is a click.
    [[nodiscard]] bool is_move() const;

   private:
    tiles::Cell cell_{};
    std::vector<tiles::Tile> tiles_;
    ui::Point way_{};  // to the blank: one of its parts is 1 or -1, the other 0
    ui::Point begun_{};
    float pitch_ = 1;
    float share_ = 0;
    bool pulled_ = false;
};

}  // namespace noyes::desktop
