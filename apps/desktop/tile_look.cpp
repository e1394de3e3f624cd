#include <noyes/tiles/text.hpp>

#include "game_screen.hpp"
#include "move_keys.hpp"
#include "new_game_dialog.hpp"
#include "own_board_dialog.hpp"
#include "picture_dialog.hpp"
#include "tile_look.hpp"

namespace noyes::desktop {

std::optional<std::vector<tiles::Direction>> Look<play::TileFace>::steps_of(
    const ui::Chord& chord, const Game& game, const Preferences& preferences,
    const View& /*view*/) {
    const std::optional<Way> way = way_of(chord);
    if (!way) return std::nullopt;
    const auto shown = static_cast<tiles::Direction>(*way);
    // A tile comes the other way than the blank goes.
    const tiles::Direction step = preferences.arrows_move_gap ? shown : opposite(shown);
    if (!is_legal(game.state().extent(), game.state().blank(), step)) return Steps{};
    return Steps{step};
}

std::vector<Action> Look<play::TileFace>::actions(GameScreen<play::TileFace>& screen) {
    return {{"size",
             "desktop-size-and-goal",
             {ui::Key::g},
             [&screen] { screen.desk().open(std::make_unique<NewGameDialog>(screen)); }},
            {"own",
             "desktop-own-board",
             {ui::Key::o},
             [&screen] {
                 const game::BoardSetup setup =
                     setup_of(screen.player().state(), screen.player().rules().goal());
                 screen.desk().open(std::make_unique<OwnBoardDialog>(screen.desk(), screen, setup));
             }},
            {"lessons", "desktop-lessons", {ui::Key::e}, [&screen] { screen.teach(); }},
            {"pictures", "desktop-pictures", {ui::Key::x}, [&screen] {
                 screen.desk().open(std::make_unique<PictureDialog>(screen.desk()));
             }}};
}

void Look<play::TileFace>::show_goal(View& view, const Game& game) {
    view.show_whole(true);
    view.show(game.rules().goal(), game.rules().goal(), View::Motion::jump, Moment{0});
}

void Look<play::TileFace>::prefer(View& view, const Desk& desk) {
    const Preferences& preferences = desk.preferences();
    view.push_by_hover(preferences.hover_moves);
    view.dress({desk.picture(), preferences.numbers_on_picture, scheme_of(preferences.scheme)});
}

void Look<play::TileFace>::teach(View& view, const Coach& coach) {
    view.ring(coach.tiles());
    if (coach.teaching()) view.point_out({coach.steps(), false});
}

std::string Look<play::TileFace>::text(const Game& game) { return tiles::to_line(game.state()); }

}  // namespace noyes::desktop
