// Screens for games of any puzzle.
#pragma once

#include <apps/play/block_face.hpp>
#include <apps/play/failure.hpp>
#include <apps/play/start.hpp>
#include <apps/play/tile_face.hpp>

#include "desk.hpp"
#include "game_below.hpp"

#include <memory>
#include <optional>

namespace noyes::desktop {

std::unique_ptr<Screen> screen_for(Desk& desk, play::Start<play::TileFace> start,
                                   bool continued = false);
std::unique_ptr<Screen> screen_for(Desk& desk, play::Start<play::BlockFace> start,
                                   bool continued = false);

// Instead of the game below, which is asked first. A new board of the size and goal that were
// played last; a level.
void begin_usual_tiles(Desk& desk, GameBelow& below);
// What is wrong, if the level is known to have no solution.
std::optional<play::Failure> begin_level(Desk& desk, GameBelow& below, const blocks::Level& level,
                                         blocks::Metric metric);
// A board of one's own, of that size.
void set_up_usual_board(Desk& desk, GameBelow& below);

}  // namespace noyes::desktop
