// The ways from the game to other screens, one line each in menu.cpp.
#pragma once

#include "action.hpp"
#include "game_below.hpp"

#include <vector>

namespace noyes::desktop {

// `below` is the game that they lie over.
std::vector<Action> menu(Desk& desk, GameBelow& below);

}  // namespace noyes::desktop
