// Where a puzzle should end.
//
//   blank-last  1 2 3    blank-first  0 1 2    snail  1 2 3    snake  1 2 3
//               4 5 6                 3 4 5           8 0 4           6 5 4
//               7 8 0                 6 7 8           7 6 5           7 8 0
#pragma once

#include <noyes/base/description.hpp>
#include <noyes/tiles/board.hpp>

#include <optional>
#include <span>
#include <string_view>

namespace noyes::tiles {

struct NamedGoal {
    Description about;
    Board (*board)(Extent);
};

// All goals that have a name; the first is the default.
std::span<const NamedGoal> named_goals();

// nullptr if there is none of that name.
const NamedGoal* find_goal(std::string_view name);

}  // namespace noyes::tiles
