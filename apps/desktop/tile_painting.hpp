// Tiles as they are seen.
#pragma once

#include <noyes/tiles/board.hpp>

#include "cheer.hpp"
#include "tile_dress.hpp"
#include "ui/style.hpp"

#include <optional>
#include <span>
#include <vector>

namespace noyes::desktop {

struct TileScene {
    const tiles::Board* board = nullptr;
    const tiles::Board* goal = nullptr;
    std::span<const ui::Point> places{};  // of the tiles 1, 2, ... in cells
    ui::Point origin{};                   // of the first cell on the screen
    float pitch = 1;
    const TileDress* dress = nullptr;
    std::span<const tiles::Tile> ringed{};  // that a lesson is about
    std::optional<Cheer> cheer{};

    // Of a tile whose place is given in cells.
    [[nodiscard]] ui::Box box_at(ui::Point place) const;
};

void draw_tiles(ui::Painter& painter, const ui::Style& style, const TileScene& scene);
// The moves of a hint, as the blank goes: a ring around the first tile; arrows for the moves, each
// fainter and smaller than the one before.
void draw_ring(ui::Painter& painter, const ui::Style& style, const TileScene& scene,
               tiles::Direction step);
void draw_arrows(ui::Painter& painter, const ui::Style& style, const TileScene& scene,
                 std::span<const tiles::Direction> steps);

}  // namespace noyes::desktop
