#include "cell_shape.hpp"

#include <algorithm>
#include <array>
#include <cmath>

namespace noyes::desktop {

namespace {

using Place = CellShape::Place;

bool has(const CellShape& shape, Place place) {
    return std::ranges::find(shape.cells, place) != shape.cells.end();
}

ui::Box box_of(const CellShape& shape, Place place) {
    const ui::Box cell{shape.origin.x + static_cast<float>(place.x) * shape.pitch,
                       shape.origin.y + static_cast<float>(place.y) * shape.pitch, shape.pitch,
                       shape.pitch};
    return cell.inset(shape.inset);
}

// From the first box to the second, over the round corners between them.
ui::Box across(const ui::Box& left, const ui::Box& right, float radius) {
    const float x = left.right() - radius;
    return {x, left.y, right.x + radius - x, left.height};
}
ui::Box down(const ui::Box& upper, const ui::Box& lower, float radius) {
    const float y = upper.bottom() - radius;
    return {upper.x, y, upper.width, lower.y + radius - y};
}

void dashes(ui::Painter& painter, ui::Point from, ui::Point to, float thickness,
            ui::Colour colour) {
    constexpr float dash_length = 3;  // times the thickness
    const float length = std::hypot(to.x - from.x, to.y - from.y);
    const auto count = std::max(std::floor(length / (2 * dash_length * thickness)), 1.F);
    for (float i = 0; i < count; ++i) {
        const float begin = (i + 0.25F) / count;
        const float end = (i + 0.75F) / count;
        painter.line({from.x + (to.x - from.x) * begin, from.y + (to.y - from.y) * begin},
                     {from.x + (to.x - from.x) * end, from.y + (to.y - from.y) * end}, thickness,
                     colour);
    }
}

}  // namespace

void fill(ui::Painter& painter, const CellShape& shape, ui::Colour colour) {
    for (const Place place : shape.cells) {
        const Place right{place.x + 1, place.y};
        const Place below{place.x, place.y + 1};
        const Place beyond{place.x + 1, place.y + 1};
        const ui::Box box = box_of(shape, place);
        painter.fill(box, colour, shape.radius);
        if (has(shape, right))
            painter.fill(across(box, box_of(shape, right), shape.radius), colour);
        if (has(shape, below)) painter.fill(down(box, box_of(shape, below), shape.radius), colour);
        if (has(shape, right) && has(shape, below) && has(shape, beyond)) {
            const ui::Box last = box_of(shape, beyond);
            painter.fill(
                {box.right() - shape.radius, box.bottom() - shape.radius,
                 last.x - box.right() + 2 * shape.radius, last.y - box.bottom() + 2 * shape.radius},
                colour);
        }
    }
}

void dash(ui::Painter& painter, const CellShape& shape, float thickness, ui::Colour colour) {
    for (const Place place : shape.cells) {
        const bool left = has(shape, {place.x - 1, place.y});
        const bool right = has(shape, {place.x + 1, place.y});
        const bool above = has(shape, {place.x, place.y - 1});
        const bool below = has(shape, {place.x, place.y + 1});
        const ui::Box box = box_of(shape, place);
        const float gap = shape.inset;
        const float west = box.x - (left ? gap : 0);
        const float east = box.right() + (right ? gap : 0);
        const float north = box.y - (above ? gap : 0);
        const float south = box.bottom() + (below ? gap : 0);
        if (!above) dashes(painter, {west, box.y}, {east, box.y}, thickness, colour);
        if (!below) dashes(painter, {west, box.bottom()}, {east, box.bottom()}, thickness, colour);
        if (!left) dashes(painter, {box.x, north}, {box.x, south}, thickness, colour);
        if (!right) dashes(painter, {box.right(), north}, {box.right(), south}, thickness, colour);
    }
}

ui::Point label_place(const CellShape& shape) {
    int rows = 0;
    int columns = 0;
    for (const Place place : shape.cells) {
        columns = std::max(columns, place.x + 1);
        rows = std::max(rows, place.y + 1);
    }
    const ui::Point middle{static_cast<float>(columns - 1) / 2, static_cast<float>(rows - 1) / 2};
    const auto on_screen = [&](ui::Point place) {
        return ui::Point{shape.origin.x + (place.x + 0.5F) * shape.pitch,
                         shape.origin.y + (place.y + 0.5F) * shape.pitch};
    };
    if (static_cast<int>(shape.cells.size()) == rows * columns) return on_screen(middle);
    const auto away = [&](Place place) {
        return std::hypot(static_cast<float>(place.x) - middle.x,
                          static_cast<float>(place.y) - middle.y);
    };
    const Place nearest = *std::ranges::min_element(shape.cells, {}, away);
    return on_screen({static_cast<float>(nearest.x), static_cast<float>(nearest.y)});
}

}  // namespace noyes::desktop
