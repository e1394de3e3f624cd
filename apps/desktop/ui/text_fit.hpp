// Text that has to fit: broken into lines, made smaller, or shortened as the last resort.
#pragma once

#include "painter.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace noyes::ui {

// Lines no wider than that; a word that is wider alone is broken. Line breaks in the text stay.
std::vector<std::string> wrapped(std::string_view text, Font font, float width,
                                 const TextMeasure& measure);

// The font, or a smaller one in which the text is no wider than that; not below `least`.
Font fitting(std::string_view text, Font font, float width, const TextMeasure& measure,
             float least = 8);

// The text itself, or as much of it as there is room for and three points.
std::string shortened(std::string_view text, Font font, float width, const TextMeasure& measure);

// In the middle of the box, in a smaller font if need be.
void draw_centred(Painter& painter, std::string_view text, const Box& box, Font font,
                  Colour colour);
// At the left of the box, in the middle of its height.
void draw_left(Painter& painter, std::string_view text, const Box& box, Font font, Colour colour);

}  // namespace noyes::ui
