// How to solve the player's own board by hand, stage by stage, beside the game: what the stage is
// about, which tiles it brings home, what to push next. It follows the player.
#pragma once

#include <apps/play/tile_face.hpp>
#include <noyes/base/words.hpp>

#include <string>
#include <vector>

namespace noyes::desktop {

class TileCoach {
   public:
    // Begins, or ends.
    void toggle() { teaching_ = !teaching_; }
    [[nodiscard]] bool teaching() const { return teaching_; }

    // After every change of the board.
    void follow(const play::TileFace::Game& game, const Words& words);

    [[nodiscard]] const std::string& text() const { return text_; }
    [[nodiscard]] const std::vector<tiles::Tile>& tiles() const { return tiles_; }
    // The next few, as the blank goes.
    [[nodiscard]] const std::vector<tiles::Direction>& steps() const { return steps_; }

   private:
    bool teaching_ = false;
    std::string text_;
    std::vector<tiles::Tile> tiles_;
    std::vector<tiles::Direction> steps_;
};

}  // namespace noyes::desktop
