#include "style.hpp"

#include <algorithm>
#include <cmath>

namespace noyes::ui {

float Style::scaled(float length) const { return std::max(std::round(length * unit), 1.F); }

Style style_for(Size window, const Theme& theme) {
    constexpr Size usual{1280, 800};
    constexpr float least = 0.8F;
    constexpr float most = 1.6F;
    const float unit = std::min(window.width / usual.width, window.height / usual.height);
    return {&theme, std::clamp(unit, least, most)};
}

}  // namespace noyes::ui
