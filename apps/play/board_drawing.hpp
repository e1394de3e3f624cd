// How the boards of a game are drawn: any that can be solved, some random moves from the goal, or
// of a given distance.
#pragma once

#include <noyes/game/tile_play.hpp>

#include "distances.hpp"

#include <cstdint>
#include <optional>

namespace noyes::play {

struct Draw {
    std::optional<std::uint64_t> walk{};  // so many moves from the goal
    std::optional<MoveRange> distance{};
};

// The same board for the same seed. With a distance, all such boards are equally likely where all
// of them are known; elsewhere boards are solved until one is far enough away, and the error is
// that none was found in time.
Attempt<tiles::Board> drawn_board(const game::TilePlay& rules, std::uint64_t seed,
                                  const Draw& draw);

}  // namespace noyes::play
