// Games on disk: saved by the player, opened again, and kept when they are left.
#pragma once

#include "player.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace noyes::cli {

// A saved game, or a board in any form for the goal that is being played.
Attempt<TileGame> open_text(std::string_view text, const std::string& name,
                            const game::TilePlay& rules);
Attempt<TileGame> open_file(const std::string& path, const game::TilePlay& rules);

std::optional<Failure> save_game(const Player& player, const std::string& path);

// A game under way is kept for --continue; nothing else is touched. What was done is told.
struct Kept {
    std::string note{};  // nothing if there was nothing to keep
    std::optional<Failure> failure{};
};
Kept keep_game(const Player& player);

}  // namespace noyes::cli
