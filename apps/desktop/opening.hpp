// What the window shows first: the board that was asked for, one that is drawn, or a game that goes
// on.
#pragma once

#include <apps/play/failure.hpp>

#include "desk.hpp"
#include "options.hpp"

#include <functional>
#include <memory>

namespace noyes::desktop {

// Opens the first screens once there is a desk.
using Opening = std::function<void(Desk&)>;

play::Attempt<Opening> opening_for(const Options& options, const Preferences& preferences);

}  // namespace noyes::desktop
