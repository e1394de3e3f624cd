#include "tile_dress.hpp"

#include <algorithm>

namespace noyes::desktop {

namespace {

// Told apart whichever cones are missing (Okabe and Ito 2008); where more are needed they begin
// again, paler.
constexpr std::array palette{ui::Colour::of(0xE69F00), ui::Colour::of(0x56B4E9),
                             ui::Colour::of(0x009E73), ui::Colour::of(0xF0E442),
                             ui::Colour::of(0x0072B2), ui::Colour::of(0xD55E00),
                             ui::Colour::of(0xCC79A7)};

ui::Colour in_palette(std::uint32_t number) {
    constexpr float paler = 0.45F;
    const ui::Colour colour = palette[number % palette.size()];
    const bool again = number / palette.size() % 2 == 1;
    return again ? mixed(colour, ui::Colour::of(0xFFFFFF), paler) : colour;
}

// Black or white, whichever stands out more.
ui::Colour text_on(ui::Colour colour) {
    constexpr float middle = 115;
    const float light = 0.299F * static_cast<float>(colour.red) +
                        0.587F * static_cast<float>(colour.green) +
                        0.114F * static_cast<float>(colour.blue);
    return light > middle ? ui::Colour::of(0x101010) : ui::Colour::of(0xFFFFFF);
}

// Rows and columns are solved in turn until what is left is a square, then as one.
std::uint32_t fringe_of(tiles::Extent extent, tiles::Cell home) {
    const std::uint32_t row = extent.row(home);
    const std::uint32_t column = extent.column(home);
    const std::uint32_t rows_first =
        extent.rows > extent.columns ? extent.rows - extent.columns : 0;
    const std::uint32_t columns_first =
        extent.columns > extent.rows ? extent.columns - extent.rows : 0;
    if (row < rows_first) return row;
    if (column < columns_first) return column;
    return rows_first + columns_first + std::min(row - rows_first, column - columns_first);
}

}  // namespace

Scheme scheme_of(std::string_view name) {
    const auto* const found = std::ranges::find(scheme_names, name);
    return found == scheme_names.end() ? Scheme::home
                                       : static_cast<Scheme>(found - scheme_names.begin());
}

TileColours colours_of(tiles::Extent extent, tiles::Cell home, bool is_home, Scheme scheme,
                       const ui::Theme& theme) {
    const auto coloured = [](std::uint32_t number) {
        const ui::Colour face = in_palette(number);
        return TileColours{face, text_on(face)};
    };
    switch (scheme) {
        case Scheme::rows: return coloured(extent.row(home));
        case Scheme::fringe: return coloured(fringe_of(extent, home));
        case Scheme::plain: return {theme.tile, theme.tile_text};
        case Scheme::home: break;
    }
    return is_home ? TileColours{theme.home, theme.home_text}
                   : TileColours{theme.tile, theme.tile_text};
}

ui::Box whole_of(const ui::Picture& picture, tiles::Extent extent) {
    const ui::Size size = picture.size();
    const auto columns = static_cast<float>(extent.columns);
    const auto rows = static_cast<float>(extent.rows);
    const float cell = std::min(size.width / columns, size.height / rows);
    return ui::Box{0, 0, size.width, size.height}.centred({cell * columns, cell * rows});
}

ui::Box part_of(const ui::Picture& picture, tiles::Extent extent, tiles::Cell home) {
    const ui::Box whole = whole_of(picture, extent);
    const float side = whole.width / static_cast<float>(extent.columns);
    return {whole.x + side * static_cast<float>(extent.column(home)),
            whole.y + side * static_cast<float>(extent.row(home)), side, side};
}

}  // namespace noyes::desktop
