#include "list_view.hpp"
#include "text_fit.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

namespace noyes::ui {

namespace {

constexpr float bar_width = 12;

}  // namespace

ListView::ListView(std::string name, Content content, std::function<void(std::size_t)> chosen)
    : Widget(std::move(name)), content_(std::move(content)), chosen_(std::move(chosen)) {}

std::size_t ListView::visible() const {
    return static_cast<std::size_t>(std::max(box().height / row_, 1.F));
}

// The uppermost line when the end is in sight.
std::size_t ListView::last_first() const {
    const std::size_t size = content_.size();
    return size > visible() ? size - visible() : 0;
}

std::string ListView::said() const {
    std::string text;
    const std::size_t end = std::min(first_ + visible(), content_.size());
    for (std::size_t line = first_; line < end; ++line)
        text.append(text.empty() ? "" : " | ").append(content_.line(line));
    return text;
}

std::string ListView::state() const {
    return "lines=" + std::to_string(content_.size()) + " first=" + std::to_string(first_) +
           " marked=" + std::to_string(marked_) + " row=" + std::to_string(std::lround(row_));
}

Size ListView::wanted(const TextMeasure& /*measure*/, const Style& style) const {
    return {style.scaled(220), wanted_ > 0 ? wanted_ : style.scaled(200)};
}

void ListView::mark(std::size_t line) {
    marked_ = line;
    if (marked_ < first_) first_ = marked_;
    if (marked_ >= first_ + visible()) first_ = marked_ + 1 - visible();
}

void ListView::keep_in_sight() {
    if (std::exchange(visible_before_, visible()) == visible()) return;
    first_ = std::min(first_, last_first());
    mark(marked_);
}

Box ListView::bar() const {
    const auto size = static_cast<float>(std::max(content_.size(), std::size_t{1}));
    const float share = std::min(static_cast<float>(visible()) / size, 1.F);
    const float height = std::max(box().height * share, bar_width * 2);
    const auto steps = static_cast<float>(std::max(last_first(), std::size_t{1}));
    const float y = (box().height - height) * static_cast<float>(first_) / steps;
    return {box().right() - bar_width, box().y + y, bar_width, height};
}

void ListView::draw_bar(Painter& painter, const Style& style) const {
    if (last_first() == 0) return;
    painter.fill(bar().inset(3, 2), on_bar_ ? style.theme->accent : style.theme->faint,
                 bar_width / 2 - 3);
}

void ListView::draw(Painter& painter, const Style& style) const {
    const Theme& theme = *style.theme;
    painter.fill(box(), theme.panel, style.radius());
    {
        const Clipping clipping(painter, box());
        const std::size_t end = std::min(first_ + visible(), content_.size());
        for (std::size_t line = first_; line < end; ++line) {
            const float y = box().y + static_cast<float>(line - first_) * row_;
            const Box row{box().x, y, box().width - bar_width, row_};
            const bool marked = line == marked_;
            if (marked) painter.fill(row.inset(2, 1), theme.accent, style.scaled(4));
            draw_left(painter, content_.line(line), row.inset(style.padding(), 0), style.font(14),
                      marked ? theme.accent_text : theme.text);
        }
        draw_bar(painter, style);
    }
    painter.outline(box(), theme.border, theme.outline, style.radius());
    draw_focus(painter, style);
}

bool ListView::choose(std::size_t line) {
    if (content_.size() == 0) return true;
    mark(std::min(line, content_.size() - 1));
    chosen_(marked_);
    return true;
}

bool ListView::press(Point point) {
    on_bar_ = last_first() > 0 && point.x >= box().right() - bar_width;
    if (on_bar_) return drag(point);
    const std::size_t line = first_ + static_cast<std::size_t>((point.y - box().y) / row_);
    return line < content_.size() ? choose(line) : true;
}

bool ListView::drag(Point point) {
    if (!on_bar_) return false;
    const float height = bar().height;
    const float share = (point.y - box().y - height / 2) / std::max(box().height - height, 1.F);
    first_ =
        static_cast<std::size_t>(std::clamp(share, 0.F, 1.F) * static_cast<float>(last_first()));
    return true;
}

bool ListView::roll(Point /*point*/, float lines) {
    constexpr std::size_t at_once = 3;
    if (lines > 0) first_ -= std::min(first_, at_once);
    else first_ = std::min(first_ + at_once, last_first());
    return true;
}

bool ListView::key(const Chord& chord) {
    switch (chord.key) {
        case Key::up: return choose(marked_ > 0 ? marked_ - 1 : 0);
        case Key::down: return choose(marked_ + 1);
        case Key::page_up: return choose(marked_ - std::min(marked_, visible()));
        case Key::page_down: return choose(marked_ + visible());
        case Key::home: return choose(0);
        case Key::end: return choose(content_.size() - 1);
        default: return false;
    }
}

}  // namespace noyes::ui
