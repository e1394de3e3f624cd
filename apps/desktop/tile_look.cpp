#include "game_screen.hpp"
#include "move_keys.hpp"
#include "new_game_dialog.hpp"
#include "tile_look.hpp"

namespace noyes::desktop {

std::optional<std::vector<tiles::Direction>> Look<play::TileFace>::steps_of(
    const ui::Chord& chord, const Game& game, const Preferences& preferences) {
    const std::optional<Way> way = way_of(chord);
    if (!way) return std::nullopt;
    const auto shown = static_cast<tiles::Direction>(*way);
    // A tile comes the other way than the blank goes.
    const tiles::Direction step = preferences.arrows_move_gap ? shown : opposite(shown);
    if (!is_legal(game.state().extent(), game.state().blank(), step)) return Steps{};
    return Steps{step};
}

std::vector<Action> Look<play::TileFace>::actions(GameScreen<play::TileFace>& screen) {
    return {{"size", "desktop-size-and-goal", {ui::Key::g}, [&screen] {
                 screen.desk().open(std::make_unique<NewGameDialog>(screen));
             }}};
}

}  // namespace noyes::desktop
