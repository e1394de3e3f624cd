#include "input.hpp"

#include <SFML/System/String.hpp>
#include <SFML/Window/Event.hpp>
#include <SFML/Window/Window.hpp>

#include <algorithm>
#include <array>
#include <utility>

namespace noyes::desktop {

namespace {

using ui::Event;
using ui::Key;
using Pressed = sf::Keyboard::Key;

constexpr std::array<std::pair<Pressed, Key>, 23> special{{
    {sf::Keyboard::Up, Key::up},
    {sf::Keyboard::Left, Key::left},
    {sf::Keyboard::Right, Key::right},
    {sf::Keyboard::Down, Key::down},
    {sf::Keyboard::Enter, Key::enter},
    {sf::Keyboard::Space, Key::space},
    {sf::Keyboard::Tab, Key::tab},
    {sf::Keyboard::Escape, Key::escape},
    {sf::Keyboard::Backspace, Key::backspace},
    {sf::Keyboard::Delete, Key::remove},
    {sf::Keyboard::Home, Key::home},
    {sf::Keyboard::End, Key::end},
    {sf::Keyboard::PageUp, Key::page_up},
    {sf::Keyboard::PageDown, Key::page_down},
    {sf::Keyboard::Add, Key::plus},
    {sf::Keyboard::Equal, Key::plus},
    {sf::Keyboard::Subtract, Key::minus},
    {sf::Keyboard::Hyphen, Key::minus},
    {sf::Keyboard::Slash, Key::question},
    {sf::Keyboard::F1, Key::f1},
    {sf::Keyboard::F2, Key::f2},
    {sf::Keyboard::F11, Key::f11},
    {sf::Keyboard::Unknown, Key::none},
}};

Key shifted(Key first, int by) { return static_cast<Key>(static_cast<int>(first) + by); }

Key key_of(Pressed code) {
    if (code >= sf::Keyboard::A && code <= sf::Keyboard::Z)
        return shifted(Key::a, code - sf::Keyboard::A);
    if (code >= sf::Keyboard::Num0 && code <= sf::Keyboard::Num9)
        return shifted(Key::digit_0, code - sf::Keyboard::Num0);
    if (code >= sf::Keyboard::Numpad0 && code <= sf::Keyboard::Numpad9)
        return shifted(Key::digit_0, code - sf::Keyboard::Numpad0);
    const auto found = std::ranges::find(special, code, &std::pair<Pressed, Key>::first);
    return found == special.end() ? Key::none : found->second;
}

std::optional<Event> pressed_key(const sf::Event::KeyEvent& key) {
    const Key code = key_of(key.code);
    if (code == Key::none || key.alt) return std::nullopt;
    const bool asks = code == Key::question;  // the shift belongs to the sign
    return Event{.kind = Event::Kind::key, .chord = {code, key.control, key.shift && !asks}};
}

// Control characters came as keys already.
std::optional<Event> typed(sf::Uint32 character) {
    constexpr sf::Uint32 first_visible = 32;
    constexpr sf::Uint32 remove = 127;
    if (character < first_visible || character == remove) return std::nullopt;
    const auto bytes = sf::String(character).toUtf8();
    return Event{.kind = Event::Kind::text, .text = {bytes.begin(), bytes.end()}};
}

ui::Point at(int x, int y) { return {static_cast<float>(x), static_cast<float>(y)}; }

std::optional<Event> button(Event::Kind kind, const sf::Event::MouseButtonEvent& mouse) {
    if (mouse.button != sf::Mouse::Left) return std::nullopt;
    return Event{.kind = kind, .point = at(mouse.x, mouse.y)};
}

std::optional<Event> translated(const sf::Event& event) {
    switch (event.type) {
        case sf::Event::Closed: return Event{.kind = Event::Kind::close};
        case sf::Event::Resized:
            return Event{.kind = Event::Kind::resize,
                         .size = {static_cast<float>(event.size.width),
                                  static_cast<float>(event.size.height)}};
        case sf::Event::GainedFocus: return Event{.kind = Event::Kind::expose};
        case sf::Event::LostFocus:
        case sf::Event::MouseLeft: return Event{.kind = Event::Kind::leave};
        case sf::Event::KeyPressed: return pressed_key(event.key);
        case sf::Event::TextEntered: return typed(event.text.unicode);
        case sf::Event::MouseMoved:
            return Event{.kind = Event::Kind::move,
                         .point = at(event.mouseMove.x, event.mouseMove.y)};
        case sf::Event::MouseButtonPressed: return button(Event::Kind::press, event.mouseButton);
        case sf::Event::MouseButtonReleased: return button(Event::Kind::release, event.mouseButton);
        case sf::Event::MouseWheelScrolled:
            return Event{.kind = Event::Kind::wheel,
                         .point = at(event.mouseWheelScroll.x, event.mouseWheelScroll.y),
                         .amount = event.mouseWheelScroll.delta};
        default: return std::nullopt;
    }
}

}  // namespace

std::optional<ui::Event> next_event(sf::Window& window) {
    sf::Event event{};
    while (window.pollEvent(event)) {
        if (auto ours = translated(event)) return ours;
    }
    return std::nullopt;
}

}  // namespace noyes::desktop
