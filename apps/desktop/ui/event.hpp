// What a person does, in our own words: input.cpp makes these of what the window library reports.
#pragma once

#include <noyes/base/moment.hpp>

#include "geometry.hpp"

#include <cstdint>
#include <string>

namespace noyes::ui {

enum class Key : std::uint8_t {
    none,
    // clang-format off
    a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p, q, r, s, t, u, v, w, x, y, z,
    digit_0, digit_1, digit_2, digit_3, digit_4, digit_5, digit_6, digit_7, digit_8, digit_9,
    // clang-format on
    up,
    left,
    right,
    down,
    enter,
    space,
    tab,
    escape,
    backspace,
    remove,
    home,
    end,
    page_up,
    page_down,
    plus,
    minus,
    question,
    f1,
    f2,
    f11,
};

// A key with what is held down with it.
struct Chord {
    Key key = Key::none;
    bool control = false;
    bool shift = false;

    friend bool operator==(const Chord&, const Chord&) = default;
};

// As people write it: "N", "Ctrl+C", "F1".
std::string to_text(const Chord& chord);

struct Event {
    enum class Kind : std::uint8_t {
        key,    // chord
        text,   // characters typed, behind the key that made them
        move,   // of the mouse; point
        press,  // of the left button; point
        release,
        wheel,  // point, amount: lines up
        leave,  // the mouse is outside, or the window has lost the keyboard
        resize,
        expose,  // what is shown may be lost
        close,
    };

    Kind kind{};
    Chord chord{};
    std::string text{};  // UTF-8
    Point point{};
    float amount = 0;
    Size size{};  // of the window, after a resize
};

}  // namespace noyes::ui
