#include <apps/play/level_source.hpp>
#include <apps/play/play_files.hpp>
#include <noyes/game/board_setup.hpp>
#include <noyes/tiles/goal.hpp>

#include "game_screens.hpp"
#include "own_board_dialog.hpp"
#include "pasted.hpp"

#include <utility>

namespace noyes::desktop {

namespace {

template <class Face>
bool open_game(Desk& desk, GameBelow& below, const std::string& text) {
    play::Attempt<typename Face::Game> game = play::parse_game<Face>(text, {});
    if (!game) return false;
    below.ask_before([&desk, &below, game = *std::move(game)] {
        below.give_way(screen_for(desk, play::Start<Face>{.game = game}));
    });
    return true;
}

std::string open_level(Desk& desk, GameBelow& below, const std::string& text) {
    const play::Attempt<play::ChosenLevel> level = play::parse_level({{}, text}, std::nullopt);
    if (!level) return play::message(level.error(), desk.words());
    const auto failure = begin_level(desk, below, level->level, blocks::Metric::moves);
    return failure ? play::message(*failure, desk.words()) : std::string();
}

}  // namespace

std::string open_pasted(Desk& desk, GameBelow& below, const std::string& text) {
    if (open_game<play::TileFace>(desk, below, text) ||
        open_game<play::BlockFace>(desk, below, text))
        return {};
    if (play::is_level(text)) return open_level(desk, below, text);
    const Expected<game::Cells> cells = game::parse_cells(text);
    if (!cells) return desk.say(cells.error());
    if (const auto failure = play::too_large_to_play(cells->extent))
        return play::message(*failure, desk.words());
    const tiles::NamedGoal* named = tiles::find_goal(desk.preferences().goal);
    const tiles::NamedGoal& goal = named != nullptr ? *named : tiles::named_goals().front();
    const game::BoardSetup setup(goal.board(cells->extent), *cells);
    const Expected<tiles::Board> board = setup.board();
    if (!board) {
        desk.open(std::make_unique<OwnBoardDialog>(desk, below, setup));
        return {};
    }
    play::TileFace::Game game(game::TilePlay(setup.goal()), *board);
    below.ask_before([&desk, &below, game = std::move(game)] {
        below.give_way(screen_for(desk, play::Start<play::TileFace>{.game = game}));
    });
    return {};
}

}  // namespace noyes::desktop
