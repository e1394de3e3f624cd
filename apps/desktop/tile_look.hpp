// The tile puzzle on the desktop.
#pragma once

#include <apps/play/tile_face.hpp>

#include "action.hpp"
#include "look.hpp"
#include "preferences.hpp"
#include "tile_view.hpp"

#include <optional>
#include <vector>

namespace noyes::desktop {

template <>
struct Look<play::TileFace> {
    using View = TileView;
    using Game = play::TileFace::Game;
    using Steps = std::vector<tiles::Direction>;

    static void show(View& view, const Game& game, View::Motion motion, Moment now) {
        view.show(game.state(), game.rules().goal(), motion, now);
    }
    // Arrows, WASD and HJKL.
    static std::optional<Steps> steps_of(const ui::Chord& chord, const Game& game,
                                         const Preferences& preferences);
    static std::vector<Action> actions(GameScreen<play::TileFace>& screen);
    // The whole line between the tile and the blank.
    static Steps pushed(tiles::Cell cell, const Game& game) {
        return game.rules().push(game.state(), cell);
    }
};

}  // namespace noyes::desktop
