// A band of light that goes over the pieces from the top left to the bottom right, once.
#pragma once

#include <noyes/base/moment.hpp>

#include "ui/colour.hpp"
#include "ui/geometry.hpp"

#include <algorithm>
#include <cmath>

namespace noyes::desktop {

struct Cheer {
    static constexpr Moment length{900};

    Moment gone{0};  // since it began
    float way = 0;   // rows and columns together

    [[nodiscard]] ui::Colour shine(ui::Colour colour, ui::Colour light, ui::Point place) const {
        constexpr float width = 1.6F;  // of the band, in cells
        constexpr float brightness = 0.55F;
        const float share = static_cast<float>(gone.count()) / static_cast<float>(length.count());
        const float front = share * (way + 2 * width) - width;
        const float strength = 1 - std::min(std::abs(place.x + place.y - front) / width, 1.F);
        return mixed(colour, light, strength * brightness);
    }
};

}  // namespace noyes::desktop
