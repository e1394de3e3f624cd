#include "slider.hpp"
#include "text_fit.hpp"

#include <algorithm>
#include <cmath>

namespace noyes::ui {

Slider::Slider(std::string name, Range range, int value, std::function<void(int)> changed)
    : Widget(std::move(name)),
      range_(range),
      value_(std::clamp(value, range.least, range.most)),
      changed_(std::move(changed)) {}

Size Slider::wanted(const TextMeasure& /*measure*/, const Style& style) const {
    return {style.scaled(160), style.row()};
}

void Slider::set(int value) { value_ = std::clamp(value, range_.least, range_.most); }

void Slider::set_range(Range range) {
    range_ = range;
    set(value_);
}

// Where the middle of the knob can be.
Box Slider::track() const {
    const float knob = box().height / 2;
    const float number = box().height * 1.2F;
    return {box().x + knob / 2, box().y + box().height / 2,
            std::max(box().width - knob - number, 1.F), 0};
}

void Slider::draw(Painter& painter, const Style& style) const {
    const Theme& theme = *style.theme;
    const Box way = track();
    const auto steps = static_cast<float>(std::max(range_.most - range_.least, 1));
    const float x = way.x + way.width * static_cast<float>(value_ - range_.least) / steps;
    const float thick = style.scaled(4);
    const float y = way.y - thick / 2;
    painter.fill({way.x, y, way.width, thick}, theme.border, thick / 2);
    painter.fill({way.x, y, x - way.x, thick}, theme.accent, thick / 2);
    painter.circle({x, way.y}, style.scaled(9), theme.border);
    painter.circle({x, way.y}, style.scaled(8),
                   hovered() || focused() ? theme.accent : theme.panel);
    const float left = way.right() + style.scaled(14);
    draw_left(painter, said(), {left, box().y, box().right() - left, box().height}, style.bold(),
              theme.text);
    draw_focus(painter, style);
}

bool Slider::change(int value) {
    value = std::clamp(value, range_.least, range_.most);
    if (value == value_) return true;
    value_ = value;
    changed_(value_);
    return true;
}

bool Slider::drag(Point point) {
    const Box way = track();
    const float share = std::clamp((point.x - way.x) / way.width, 0.F, 1.F);
    return change(range_.least + static_cast<int>(std::lround(
                                     share * static_cast<float>(range_.most - range_.least))));
}

bool Slider::roll(Point /*point*/, float lines) { return change(value_ + (lines > 0 ? 1 : -1)); }

bool Slider::key(const Chord& chord) {
    switch (chord.key) {
        case Key::left:
        case Key::down: return change(value_ - 1);
        case Key::right:
        case Key::up: return change(value_ + 1);
        case Key::home: return change(range_.least);
        case Key::end: return change(range_.most);
        default: return false;
    }
}

}  // namespace noyes::ui
