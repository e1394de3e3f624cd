// Text from the clipboard: a board, a level or a saved game, in any form.
#pragma once

#include "desk.hpp"
#include "game_below.hpp"

#include <string>

namespace noyes::desktop {

// Plays it instead of the game below, or shows what is wrong with the board. What is wrong with the
// text if it is none of them, else nothing.
std::string open_pasted(Desk& desk, GameBelow& below, const std::string& text);

}  // namespace noyes::desktop
