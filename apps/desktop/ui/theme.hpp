// The colours of everything that is drawn. A theme never tells anything by colour alone.
#pragma once

#include "colour.hpp"

#include <span>
#include <string_view>

namespace noyes::ui {

struct Theme {
    std::string_view name;  // as --theme takes it

    Colour background;
    Colour text;
    Colour faint;  // text that may be overlooked

    Colour panel;  // what widgets stand on
    Colour border;
    Colour button;
    Colour button_hover;
    Colour button_pressed;
    Colour accent;  // what is chosen or under way
    Colour accent_text;
    Colour focus;  // the ring around what has the keyboard

    Colour board;  // behind the tiles
    Colour tile;
    Colour tile_text;
    Colour home;  // a tile at home
    Colour home_text;
    Colour hint;
    Colour warning;

    float outline = 1;  // how thick the edges of tiles and buttons are
};

// The first is the usual one.
std::span<const Theme> themes();

// nullptr if there is none of that name.
const Theme* find_theme(std::string_view name);

}  // namespace noyes::ui
