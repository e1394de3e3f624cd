#include "drop_down.hpp"
#include "text_fit.hpp"

#include <algorithm>
#include <cctype>

namespace noyes::ui {

DropDown::DropDown(std::string name, std::vector<std::string> choices, std::size_t chosen,
                   std::function<void(std::size_t)> changed)
    : Widget(std::move(name)),
      choices_(std::move(choices)),
      chosen_(chosen),
      changed_(std::move(changed)) {}

std::string DropDown::said() const {
    return chosen_ < choices_.size() ? choices_[chosen_] : std::string();
}

Size DropDown::wanted(const TextMeasure& measure, const Style& style) const {
    float widest = 0;
    for (const std::string& choice : choices_)
        widest = std::max(widest, measure.width(choice, style.font()));
    return {widest + 2 * style.padding() + style.scaled(22), style.row()};
}

void DropDown::set_choices(std::vector<std::string> choices, std::size_t chosen) {
    choices_ = std::move(choices);
    chosen_ = chosen;
    open_ = false;
}

std::size_t DropDown::visible() const {
    const float below = window_.height - box().bottom();
    const float room = std::max(below, box().y);
    const float rows = box().height > 0 ? room / box().height : 1;
    return std::clamp(static_cast<std::size_t>(std::max(rows, 1.F)), std::size_t{1},
                      std::max(choices_.size(), std::size_t{1}));
}

Box DropDown::list() const {
    const float height = static_cast<float>(visible()) * box().height;
    const bool upward = box().bottom() + height > window_.height && box().y >= height;
    return {box().x, upward ? box().y - height : box().bottom(), box().width, height};
}

Box DropDown::box_of(std::size_t choice) const {
    const Box all = list();
    const float row = static_cast<float>(choice) - static_cast<float>(first_);
    return {all.x, all.y + row * box().height, all.width, box().height};
}

bool DropDown::owns(Point point) const {
    return box().contains(point) || (open_ && list().contains(point));
}

std::size_t DropDown::choice_at(Point point) const {
    const float row = (point.y - list().y) / std::max(box().height, 1.F);
    return std::min(first_ + static_cast<std::size_t>(std::max(row, 0.F)), choices_.size() - 1);
}

void DropDown::draw(Painter& painter, const Style& style) const {
    const Theme& theme = *style.theme;
    painter.fill(box(), hovered() ? theme.button_hover : theme.button, style.radius());
    painter.outline(box(), theme.border, theme.outline, style.radius());
    Box room = box().inset(style.padding(), 0);
    const float side = style.scaled(10);
    const Point tip{room.right() - side / 2, room.centre().y + side / 3};
    painter.triangle({tip.x - side / 2, tip.y - side / 2}, {tip.x + side / 2, tip.y - side / 2},
                     tip, theme.faint);
    room.width -= side + style.gap();
    draw_left(painter, said(), room, style.font(), enabled() ? theme.text : theme.faint);
    draw_focus(painter, style);
}

void DropDown::draw_over(Painter& painter, const Style& style) const {
    if (!open_) return;
    const Theme& theme = *style.theme;
    painter.fill(list(), theme.panel, style.radius());
    const std::size_t end = std::min(first_ + visible(), choices_.size());
    for (std::size_t choice = first_; choice < end; ++choice) {
        const Box row = box_of(choice);
        const bool marked = choice == marked_;
        if (marked) painter.fill(row, theme.accent, style.radius());
        draw_left(painter, choices_[choice], row.inset(style.padding(), 0), style.font(),
                  marked ? theme.accent_text : theme.text);
    }
    painter.outline(list(), theme.border, style.scaled(1), style.radius());
}

bool DropDown::open() {
    if (choices_.empty()) return true;
    open_ = true;
    mark(chosen_);
    return true;
}

void DropDown::mark(std::size_t choice) {
    marked_ = std::min(choice, choices_.size() - 1);
    if (marked_ < first_) first_ = marked_;
    if (marked_ >= first_ + visible()) first_ = marked_ + 1 - visible();
}

bool DropDown::take(std::size_t choice) {
    open_ = false;
    if (choice == chosen_) return true;
    chosen_ = choice;
    changed_(choice);
    return true;
}

bool DropDown::press(Point point) {
    if (!open_) return open();
    if (!list().contains(point)) {
        open_ = false;
        return true;
    }
    return take(choice_at(point));
}

bool DropDown::move_over(Point point) {
    if (!open_ || !list().contains(point)) return false;
    const std::size_t choice = choice_at(point);
    if (choice == marked_) return false;
    marked_ = choice;
    return true;
}

bool DropDown::roll(Point /*point*/, float lines) {
    if (!open_) return false;
    const std::size_t last = choices_.size() - visible();
    if (lines > 0 && first_ > 0) --first_;
    if (lines < 0 && first_ < last) ++first_;
    return true;
}

bool DropDown::key(const Chord& chord) {
    if (!open_) {
        const bool opens = chord.key == Key::enter || chord.key == Key::space ||
                           chord.key == Key::down || chord.key == Key::up;
        return opens && open();
    }
    switch (chord.key) {
        case Key::up: mark(marked_ > 0 ? marked_ - 1 : 0); return true;
        case Key::down: mark(marked_ + 1); return true;
        case Key::home: mark(0); return true;
        case Key::end: mark(choices_.size() - 1); return true;
        case Key::page_up: mark(marked_ - std::min(marked_, visible())); return true;
        case Key::page_down: mark(marked_ + visible()); return true;
        case Key::enter:
        case Key::space: return take(marked_);
        case Key::escape: open_ = false; return true;
        default: return chord.key != Key::tab;
    }
}

// The next one that begins with the letter.
bool DropDown::type(std::string_view text) {
    if (!open_ || text.empty()) return open_;
    for (std::size_t ahead = 1; ahead <= choices_.size(); ++ahead) {
        const std::size_t choice = (marked_ + ahead) % choices_.size();
        const std::string& name = choices_[choice];
        if (name.empty() || std::tolower(static_cast<unsigned char>(name.front())) !=
                                std::tolower(static_cast<unsigned char>(text.front())))
            continue;
        mark(choice);
        return true;
    }
    return true;
}

}  // namespace noyes::ui
