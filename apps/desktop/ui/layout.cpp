#include "layout.hpp"

#include <algorithm>
#include <cmath>
#include <vector>

namespace noyes::ui {

Box Column::take(float height) {
    const Box box{rest_.x, rest_.y, rest_.width, std::min(height, rest_.height)};
    const float used = std::min(height + gap_, rest_.height);
    rest_.y += used;
    rest_.height -= used;
    return box;
}

Box Column::take_from_bottom(float height) {
    height = std::min(height, rest_.height);
    const Box box{rest_.x, rest_.bottom() - height, rest_.width, height};
    rest_.height = std::max(rest_.height - height - gap_, 0.F);
    return box;
}

Box Row::take(float width) {
    const Box box{rest_.x, rest_.y, std::min(width, rest_.width), rest_.height};
    const float used = std::min(width + gap_, rest_.width);
    rest_.x += used;
    rest_.width -= used;
    return box;
}

Box Row::take_from_right(float width) {
    width = std::min(width, rest_.width);
    const Box box{rest_.right() - width, rest_.y, width, rest_.height};
    rest_.width = std::max(rest_.width - width - gap_, 0.F);
    return box;
}

namespace {

std::vector<Widget*> shown_ones(std::span<Widget* const> widgets) {
    std::vector<Widget*> shown;
    for (Widget* widget : widgets) {
        if (widget->shown()) shown.push_back(widget);
    }
    return shown;
}

struct Grid {
    std::size_t columns = 1;
    std::size_t rows = 0;
    float width = 0;   // of a cell
    float height = 0;  // of a cell
};

Grid grid_of(const std::vector<Widget*>& widgets, float width, const TextMeasure& measure,
             const Style& style) {
    Grid grid;
    float widest = 1;
    for (const Widget* widget : widgets) {
        const Size wanted = widget->wanted(measure, style);
        widest = std::max(widest, wanted.width);
        grid.height = std::max(grid.height, wanted.height);
    }
    const float fitting = std::floor((width + style.gap()) / (widest + style.gap()));
    grid.columns = static_cast<std::size_t>(std::max(fitting, 1.F));
    grid.columns = std::min(grid.columns, std::max(widgets.size(), std::size_t{1}));
    const auto shared = [&](std::size_t among) { return (widgets.size() + among - 1) / among; };
    grid.rows = shared(grid.columns);
    if (grid.rows > 0) grid.columns = shared(grid.rows);  // no row much shorter than the others
    const auto columns = static_cast<float>(grid.columns);
    grid.width = (width - style.gap() * (columns - 1)) / columns;
    return grid;
}

float height_of(const Grid& grid, const Style& style) {
    if (grid.rows == 0) return 0;
    const auto rows = static_cast<float>(grid.rows);
    return rows * grid.height + (rows - 1) * style.gap();
}

}  // namespace

float grid_height(std::span<Widget* const> widgets, float width, const TextMeasure& measure,
                  const Style& style) {
    return height_of(grid_of(shown_ones(widgets), width, measure, style), style);
}

float place_in_grid(std::span<Widget* const> widgets, const Box& box, const TextMeasure& measure,
                    const Style& style) {
    const std::vector<Widget*> shown = shown_ones(widgets);
    const Grid grid = grid_of(shown, box.width, measure, style);
    for (std::size_t i = 0; i < shown.size(); ++i) {
        const std::size_t above = i / grid.columns;
        const auto row = static_cast<float>(above);
        const auto column = static_cast<float>(i % grid.columns);
        shown[i]->place({std::round(box.x + column * (grid.width + style.gap())),
                         std::round(box.y + row * (grid.height + style.gap())),
                         std::floor(grid.width), grid.height});
    }
    return height_of(grid, style);
}

float place_in_rows(std::span<Widget* const> widgets, const Box& box, const TextMeasure& measure,
                    const Style& style) {
    const std::vector<Widget*> shown = shown_ones(widgets);
    float y = box.y;
    for (std::size_t begin = 0; begin < shown.size();) {
        float width = -style.gap();
        float height = 0;
        std::size_t end = begin;
        for (; end < shown.size(); ++end) {
            const Size wanted = shown[end]->wanted(measure, style);
            if (end > begin && width + style.gap() + wanted.width > box.width) break;
            width += style.gap() + wanted.width;
            height = std::max(height, wanted.height);
        }
        float x = box.x + std::max((box.width - width) / 2, 0.F);
        for (; begin < end; ++begin) {
            const Size wanted = shown[begin]->wanted(measure, style);
            shown[begin]->place({std::round(x), y, std::min(wanted.width, box.width), height});
            x += wanted.width + style.gap();
        }
        y += height + style.gap();
    }
    return std::max(y - box.y - style.gap(), 0.F);
}

}  // namespace noyes::ui
