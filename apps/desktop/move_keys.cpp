#include "move_keys.hpp"

namespace noyes::desktop {

std::optional<Way> way_of(const ui::Chord& chord) {
    using ui::Key;
    if (chord.control) return std::nullopt;
    switch (chord.key) {
        case Key::up:
        case Key::w:
        case Key::k: return Way::up;
        case Key::left:
        case Key::a:
        case Key::h: return Way::left;
        case Key::right:
        case Key::d:
        case Key::l: return Way::right;
        case Key::down:
        case Key::s:
        case Key::j: return Way::down;
        default: return std::nullopt;
    }
}

}  // namespace noyes::desktop
