// How widgets are drawn and how large they are: colours, letters, distances.
#pragma once

#include "painter.hpp"
#include "theme.hpp"

namespace noyes::ui {

struct Style {
    const Theme* theme;
    float unit = 1;  // 1 in a window of usual size; more in a large one

    [[nodiscard]] Font font(float size = 15) const { return {scaled(size)}; }
    [[nodiscard]] Font bold(float size = 15) const { return {scaled(size), Weight::bold}; }
    [[nodiscard]] float gap() const { return scaled(8); }       // between widgets
    [[nodiscard]] float padding() const { return scaled(10); }  // inside of them
    [[nodiscard]] float row() const { return scaled(34); }      // the height of a button
    [[nodiscard]] float radius() const { return scaled(6); }
    [[nodiscard]] float scaled(float length) const;  // whole pixels
};

// For a window of that size.
Style style_for(Size window, const Theme& theme);

}  // namespace noyes::ui
