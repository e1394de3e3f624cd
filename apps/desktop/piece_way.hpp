// The way of one piece to another place while all others stay: as short as possible, and of those
// with the fewest corners.
#pragma once

#include <noyes/game/block_play.hpp>

#include <optional>
#include <vector>

namespace noyes::desktop {

// Nothing if no free way leads there; no steps if it is there already.
std::optional<std::vector<game::BlockStep>> piece_way(const game::BlockPlay& rules,
                                                      const game::BlockState& state,
                                                      std::uint32_t piece, blocks::Cell corner);

}  // namespace noyes::desktop
