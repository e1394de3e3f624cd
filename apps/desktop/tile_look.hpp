// The tile puzzle on the desktop.
#pragma once

#include <apps/play/player.hpp>
#include <apps/play/tile_face.hpp>

#include "action.hpp"
#include "desk.hpp"
#include "look.hpp"
#include "preferences.hpp"
#include "tile_coach.hpp"
#include "tile_view.hpp"

#include <optional>
#include <string>
#include <vector>

namespace noyes::desktop {

template <>
struct Look<play::TileFace> {
    using View = TileView;
    using Coach = TileCoach;
    using Game = play::TileFace::Game;
    using Steps = std::vector<tiles::Direction>;

    static constexpr bool counts_alone = false;

    static std::string title(const play::Player<play::TileFace>& player) { return player.title(); }
    static void show(View& view, const Game& game, View::Motion motion, Moment now) {
        show_state(view, game.rules(), game.state(), motion, now);
    }
    static void show_state(View& view, const game::TilePlay& rules, const tiles::Board& board,
                           View::Motion motion, Moment now) {
        view.show(board, rules.goal(), motion, now);
    }
    // The goal beside the board, as a whole picture if there is one.
    static void show_goal(View& view, const Game& game);
    // How it is to look and to behave.
    static void prefer(View& view, const Desk& desk);
    static void teach(View& view, const Coach& coach);
    // Arrows, WASD and HJKL.
    static std::optional<Steps> steps_of(const ui::Chord& chord, const Game& game,
                                         const Preferences& preferences, const View& view);
    static std::vector<Action> actions(GameScreen<play::TileFace>& screen);
    // The whole line between the tile and the blank.
    static Steps pushed(tiles::Cell cell, const Game& game) {
        return game.rules().push(game.state(), cell);
    }
    // As it is copied.
    static std::string text(const Game& game);
};

}  // namespace noyes::desktop
