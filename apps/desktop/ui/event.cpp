#include "event.hpp"

#include <array>
#include <string_view>

namespace noyes::ui {

namespace {

constexpr std::array<std::string_view, 20> named{
    "Up",   "Left", "Right",   "Down",      "Enter", "Space", "Tab", "Esc", "Backspace", "Del",
    "Home", "End",  "Page up", "Page down", "+",     "-",     "?",   "F1",  "F2",        "F11"};

std::string name_of(Key key) {
    if (key == Key::none) return {};
    if (key <= Key::z)
        return {static_cast<char>('A' + (static_cast<int>(key) - static_cast<int>(Key::a)))};
    if (key <= Key::digit_9)
        return {static_cast<char>('0' + (static_cast<int>(key) - static_cast<int>(Key::digit_0)))};
    return std::string(named[static_cast<std::size_t>(key) - static_cast<std::size_t>(Key::up)]);
}

}  // namespace

std::string to_text(const Chord& chord) {
    return std::string(chord.control ? "Ctrl+" : "") + (chord.shift ? "Shift+" : "") +
           name_of(chord.key);
}

}  // namespace noyes::ui
