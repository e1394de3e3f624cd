// What tiles look like: numbers or a picture, and by which scheme they are coloured.
#pragma once

#include <noyes/tiles/board.hpp>

#include "ui/painter.hpp"
#include "ui/theme.hpp"

#include <array>
#include <cstdint>
#include <memory>
#include <string_view>

namespace noyes::desktop {

enum class Scheme : std::uint8_t {
    home,    // tiles that are home are marked
    rows,    // each row of the goal has a colour
    fringe,  // each row and column that speed players solve together has a colour
    plain,
};

// As preferences keep them.
inline constexpr std::array<std::string_view, 4> scheme_names{"home", "rows", "fringe", "plain"};
Scheme scheme_of(std::string_view name);

struct TileDress {
    std::shared_ptr<const ui::Picture> picture{};  // may be none
    bool numbers = true;                           // on a picture, too
    Scheme scheme = Scheme::home;
};

struct TileColours {
    ui::Colour face;
    ui::Colour text;
};

TileColours colours_of(tiles::Extent extent, tiles::Cell home, bool is_home, Scheme scheme,
                       const ui::Theme& theme);

// The part of a picture that belongs to a cell of the goal: the picture covers the whole board and
// loses something at two sides if it has other proportions.
ui::Box part_of(const ui::Picture& picture, tiles::Extent extent, tiles::Cell home);
ui::Box whole_of(const ui::Picture& picture, tiles::Extent extent);

}  // namespace noyes::desktop
