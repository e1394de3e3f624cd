#include "text_field.hpp"
#include "text_fit.hpp"
#include "utf8.hpp"

#include <algorithm>
#include <cmath>

namespace noyes::ui {

TextField::TextField(std::string name, std::string text, Answers answers)
    : Widget(std::move(name)),
      text_(std::move(text)),
      answers_(std::move(answers)),
      cursor_(text_.size()) {}

Size TextField::wanted(const TextMeasure& /*measure*/, const Style& style) const {
    return {style.scaled(220), style.row()};
}

void TextField::set_text(std::string text) {
    text_ = std::move(text);
    cursor_ = text_.size();
}

void TextField::draw(Painter& painter, const Style& style) const {
    const Theme& theme = *style.theme;
    painter.fill(box(), theme.panel, style.radius());
    painter.outline(box(), theme.border, theme.outline, style.radius());
    const Font font = style.font();
    const Box room = box().inset(style.padding(), style.scaled(3));
    if (!focused()) {  // how it begins
        draw_left(painter, text_.empty() ? prompt_ : text_, room, font,
                  text_.empty() ? theme.faint : theme.text);
        return;
    }
    const float before = painter.width(std::string_view(text_).substr(0, cursor_), font);
    const float shift = std::max(before - room.width + style.scaled(2), 0.F);
    const float line = painter.line_height(font);
    const float y = std::round(room.y + (room.height - line) / 2);
    {
        const Clipping clipping(painter, room);
        painter.text(text_, {std::round(room.x - shift), y}, font, theme.text);
        painter.fill({std::round(room.x + before - shift), y, style.scaled(2), line}, theme.focus);
    }
    draw_focus(painter, style);
}

bool TextField::press(Point /*point*/) {
    cursor_ = text_.size();
    return true;
}

bool TextField::key(const Chord& chord) {
    if (chord.control) return with_control(chord.key);
    if (chord.key == Key::enter && answers_.entered) {
        answers_.entered(text_);
        return true;
    }
    if (chord.key == Key::tab || chord.key == Key::escape || chord.key == Key::enter) return false;
    edit(chord);
    // What makes a character comes again as text; it must not act as a shortcut meanwhile.
    const bool function = chord.key >= Key::f1;
    return !function;
}

bool TextField::edit(const Chord& chord) {
    switch (chord.key) {
        case Key::left: cursor_ = previous_character(text_, cursor_); return true;
        case Key::right: cursor_ = next_character(text_, cursor_); return true;
        case Key::home: cursor_ = 0; return true;
        case Key::end: cursor_ = text_.size(); return true;
        case Key::backspace: return erase(previous_character(text_, cursor_), cursor_);
        case Key::remove: return erase(cursor_, next_character(text_, cursor_));
        default: return false;
    }
}

bool TextField::with_control(Key key) {
    if (key == Key::v && clipboard_.get) {
        insert(clipboard_.get());
        return true;
    }
    if (key == Key::c && clipboard_.set) {
        clipboard_.set(text_);
        return true;
    }
    if (key == Key::u) return erase(0, text_.size());
    return false;
}

bool TextField::erase(std::size_t from, std::size_t to) {
    if (from == to) return true;
    text_.erase(from, to - from);
    cursor_ = from;
    tell();
    return true;
}

bool TextField::type(std::string_view text) {
    insert(text);
    return true;
}

// What has several lines becomes one.
void TextField::insert(std::string_view text) {
    std::string line(text);
    std::ranges::replace(line, '\n', ' ');
    std::erase_if(line, [](char c) { return static_cast<unsigned char>(c) < ' '; });
    text_.insert(cursor_, line);
    cursor_ += line.size();
    tell();
}

void TextField::tell() {
    if (answers_.changed) answers_.changed(text_);
}

}  // namespace noyes::ui
