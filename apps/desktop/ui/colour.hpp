// A colour as the screen mixes it.
#pragma once

#include <cstdint>

namespace noyes::ui {

struct Colour {
    std::uint8_t red = 0;
    std::uint8_t green = 0;
    std::uint8_t blue = 0;
    std::uint8_t alpha = 255;

    // 0xRRGGBB
    static constexpr Colour of(std::uint32_t code) {
        constexpr std::uint32_t byte = 0xFF;
        return {static_cast<std::uint8_t>(code >> 16 & byte),
                static_cast<std::uint8_t>(code >> 8 & byte),
                static_cast<std::uint8_t>(code & byte)};
    }
    // The same, seen through.
    [[nodiscard]] constexpr Colour with_alpha(std::uint8_t value) const {
        return {red, green, blue, value};
    }

    friend constexpr bool operator==(const Colour&, const Colour&) = default;
};

// Between the two: 0 is the first, 1 the second.
constexpr Colour mixed(Colour one, Colour other, float share) {
    const auto between = [share](std::uint8_t a, std::uint8_t b) {
        return static_cast<std::uint8_t>(static_cast<float>(a) * (1 - share) +
                                         static_cast<float>(b) * share);
    };
    return {between(one.red, other.red), between(one.green, other.green),
            between(one.blue, other.blue), between(one.alpha, other.alpha)};
}

}  // namespace noyes::ui
