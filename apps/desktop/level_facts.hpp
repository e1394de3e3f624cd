// What is known of a level, in words.
#pragma once

#include <noyes/blocks/level.hpp>
#include <noyes/game/block_play.hpp>
#include <noyes/game/summary.hpp>

#include "desk.hpp"

#include <string>

namespace noyes::desktop {

// "81 moves, hard"; "33 to 75 moves"; "no solution".
std::string difficulty_text(const Desk& desk, const blocks::Level& level, blocks::Metric metric);

// The shortest solutions in all three ways of counting, where it comes from, the player's best.
std::string facts_text(const Desk& desk, const game::BlockPlay& rules,
                       const game::Summary& summary);

// Easier ones first; those that nobody has solved, and those without a solution, last.
Cost length_for_order(const blocks::Level& level, blocks::Metric metric);

}  // namespace noyes::desktop
