// Plays moves on a board and tells where they go wrong.
#pragma once

#include <apps/play/goal_choice.hpp>
#include <noyes/tiles/board.hpp>
#include <noyes/tiles/text.hpp>

#include "shared.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace noyes::cli {

struct Replay {
    std::size_t moves = 0;                    // played, or to be played if all can be
    std::optional<std::size_t> wrong_move{};  // from 1; none if all can be played
    tiles::Board end;                         // where it stopped
    bool reaches_goal = false;
    std::string verdict{};  // one sentence

    [[nodiscard]] bool valid() const { return !wrong_move && reaches_goal; }
};

Replay replay(const tiles::Board& start, const std::vector<tiles::Direction>& moves,
              const Goal& goal);

// A move that cannot be played is a wrong solution; a word that is no move is an error.
Expected<Replay> replay(const tiles::Board& start, std::string_view moves, tiles::Notation notation,
                        const Goal& goal);

// The tile that each move pushes, up to the first that cannot be played.
std::vector<tiles::Tile> pushed_tiles(tiles::Board board,
                                      const std::vector<tiles::Direction>& moves);

}  // namespace noyes::cli
