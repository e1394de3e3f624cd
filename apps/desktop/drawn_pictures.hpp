// Pictures that the program draws by itself. No two parts of one look alike, so that each tile has
// one place only.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>
#include <vector>

namespace noyes::desktop {

inline constexpr unsigned picture_side = 640;  // pixels
inline constexpr std::array<std::string_view, 4> picture_names{"sunset", "hills", "rings", "quilt"};

// Pixels of four bytes, row by row: red, green, blue, alpha. Nothing if there is none of that name.
std::vector<std::uint8_t> drawn_picture(std::string_view name);

}  // namespace noyes::desktop
