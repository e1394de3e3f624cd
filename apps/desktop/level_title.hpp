// What a level is called, in letters that the program's font has.
#pragma once

#include <noyes/blocks/level.hpp>

#include <string>

namespace noyes::desktop {

std::string level_title(const blocks::Level& level);
// Without all names but the first two.
std::string short_title(const blocks::Level& level);

}  // namespace noyes::desktop
