// A level drawn for a terminal: pieces in frames, or in plain rows where there is less room.
//
//   ┌───┬───────┬───┐       B  A  A  C      B  a piece          (A) floor, and a goal of A
//   │ B │ A   A │ C │       B  A  A  C      B• it stands on a goal
//   │   │       │   │       D (A)(A) E      >B it is chosen     <B it should go there
//   │ B │ A   A │ C │       D (A)(A) E      ### wall, --- gate
//   └───┴───────┴───┘
//
// Everything is told by characters; colours only repeat it.
#pragma once

#include <noyes/game/block_play.hpp>

#include "drawing.hpp"

#include <optional>

namespace noyes::cli {

struct BlockMarks {
    std::optional<std::uint32_t> chosen{};     // a piece
    std::optional<game::BlockStep> pointer{};  // where one should go
};

// Where even plain rows do not fit, a sentence tells how much room they need.
Drawing draw_blocks(const game::BlockPlay& rules, const game::BlockState& state, const Look& look,
                    Room room, const BlockMarks& marks);

}  // namespace noyes::cli
