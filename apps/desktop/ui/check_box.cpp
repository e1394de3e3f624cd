#include "check_box.hpp"
#include "text_fit.hpp"

namespace noyes::ui {

Size CheckBox::wanted(const TextMeasure& measure, const Style& style) const {
    const float mark = style.scaled(20) + style.gap();
    return {mark + measure.width(text_, style.font()) + style.scaled(4), style.row()};
}

void CheckBox::draw(Painter& painter, const Style& style) const {
    const Theme& theme = *style.theme;
    const float side = style.scaled(20);
    const Box mark{box().x + style.scaled(2), box().y + (box().height - side) / 2, side, side};
    painter.fill(mark, checked_ ? theme.accent : theme.panel, style.scaled(4));
    painter.outline(mark, theme.border, theme.outline, style.scaled(4));
    if (checked_) {
        const Point knee{mark.x + side * 0.42F, mark.y + side * 0.72F};
        painter.line({mark.x + side * 0.2F, mark.y + side * 0.5F}, knee, style.scaled(2.5F),
                     theme.accent_text);
        painter.line(knee, {mark.x + side * 0.8F, mark.y + side * 0.28F}, style.scaled(2.5F),
                     theme.accent_text);
    }
    const float x = mark.right() + style.gap();
    draw_left(painter, text_, {x, box().y, box().right() - x, box().height}, style.font(),
              enabled() ? theme.text : theme.faint);
    draw_focus(painter, style);
}

bool CheckBox::toggle() {
    checked_ = !checked_;
    changed_(checked_);
    return true;
}

bool CheckBox::press(Point /*point*/) { return toggle(); }

bool CheckBox::key(const Chord& chord) {
    return (chord.key == Key::space || chord.key == Key::enter) && toggle();
}

}  // namespace noyes::ui
