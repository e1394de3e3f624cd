#include "drawn_pictures.hpp"
#include "ui/colour.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace noyes::desktop {

namespace {

using ui::Colour;
using ui::mixed;

constexpr float turn = 2 * std::numbers::pi_v<float>;

// All take a place from 0 to 1 each way.
using Drawing = Colour (*)(float x, float y);

// 0 below `from`, 1 above `to`, without a corner in between.
float smooth(float from, float to, float value) {
    const float share = std::clamp((value - from) / (to - from), 0.F, 1.F);
    return share * share * (3 - 2 * share);
}

Colour shaded(Colour colour, float light) {
    return light < 0 ? mixed(colour, Colour::of(0x000000), -light)
                     : mixed(colour, Colour::of(0xFFFFFF), light);
}

// The sun over the sea, clouds, a sail.
Colour sunset(float x, float y) {
    constexpr float horizon = 0.62F;
    const float away = std::hypot(x - 0.64F, y - 0.44F);
    if (y > horizon) {
        const float depth = (y - horizon) / (1 - horizon);
        const float wave = std::sin(turn * (18 * depth * depth + 3 * x)) * 0.5F + 0.5F;
        const Colour water = mixed(Colour::of(0xD9694A), Colour::of(0x17254D), std::sqrt(depth));
        const float glitter = (1 - smooth(0.03F, 0.1F + depth * 0.12F, std::abs(x - 0.64F))) * wave;
        return mixed(water, Colour::of(0xFFE0A3), glitter * 0.8F);
    }
    const bool sail = x > 0.2F && x < 0.2F + (y - 0.38F) * 0.6F && y > 0.38F && y < horizon - 0.03F;
    if (sail) return shaded(Colour::of(0xFFF4E0), -(x - 0.2F));
    const bool hull = y > horizon - 0.03F && std::abs(x - 0.25F) < 0.1F - (y - horizon + 0.03F);
    if (hull) return Colour::of(0x4A2430);
    Colour sky = mixed(Colour::of(0x2E2A66), Colour::of(0xF58E50), smooth(0, horizon, y));
    sky = mixed(sky, Colour::of(0xFFD56B), (1 - smooth(0.1F, 0.45F, away)) * 0.8F);
    const float cloud =
        std::sin(turn * (x * 1.3F + y * 0.4F)) + std::sin(turn * (y * 7 - x * 0.9F));
    sky = mixed(sky, Colour::of(0xF7C6B0), smooth(0.9F, 1.8F, cloud) * 0.6F);
    return mixed(Colour::of(0xFFF6D8), sky, smooth(0.105F, 0.115F, away));
}

// Five rows of hills, the nearer the darker, a moon and stars.
Colour hills(float x, float y) {
    constexpr std::array colours{Colour::of(0x9DB7D5), Colour::of(0x6E93B8), Colour::of(0x4C7F7A),
                                 Colour::of(0x2F6650), Colour::of(0x173F35)};
    for (int row = static_cast<int>(colours.size()) - 1; row >= 0; --row) {
        const auto number = static_cast<float>(row);
        const float edge = 0.36F + 0.13F * number +
                           0.07F * std::sin(turn * (x * (0.8F + 0.35F * number) + 0.31F * number)) +
                           0.025F * std::sin(turn * (x * (2.9F + number) + 0.17F * number));
        if (y < edge) continue;
        const float stripe = std::sin(turn * (y * 22 + x * (number - 2) * 3)) * 0.04F;
        const Colour colour = colours[static_cast<std::size_t>(row)];
        return shaded(colour, 0.25F * x - 0.1F + stripe);
    }
    const float moon = std::hypot(x - 0.23F, y - 0.2F);
    const float shadow = std::hypot(x - 0.265F, y - 0.185F);
    const Colour sky = mixed(Colour::of(0x232B5B), Colour::of(0xE3A9B4), smooth(0, 0.55F, y));
    if (moon < 0.1F && shadow > 0.09F) return Colour::of(0xFFF3C9);
    const float star = std::sin(x * 157) * std::sin(y * 211 + x * 37);
    return y < 0.3F && star > 0.985F ? Colour::of(0xFFFFFF) : sky;
}

// Rings around a point off the middle, each cut into pieces of its own number and colour.
Colour rings(float x, float y) {
    constexpr std::array colours{Colour::of(0xE69F00), Colour::of(0x56B4E9), Colour::of(0x009E73),
                                 Colour::of(0xF0E442), Colour::of(0x0072B2), Colour::of(0xD55E00),
                                 Colour::of(0xCC79A7)};
    const float dx = x - 0.44F;
    const float dy = y - 0.47F;
    const float away = std::hypot(dx, dy) * 9;
    const auto ring = static_cast<int>(away);
    const float angle = std::atan2(dy, dx) / turn + 0.5F + 0.07F * static_cast<float>(ring);
    const auto part = static_cast<int>(angle * static_cast<float>(3 + 2 * ring));
    const Colour colour = colours[static_cast<std::size_t>(ring * 3 + part) % colours.size()];
    const float edge = std::abs(away - std::round(away));
    return mixed(Colour::of(0x20242B), shaded(colour, 0.3F * (0.5F - y)),
                 smooth(0.03F, 0.07F, edge));
}

// Patches with stripes, dots and diamonds; colours run from corner to corner.
Colour quilt(float x, float y) {
    constexpr float patches = 5;
    const float column = std::floor(x * patches);
    const float row = std::floor(y * patches);
    const float u = x * patches - column;
    const float v = y * patches - row;
    const Colour across = mixed(Colour::of(0xB5384B), Colour::of(0x2B6FA8), x);
    const Colour ground = mixed(across, Colour::of(0xF2C14E), y * 0.75F);
    const Colour ink = mixed(Colour::of(0xFFF7E6), ground, 0.15F);
    const auto kind = static_cast<int>(column * 2 + row * 3) % 4;
    const float away = std::hypot(u - 0.5F, v - 0.5F);
    const bool marked = kind == 0   ? std::fmod(u * 4 + column * 0.3F, 1.F) < 0.4F
                        : kind == 1 ? away < 0.34F && away > 0.1F + 0.03F * row
                        : kind == 2 ? std::abs(u - 0.5F) + std::abs(v - 0.5F) < 0.36F
                                    : std::fmod((u + v) * 3 + row * 0.2F, 1.F) < 0.35F;
    const float seam = std::min({u, v, 1 - u, 1 - v});
    if (seam < 0.03F) return Colour::of(0x33241F);
    return marked ? ink : shaded(ground, kind % 2 == 0 ? 0 : -0.15F);
}

constexpr std::array<Drawing, picture_names.size()> drawings{sunset, hills, rings, quilt};

}  // namespace

std::vector<std::uint8_t> drawn_picture(std::string_view name) {
    const auto* const found = std::ranges::find(picture_names, name);
    if (found == picture_names.end()) return {};
    const Drawing drawing = drawings[static_cast<std::size_t>(found - picture_names.begin())];
    std::vector<std::uint8_t> pixels;
    pixels.reserve(std::size_t{picture_side} * picture_side * 4);
    for (unsigned row = 0; row < picture_side; ++row) {
        for (unsigned column = 0; column < picture_side; ++column) {
            const Colour colour = drawing((static_cast<float>(column) + 0.5F) / picture_side,
                                          (static_cast<float>(row) + 0.5F) / picture_side);
            pixels.insert(pixels.end(), {colour.red, colour.green, colour.blue, colour.alpha});
        }
    }
    return pixels;
}

}  // namespace noyes::desktop
