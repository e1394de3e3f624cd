// The player's best in words.
#pragma once

#include <noyes/game/summary.hpp>

#include "desk.hpp"

#include <string>

namespace noyes::desktop {

// "Your best: 12.3 s, 45 moves", or the moves alone; nothing before the first game.
std::string best_text(const Desk& desk, const game::Summary& summary, bool moves_alone);

// A game that was just finished: "Your best time so far."; nothing if it is no record.
struct Finished {
    Moment time{0};
    std::uint64_t moves = 0;
    bool helped = false;
};
std::string record_text(const Desk& desk, const game::Summary& summary, const Finished& game);

// 12.3 s, 1:02.3
std::string time_text(Moment time);

}  // namespace noyes::desktop
