#include "theme.hpp"

#include <algorithm>
#include <array>

namespace noyes::ui {

namespace {

constexpr Theme light{.name = "light",
                      .background = Colour::of(0xF4F1EA),
                      .text = Colour::of(0x26282C),
                      .faint = Colour::of(0x666A70),
                      .panel = Colour::of(0xFFFFFF),
                      .border = Colour::of(0xCBC6BA),
                      .button = Colour::of(0xFBFAF7),
                      .button_hover = Colour::of(0xEDE8DC),
                      .button_pressed = Colour::of(0xDDD5C3),
                      .accent = Colour::of(0x1F6F78),
                      .accent_text = Colour::of(0xFFFFFF),
                      .focus = Colour::of(0xC2571A),
                      .board = Colour::of(0xD9D2C3),
                      .tile = Colour::of(0xFFFDF8),
                      .tile_text = Colour::of(0x2B2D31),
                      .home = Colour::of(0xD8ECE6),
                      .home_text = Colour::of(0x14524B),
                      .hint = Colour::of(0xC2571A),
                      .warning = Colour::of(0xA4261D)};

constexpr Theme dark{.name = "dark",
                     .background = Colour::of(0x1B1D21),
                     .text = Colour::of(0xE8E6E1),
                     .faint = Colour::of(0x9EA3AA),
                     .panel = Colour::of(0x25282D),
                     .border = Colour::of(0x464B53),
                     .button = Colour::of(0x2F333A),
                     .button_hover = Colour::of(0x3B4049),
                     .button_pressed = Colour::of(0x4A515C),
                     .accent = Colour::of(0x4FB3BF),
                     .accent_text = Colour::of(0x10181A),
                     .focus = Colour::of(0xF2A65A),
                     .board = Colour::of(0x121417),
                     .tile = Colour::of(0x363B43),
                     .tile_text = Colour::of(0xF1EEE8),
                     .home = Colour::of(0x24504C),
                     .home_text = Colour::of(0xD3F2EC),
                     .hint = Colour::of(0xF2A65A),
                     .warning = Colour::of(0xFF8A80)};

constexpr Theme high_contrast{.name = "high-contrast",
                              .background = Colour::of(0x000000),
                              .text = Colour::of(0xFFFFFF),
                              .faint = Colour::of(0xE0E0E0),
                              .panel = Colour::of(0x000000),
                              .border = Colour::of(0xFFFFFF),
                              .button = Colour::of(0x000000),
                              .button_hover = Colour::of(0x333333),
                              .button_pressed = Colour::of(0x555555),
                              .accent = Colour::of(0xFFFF00),
                              .accent_text = Colour::of(0x000000),
                              .focus = Colour::of(0x00FFFF),
                              .board = Colour::of(0x000000),
                              .tile = Colour::of(0x000000),
                              .tile_text = Colour::of(0xFFFFFF),
                              .home = Colour::of(0xFFFFFF),
                              .home_text = Colour::of(0x000000),
                              .hint = Colour::of(0xFFFF00),
                              .warning = Colour::of(0xFFFF00),
                              .outline = 2};

// Blue and orange are told apart whichever cones are missing (Okabe and Ito 2008).
constexpr Theme colour_blind{.name = "colour-blind",
                             .background = Colour::of(0xF5F5F5),
                             .text = Colour::of(0x1A1A1A),
                             .faint = Colour::of(0x5A5A5A),
                             .panel = Colour::of(0xFFFFFF),
                             .border = Colour::of(0x8A8A8A),
                             .button = Colour::of(0xFFFFFF),
                             .button_hover = Colour::of(0xE3EEF6),
                             .button_pressed = Colour::of(0xC4DCEC),
                             .accent = Colour::of(0x0072B2),
                             .accent_text = Colour::of(0xFFFFFF),
                             .focus = Colour::of(0xD55E00),
                             .board = Colour::of(0xC9CED2),
                             .tile = Colour::of(0xFFFFFF),
                             .tile_text = Colour::of(0x1A1A1A),
                             .home = Colour::of(0xBFE0F5),
                             .home_text = Colour::of(0x003B5C),
                             .hint = Colour::of(0xD55E00),
                             .warning = Colour::of(0xA03C00)};

constexpr std::array all{light, dark, high_contrast, colour_blind};

}  // namespace

std::span<const Theme> themes() { return all; }

const Theme* find_theme(std::string_view name) {
    const auto found = std::ranges::find(all, name, &Theme::name);
    return found == all.end() ? nullptr : &*found;
}

}  // namespace noyes::ui
