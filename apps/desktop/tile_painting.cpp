#include "tile_painting.hpp"
#include "ui/text_fit.hpp"

#include <algorithm>
#include <cmath>
#include <string>

namespace noyes::desktop {

namespace {

constexpr float space = 0.05F;  // between two tiles, in cells
constexpr float rounding = 0.1F;

ui::Point place_of(tiles::Extent extent, tiles::Cell cell) {
    return {static_cast<float>(extent.column(cell)), static_cast<float>(extent.row(cell))};
}

std::vector<tiles::Cell> cells_by_tile(const tiles::Board& board) {
    std::vector<tiles::Cell> cells(board.extent().cells());
    for (tiles::Cell cell = 0; cell < cells.size(); ++cell) cells[board.tile(cell)] = cell;
    return cells;
}

// In a corner, so that the picture can be seen.
void draw_number_on_picture(ui::Painter& painter, const ui::Style& style, const ui::Box& box,
                            const std::string& number, float pitch) {
    const ui::Font font{std::round(std::max(pitch * 0.2F, 9.F)), ui::Weight::bold};
    const float width = painter.width(number, font) + pitch * 0.1F;
    const float height = painter.line_height(font);
    const ui::Box tag{box.x + pitch * 0.04F, box.y + pitch * 0.04F, std::max(width, height),
                      height};
    painter.fill(tag, style.theme->panel.with_alpha(215), height * 0.3F);
    ui::draw_centred(painter, number, tag, font, style.theme->text);
}

}  // namespace

ui::Box TileScene::box_at(ui::Point place) const {
    const ui::Box cell{origin.x + place.x * pitch, origin.y + place.y * pitch, pitch, pitch};
    return cell.inset(std::max(pitch * space / 2, 1.F));
}

void draw_tiles(ui::Painter& painter, const ui::Style& style, const TileScene& scene) {
    constexpr float share = 0.42F;
    const ui::Theme& theme = *style.theme;
    const tiles::Extent extent = scene.board->extent();
    const std::vector<tiles::Cell> now = cells_by_tile(*scene.board);
    const std::vector<tiles::Cell> home = cells_by_tile(*scene.goal);
    const float radius = scene.pitch * rounding;
    const TileDress& dress = *scene.dress;
    const auto colours = [&](tiles::Tile tile) {
        return colours_of(extent, home[tile], now[tile] == home[tile], dress.scheme, theme);
    };
    for (tiles::Tile tile = 1; tile <= scene.places.size(); ++tile) {
        const ui::Point place = scene.places[tile - 1];
        const ui::Box box = scene.box_at(place);
        const ui::Colour face = colours(tile).face;
        painter.fill(box, scene.cheer ? scene.cheer->shine(face, theme.hint, place) : face, radius);
        painter.outline(box, theme.border, theme.outline, radius);
    }
    // Pictures and texts after all shapes: each change between them costs time.
    if (dress.picture) {
        for (tiles::Tile tile = 1; tile <= scene.places.size(); ++tile)
            painter.picture(*dress.picture, part_of(*dress.picture, extent, home[tile]),
                            scene.box_at(scene.places[tile - 1]));
    }
    for (const tiles::Tile tile : scene.ringed) {
        if (tile > 0)
            painter.outline(scene.box_at(scene.places[tile - 1]), theme.accent, style.scaled(3),
                            radius);
    }
    if (dress.picture && !dress.numbers) return;
    const std::string widest = std::to_string(scene.places.size());
    const ui::Font font = ui::fitting(widest, {std::round(scene.pitch * share), ui::Weight::bold},
                                      scene.pitch * 0.78F, painter);
    for (tiles::Tile tile = 1; tile <= scene.places.size(); ++tile) {
        const ui::Box box = scene.box_at(scene.places[tile - 1]);
        const std::string number = std::to_string(tile);
        if (dress.picture) draw_number_on_picture(painter, style, box, number, scene.pitch);
        else ui::draw_centred(painter, number, box, font, colours(tile).text);
    }
}

void draw_ring(ui::Painter& painter, const ui::Style& style, const TileScene& scene,
               tiles::Direction step) {
    const tiles::Extent extent = scene.board->extent();
    const tiles::Cell first = neighbour(extent, scene.board->blank(), step);
    painter.outline(scene.box_at(place_of(extent, first)), style.theme->hint, style.scaled(4),
                    scene.pitch * rounding);
}

void draw_arrows(ui::Painter& painter, const ui::Style& style, const TileScene& scene,
                 std::span<const tiles::Direction> steps) {
    const tiles::Extent extent = scene.board->extent();
    tiles::Cell blank = scene.board->blank();
    float strength = 1;
    for (const tiles::Direction step : steps) {
        const tiles::Cell from = neighbour(extent, blank, step);
        const ui::Point begin = scene.box_at(place_of(extent, from)).centre();
        const ui::Point end = scene.box_at(place_of(extent, blank)).centre();
        const auto alpha = static_cast<std::uint8_t>(230 * strength);
        const ui::Point half{(begin.x + end.x) / 2, (begin.y + end.y) / 2};
        const ui::Point along{(end.x - begin.x) / scene.pitch, (end.y - begin.y) / scene.pitch};
        const float size = scene.pitch * 0.16F * (0.5F + strength / 2);
        const ui::Point tip{half.x + along.x * size, half.y + along.y * size};
        const ui::Point back{half.x - along.x * size, half.y - along.y * size};
        painter.triangle(tip, {back.x - along.y * size, back.y + along.x * size},
                         {back.x + along.y * size, back.y - along.x * size},
                         style.theme->hint.with_alpha(alpha));
        blank = from;
        strength *= 0.8F;
    }
}

}  // namespace noyes::desktop
