#include "block_painting.hpp"
#include "ui/text_fit.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <string>

namespace noyes::desktop {

namespace {

constexpr float inset = 0.04F;  // all in cells
constexpr float radius = 0.12F;

ui::Box cell_box(const BlockScene& scene, blocks::Cell cell) {
    const blocks::Extent extent = scene.rules->level().extent;
    return {scene.origin.x + static_cast<float>(extent.column(cell)) * scene.pitch,
            scene.origin.y + static_cast<float>(extent.row(cell)) * scene.pitch, scene.pitch,
            scene.pitch};
}

void draw_wall(ui::Painter& painter, const ui::Style& style, const ui::Box& box) {
    const ui::Theme& theme = *style.theme;
    painter.fill(box, mixed(theme.board, theme.text, 0.35F));
    const ui::Colour lines = mixed(theme.board, theme.text, 0.6F);
    const float half = box.width / 2;
    const float thickness = std::max(box.width * 0.03F, 1.F);
    painter.line({box.x, box.y + half}, {box.x + half, box.y}, thickness, lines);
    painter.line({box.x, box.bottom()}, {box.right(), box.y}, thickness, lines);
    painter.line({box.x + half, box.bottom()}, {box.right(), box.y + half}, thickness, lines);
}

void draw_gate(ui::Painter& painter, const ui::Style& style, const ui::Box& box) {
    const ui::Theme& theme = *style.theme;
    painter.fill(box, mixed(theme.board, theme.home, 0.5F));
    for (const float share : {0.2F, 0.5F, 0.8F}) {
        const float x = box.x + box.width * share;
        painter.line({x, box.y + box.height * 0.15F}, {x, box.bottom() - box.height * 0.15F},
                     std::max(box.width * 0.04F, 1.F), theme.faint);
    }
}

// With five points.
void draw_star(ui::Painter& painter, ui::Point centre, float size, ui::Colour colour) {
    constexpr int corners = 10;
    constexpr float inner = 0.45F;
    const auto corner = [&](int number) {
        const float length = number % 2 == 0 ? size : size * inner;
        const float angle = static_cast<float>(number) * std::numbers::pi_v<float> / 5 -
                            std::numbers::pi_v<float> / 2;
        return ui::Point{centre.x + length * std::cos(angle), centre.y + length * std::sin(angle)};
    };
    std::array<ui::Point, corners> edge;
    for (int i = 0; i < corners; ++i) edge[static_cast<std::size_t>(i)] = corner(i);
    painter.polygon(edge, colour);
}

void draw_name(ui::Painter& painter, const BlockScene& scene, const CellShape& shape,
               std::uint32_t piece, ui::Colour colour) {
    const ui::Point middle = label_place(shape);
    const bool wanted = scene.rules->level().has_target(piece);
    const float size = scene.pitch * 0.36F;
    const float y = middle.y + (wanted ? scene.pitch * 0.18F : 0);
    if (wanted)
        draw_star(painter, {middle.x, middle.y - scene.pitch * 0.17F}, scene.pitch * 0.17F, colour);
    const std::string name(1, scene.rules->level().pieces[piece].name);
    ui::draw_centred(painter, name, {middle.x - size, y - size, 2 * size, 2 * size},
                     {std::round(size), ui::Weight::bold}, colour);
}

void draw_piece(ui::Painter& painter, const ui::Style& style, const BlockScene& scene,
                std::uint32_t piece) {
    const ui::Theme& theme = *style.theme;
    const bool wanted = scene.rules->level().has_target(piece);
    CellShape shape = shape_at(scene, piece, scene.places[piece]);
    const bool chosen = scene.chosen == piece;
    const bool pointed_out = scene.pointed_out == piece;
    const float edge = std::max(chosen || pointed_out ? style.scaled(4) : theme.outline, 1.F);
    fill(painter, shape,
         pointed_out ? theme.hint
         : chosen    ? theme.text
                     : mixed(theme.border, theme.text, 0.25F));
    shape.inset += edge;
    shape.radius = std::max(shape.radius - edge, 0.F);
    const ui::Colour colour = wanted ? theme.home : theme.tile;
    fill(painter, shape, scene.shine ? scene.shine(colour, scene.places[piece]) : colour);
    draw_name(painter, scene, shape, piece, wanted ? theme.home_text : theme.tile_text);
}

}  // namespace

CellShape shape_at(const BlockScene& scene, std::uint32_t piece, ui::Point place) {
    const blocks::Level& level = scene.rules->level();
    CellShape shape{
        .origin = {scene.origin.x + place.x * scene.pitch, scene.origin.y + place.y * scene.pitch},
        .pitch = scene.pitch,
        .inset = std::max(scene.pitch * inset, 1.F),
        .radius = scene.pitch * radius};
    for (const blocks::Cell cell : shape_of(level.extent, level.pieces[piece].cells).offsets)
        shape.cells.push_back({static_cast<int>(level.extent.column(cell)),
                               static_cast<int>(level.extent.row(cell))});
    return shape;
}

void draw_ground(ui::Painter& painter, const ui::Style& style, const BlockScene& scene) {
    const blocks::Level& level = scene.rules->level();
    for (blocks::Cell cell = 0; cell < level.extent.cells(); ++cell) {
        const ui::Box box = cell_box(scene, cell);
        if (level.ground[cell] == blocks::Ground::wall) draw_wall(painter, style, box);
        if (level.ground[cell] == blocks::Ground::gate) draw_gate(painter, style, box);
    }
}

// The chosen one last: nothing lies over its ring.
void draw_pieces(ui::Painter& painter, const ui::Style& style, const BlockScene& scene) {
    for (std::uint32_t piece = 0; piece < scene.places.size(); ++piece) {
        if (scene.chosen != piece) draw_piece(painter, style, scene, piece);
    }
    if (scene.chosen && *scene.chosen < scene.places.size())
        draw_piece(painter, style, scene, *scene.chosen);
}

// Over the pieces: a goal that something stands on is still one.
void draw_goals(ui::Painter& painter, const ui::Style& style, const BlockScene& scene) {
    const blocks::Level& level = scene.rules->level();
    for (const blocks::Target& target : level.targets) {
        const auto piece = static_cast<std::uint32_t>(target.piece);
        const ui::Point place{static_cast<float>(level.extent.column(target.corner)),
                              static_cast<float>(level.extent.row(target.corner))};
        CellShape shape = shape_at(scene, piece, place);
        shape.inset = scene.pitch * 0.1F;
        dash(painter, shape, std::max(scene.pitch * 0.035F, 2.F), style.theme->accent);
        if (level.targets.size() < 2) continue;
        const ui::Point first{
            shape.origin.x + (static_cast<float>(shape.cells[0].x) + 0.2F) * shape.pitch,
            shape.origin.y + (static_cast<float>(shape.cells[0].y) + 0.2F) * shape.pitch};
        const float size = shape.pitch * 0.15F;
        painter.circle(first, size, style.theme->accent);
        ui::draw_centred(painter, std::string(1, level.pieces[piece].name),
                         {first.x - size, first.y - size, 2 * size, 2 * size},
                         {std::round(size * 1.4F), ui::Weight::bold}, style.theme->accent_text);
    }
}

}  // namespace noyes::desktop
