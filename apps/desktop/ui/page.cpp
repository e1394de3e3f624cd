#include "page.hpp"

#include <algorithm>
#include <ranges>
#include <utility>

namespace noyes::ui {

namespace {

bool usable(const Widget& widget) { return widget.shown() && widget.enabled(); }

}  // namespace

void Page::clear() {
    widgets_.clear();
    focused_ = held_ = hovered_ = nullptr;
}

Widget* Page::find(std::string_view name) const {
    const auto found = std::ranges::find(widgets_, name, &Widget::name);
    return found == widgets_.end() ? nullptr : *found;
}

bool Page::handle(const Event& event) {
    switch (event.kind) {
        case Event::Kind::press: return press(event.point);
        case Event::Kind::release: return release(event.point);
        case Event::Kind::move: return move(event.point);
        case Event::Kind::leave: return move({-1, -1});
        case Event::Kind::wheel: {
            Widget* under = at(event.point);
            return under != nullptr && under->roll(event.point, event.amount);
        }
        case Event::Kind::key: return key(event.chord);
        case Event::Kind::text:
            return focused_ != nullptr && usable(*focused_) && focused_->type(event.text);
        default: return false;
    }
}

void Page::focus(Widget* widget) {
    if (focused_ == widget) return;
    if (focused_ != nullptr) {
        focused_->focus(false);
        focused_->lose_focus();
    }
    focused_ = widget;
    if (focused_ != nullptr) focused_->focus(true);
}

// One that is open lies over the others.
Widget* Page::at(Point point) const {
    if (focused_ != nullptr && usable(*focused_) && focused_->owns(point)) return focused_;
    for (Widget* widget : widgets_ | std::views::reverse) {
        if (widget->shown() && widget->owns(point)) return widget;
    }
    return nullptr;
}

bool Page::press(Point point) {
    Widget* under = at(point);
    const bool had_focus = focused_ != nullptr;
    if (under == nullptr || !under->takes_focus()) focus(nullptr);
    if (under == nullptr || !under->enabled()) return had_focus;
    if (under->takes_focus()) focus(under);
    held_ = under;
    return under->press(point) || had_focus;
}

bool Page::release(Point point) {
    Widget* held = std::exchange(held_, nullptr);
    return held != nullptr && held->release(point);
}

bool Page::move(Point point) {
    if (held_ != nullptr) return held_->drag(point);
    Widget* under = at(point);
    const bool changed = under != hovered_;
    if (hovered_ != nullptr) hovered_->hover(false);
    if (under != nullptr) under->hover(true);
    hovered_ = under;
    const bool moved = under != nullptr && under->enabled() && under->move_over(point);
    return changed || moved;
}

bool Page::key(const Chord& chord) {
    if (focused_ != nullptr && usable(*focused_) && focused_->key(chord)) return true;
    if (chord.key == Key::tab && !chord.control) return focus_next(chord.shift);
    return std::ranges::any_of(
        widgets_, [&](Widget* widget) { return usable(*widget) && widget->shortcut(chord); });
}

bool Page::focus_next(bool backward) {
    const auto count = static_cast<std::ptrdiff_t>(widgets_.size());
    const auto now = std::ranges::find(widgets_, focused_) - widgets_.begin();
    const bool none = now == count;
    std::ptrdiff_t place = none ? (backward ? count : -1) : now;
    for (std::ptrdiff_t tried = 0; tried < count; ++tried) {
        place = (place + (backward ? count - 1 : 1)) % count;
        Widget& widget = *widgets_[static_cast<std::size_t>(place)];
        if (!usable(widget) || !widget.takes_focus()) continue;
        focus(&widget);
        return true;
    }
    return false;
}

void Page::draw(Painter& painter, const Style& style) const {
    for (const Widget* widget : widgets_) {
        if (widget->shown()) widget->draw(painter, style);
    }
    for (const Widget* widget : widgets_) {
        if (widget->shown()) widget->draw_over(painter, style);
    }
}

}  // namespace noyes::ui
