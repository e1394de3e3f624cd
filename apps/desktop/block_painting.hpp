// A level as it is seen: ground, pieces, and where pieces have to go. Nothing is told by its colour
// alone: walls are hatched, gates have bars, pieces with a goal a star, goals dashes.
#pragma once

#include <noyes/game/block_play.hpp>

#include "cell_shape.hpp"
#include "ui/style.hpp"

#include <functional>
#include <optional>
#include <vector>

namespace noyes::desktop {

struct BlockScene {
    const game::BlockPlay* rules = nullptr;
    std::vector<ui::Point> places{};  // of the corners of all pieces, in cells
    ui::Point origin{};               // of the first cell on the screen
    float pitch = 1;
    std::optional<std::uint32_t> chosen{};
    std::optional<std::uint32_t> pointed_out{};  // by a hint
    // A piece's colour may change while it is celebrated.
    std::function<ui::Colour(ui::Colour, ui::Point)> shine{};
};

void draw_ground(ui::Painter& painter, const ui::Style& style, const BlockScene& scene);
void draw_pieces(ui::Painter& painter, const ui::Style& style, const BlockScene& scene);
void draw_goals(ui::Painter& painter, const ui::Style& style, const BlockScene& scene);

// The piece, with its corner at a place in cells.
CellShape shape_at(const BlockScene& scene, std::uint32_t piece, ui::Point place);

}  // namespace noyes::desktop
