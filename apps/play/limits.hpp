// What a search may take if nobody says otherwise.
#pragma once

#include <noyes/base/limits.hpp>

namespace noyes::play {

Limits usual_limits();

}  // namespace noyes::play
