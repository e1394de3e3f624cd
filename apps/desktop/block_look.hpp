// Sliding blocks on the desktop.
#pragma once

#include <apps/play/block_face.hpp>
#include <apps/play/player.hpp>

#include "action.hpp"
#include "block_view.hpp"
#include "look.hpp"
#include "preferences.hpp"

#include <optional>
#include <string>
#include <vector>

namespace noyes::desktop {

// There are no lessons for sliding blocks.
struct NoCoach {
    [[nodiscard]] static bool teaching() { return false; }
    static void toggle() {}
    static void follow(const play::BlockFace::Game& /*game*/, const Words& /*words*/) {}
    [[nodiscard]] static std::string text() { return {}; }
};

template <>
struct Look<play::BlockFace> {
    using View = BlockView;
    using Coach = NoCoach;
    using Game = play::BlockFace::Game;
    using Steps = std::vector<game::BlockStep>;

    // Times of levels are not compared.
    static constexpr bool counts_alone = true;

    static std::string title(const play::Player<play::BlockFace>& player);
    static void show(View& view, const Game& game, View::Motion motion, Moment now) {
        show_state(view, game.rules(), game.state(), motion, now);
    }
    static void show_state(View& view, const game::BlockPlay& rules, const game::BlockState& state,
                           View::Motion motion, Moment now) {
        view.show(rules, state, motion, now);
    }
    static void show_goal(View& view, const Game& game);
    static void prefer(View& /*view*/, const Desk& /*desk*/) {}
    static void teach(View& /*view*/, const Coach& /*coach*/) {}
    // Arrows, WASD and HJKL move the piece that is chosen.
    static std::optional<Steps> steps_of(const ui::Chord& chord, const Game& game,
                                         const Preferences& preferences, const View& view);
    static std::vector<Action> actions(GameScreen<play::BlockFace>& screen);
    static Steps pushed(const Steps& steps, const Game& /*game*/) { return steps; }
    // As it is copied: a record that can be pasted again.
    static std::string text(const Game& game);
};

}  // namespace noyes::desktop
