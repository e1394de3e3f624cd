#include <noyes/blocks/text.hpp>

#include "block_look.hpp"
#include "game_screen.hpp"
#include "game_screens.hpp"
#include "level_title.hpp"
#include "move_keys.hpp"

#include <utility>

namespace noyes::desktop {

std::string Look<play::BlockFace>::title(const play::Player<play::BlockFace>& player) {
    return level_title(player.rules().level());
}

// The pieces that have a goal, there.
void Look<play::BlockFace>::show_goal(View& view, const Game& game) {
    blocks::Level end = game.rules().level();
    end.pieces.clear();
    for (blocks::Target& target : end.targets) {
        const auto piece = static_cast<std::uint32_t>(target.piece);
        end.pieces.push_back(
            {game.rules().level().pieces[piece].name, game.rules().target_cells(piece)});
        target.piece = end.pieces.size() - 1;
    }
    const game::BlockPlay rules(std::move(end), game.rules().metric());
    view.show(rules, rules.first(), View::Motion::jump, Moment{0});
}

std::optional<std::vector<game::BlockStep>> Look<play::BlockFace>::steps_of(
    const ui::Chord& chord, const Game& /*game*/, const Preferences& /*preferences*/,
    const View& view) {
    const std::optional<Way> way = way_of(chord);
    if (!way || chord.shift) return std::nullopt;
    return Steps{{view.chosen(), static_cast<blocks::Direction>(*way)}};
}

std::vector<Action> Look<play::BlockFace>::actions(GameScreen<play::BlockFace>& screen) {
    return {{"metric",
             "desktop-count-otherwise",
             {ui::Key::x},
             [&screen] {
                 const game::BlockPlay& now = screen.player().rules();
                 const auto next = static_cast<blocks::Metric>((index(now.metric()) + 1) %
                                                               blocks::metrics.size());
                 screen.ask_before([&screen, level = now.level(), next] {
                     auto game = play::game_of(level, next);
                     if (game) screen.begin(*std::move(game));
                 });
             }},
            {"tiles",
             "desktop-to-tiles",
             {ui::Key::g},
             [&screen] { begin_usual_tiles(screen.desk(), screen); }},
            {"own", "desktop-own-board", {ui::Key::o}, [&screen] {
                 set_up_usual_board(screen.desk(), screen);
             }}};
}

std::string Look<play::BlockFace>::text(const Game& game) {
    return to_text(game.rules().level_at(game.state()));
}

}  // namespace noyes::desktop
