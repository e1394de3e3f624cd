// A piece under the mouse: it goes along free ways and round corners, never through anything.
#pragma once

#include <noyes/game/block_play.hpp>

#include "ui/geometry.hpp"

#include <vector>

namespace noyes::desktop {

class PieceDrag {
   public:
    // `pitch` is the distance of two cells in pixels.
    PieceDrag(game::BlockPlay rules, const game::BlockState& state, std::uint32_t piece,
              ui::Point point, float pitch);

    // True if the piece is elsewhere now.
    bool pull(ui::Point point);

    [[nodiscard]] std::uint32_t piece() const { return piece_; }
    // From where it was taken, in cells.
    [[nodiscard]] ui::Point away() const;
    // What it has done if it is let go here; nothing if it is back, or was only clicked.
    [[nodiscard]] std::vector<game::BlockStep> steps() const;

   private:
    [[nodiscard]] ui::Point place(const game::BlockState& state) const;
    [[nodiscard]] bool may_go(blocks::Direction way) const;
    [[nodiscard]] bool may_go(blocks::Direction first, blocks::Direction then) const;
    bool come_closer(ui::Point wish);
    [[nodiscard]] ui::Point shift_to(ui::Point wish) const;

    game::BlockPlay rules_;
    game::BlockState from_;
    game::BlockState at_;  // where it would be put down
    std::uint32_t piece_;
    ui::Point begun_;
    float pitch_;
    ui::Point shift_{};  // how far it has left that place, in cells
    bool pulled_ = false;
};

}  // namespace noyes::desktop
