// Places on the screen, in pixels from the top left.
#pragma once

#include <algorithm>

namespace noyes::ui {

struct Point {
    float x = 0;
    float y = 0;

    friend bool operator==(const Point&, const Point&) = default;
};

struct Size {
    float width = 0;
    float height = 0;

    friend bool operator==(const Size&, const Size&) = default;
};

struct Box {
    float x = 0;
    float y = 0;
    float width = 0;
    float height = 0;

    [[nodiscard]] float right() const { return x + width; }
    [[nodiscard]] float bottom() const { return y + height; }
    [[nodiscard]] Point centre() const { return {x + width / 2, y + height / 2}; }
    [[nodiscard]] Size size() const { return {width, height}; }
    [[nodiscard]] bool contains(Point point) const {
        return point.x >= x && point.x < right() && point.y >= y && point.y < bottom();
    }
    [[nodiscard]] Box inset(float by) const { return inset(by, by); }
    [[nodiscard]] Box inset(float across, float down) const {
        return {x + across, y + down, std::max(width - 2 * across, 0.F),
                std::max(height - 2 * down, 0.F)};
    }
    // The largest box of that size's proportions in the middle of this one.
    [[nodiscard]] Box centred(Size size) const {
        return {x + (width - size.width) / 2, y + (height - size.height) / 2, size.width,
                size.height};
    }

    friend bool operator==(const Box&, const Box&) = default;
};

}  // namespace noyes::ui
