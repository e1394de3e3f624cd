// The ways from the game to other screens, one line each in menu.cpp.
#pragma once

#include "action.hpp"

#include <vector>

namespace noyes::desktop {

std::vector<Action> menu(Desk& desk);

}  // namespace noyes::desktop
