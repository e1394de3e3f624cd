#include "button.hpp"
#include "text_fit.hpp"

#include <utility>

namespace noyes::ui {

Button::Button(std::string name, std::string text, std::function<void()> action, Chord shortcut)
    : Widget(std::move(name)),
      text_(std::move(text)),
      action_(std::move(action)),
      shortcut_(shortcut) {}

Size Button::wanted(const TextMeasure& measure, const Style& style) const {
    const std::string key = to_text(shortcut_);
    float width = measure.width(text_, style.font()) + 2 * style.padding();
    if (!key.empty()) width += measure.width(key, style.font(12)) + style.gap();
    return {width, style.row()};
}

Colour Button::fill(const Theme& theme) const {
    if (marked_ && enabled()) return theme.accent;
    if (down_) return theme.button_pressed;
    return hovered() && enabled() ? theme.button_hover : theme.button;
}

void Button::draw(Painter& painter, const Style& style) const {
    const Theme& theme = *style.theme;
    painter.fill(box(), fill(theme), style.radius());
    painter.outline(box(), marked_ && enabled() && down_ ? theme.text : theme.border, theme.outline,
                    style.radius());
    const Colour colour = !enabled() ? theme.faint.with_alpha(130)
                          : marked_  ? theme.accent_text
                                     : theme.text;
    Box room = box().inset(style.padding(), 0);
    const std::string key = to_text(shortcut_);
    if (!key.empty()) {
        const Font small = style.font(12);
        const float width = painter.width(key, small);
        draw_left(painter, key, {room.right() - width, room.y, width + 1, room.height}, small,
                  marked_ || !enabled() ? colour : theme.faint);
        room.width -= width + style.gap();
        draw_left(painter, text_, room, style.font(), colour);
    } else {
        draw_centred(painter, text_, room, style.font(), colour);
    }
    draw_focus(painter, style);
}

bool Button::press(Point /*point*/) { return down_ = true; }

bool Button::drag(Point point) {
    const bool inside = box().contains(point);
    return std::exchange(down_, inside) != inside;
}

bool Button::release(Point point) {
    down_ = false;
    if (box().contains(point)) action_();
    return true;
}

bool Button::key(const Chord& chord) {
    if (chord.control || (chord.key != Key::enter && chord.key != Key::space)) return false;
    action_();
    return true;
}

bool Button::shortcut(const Chord& chord) {
    if (shortcut_.key == Key::none || !(chord == shortcut_)) return false;
    action_();
    return true;
}

}  // namespace noyes::ui
