// What the player prefers, kept in the user's files as lines `key = value`.
#pragma once

#include <noyes/base/error.hpp>

#include <optional>
#include <string>
#include <string_view>

namespace noyes::desktop {

struct Preferences {
    std::string theme = "light";
    bool arrows_move_gap = false;  // else the tile
    bool hover_moves = false;      // the mouse pushes what it is moved over
    bool reduced_motion = false;   // nothing slides
    bool show_to_go = true;        // how many moves are left at least
    bool hints = true;             // are given if asked for
    bool path_of_gap = true;       // lists of moves tell where the gap goes, else the tiles
    std::string picture{};         // on the tiles: one of the drawn ones, or a file
    bool numbers_on_picture = true;
    std::string scheme = "home";  // of the tiles' colours
    std::string size = "4x4";     // of the next new game
    std::string goal{};           // its goal; empty for the usual one

    friend bool operator==(const Preferences&, const Preferences&) = default;
};

std::string to_text(const Preferences& preferences);
// What is not understood keeps its usual value: an older program wrote it, or a newer one.
Preferences read_preferences(std::string_view text);

Preferences load_preferences();
// The error, if they could not be kept; the game goes on.
std::optional<Error> save(const Preferences& preferences);

}  // namespace noyes::desktop
