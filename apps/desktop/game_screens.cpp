#include <apps/play/seed.hpp>
#include <noyes/tiles/goal.hpp>
#include <noyes/tiles/text.hpp>

#include "block_look.hpp"
#include "game_screen.hpp"
#include "game_screens.hpp"
#include "own_board_dialog.hpp"
#include "tile_look.hpp"

#include <utility>

namespace noyes::desktop {

using play::BlockFace;
using play::TileFace;

std::unique_ptr<Screen> screen_for(Desk& desk, play::Start<TileFace> start, bool continued) {
    return std::make_unique<GameScreen<TileFace>>(desk, std::move(start), continued);
}

std::unique_ptr<Screen> screen_for(Desk& desk, play::Start<BlockFace> start, bool continued) {
    return std::make_unique<GameScreen<BlockFace>>(desk, std::move(start), continued);
}

namespace {

game::TilePlay usual_rules(const Preferences& preferences) {
    const Expected<tiles::Extent> read = tiles::parse_extent(preferences.size);
    const tiles::NamedGoal* goal = tiles::find_goal(preferences.goal);
    const tiles::NamedGoal& named = goal != nullptr ? *goal : tiles::named_goals().front();
    return game::TilePlay(named.board(read ? *read : tiles::Extent{4, 4}));
}

}  // namespace

void begin_usual_tiles(Desk& desk, GameBelow& below) {
    below.ask_before([&desk, &below] {
        const std::uint64_t seed = play::seed_or_new({});
        auto game = play::drawn_game(usual_rules(desk.preferences()), seed, {});
        if (game)
            below.give_way(
                screen_for(desk, {.game = *std::move(game), .deal = {.seed = seed, .draw = {}}}));
    });
}

std::optional<play::Failure> begin_level(Desk& desk, GameBelow& below, const blocks::Level& level,
                                         blocks::Metric metric) {
    play::Attempt<BlockFace::Game> game = play::game_of(level, metric);
    if (!game) return game.error();
    below.ask_before([&desk, &below, game = *std::move(game)] {
        below.give_way(screen_for(desk, play::Start<BlockFace>{.game = game}));
    });
    return std::nullopt;
}

void set_up_usual_board(Desk& desk, GameBelow& below) {
    const tiles::Board goal = usual_rules(desk.preferences()).goal();
    desk.open(std::make_unique<OwnBoardDialog>(desk, below, game::BoardSetup(goal)));
}

}  // namespace noyes::desktop
