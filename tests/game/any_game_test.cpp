// Whatever a player does, in any order, a game stays what it should be.
#include <noyes/game/load.hpp>
#include <noyes/game/save.hpp>

#include "games.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>

namespace noyes::test {
namespace {

struct Player {
    TileGame game;
    Moment now{0};
};

Player any_player() {
    const auto side = rc::gen::inRange<std::uint32_t>(2, 6);
    const tiles::Extent extent{*side, *side};
    const auto goals = tiles::named_goals();
    const TilePlay play(goals[*rc::gen::inRange<std::size_t>(0, goals.size())].board(extent));
    Random random(*rc::gen::arbitrary<std::uint64_t>());
    const bool starts_near = *rc::gen::arbitrary<bool>();
    return {{play, starts_near ? play.goal() : play.scrambled(random)}};
}

void save_and_load(Player& player) {
    const auto before = player.game.record(player.now);
    auto loaded = game::load<TilePlay>(save(player.game, player.now));
    RC_ASSERT(loaded.has_value());
    RC_ASSERT(loaded->record(0s) == before);
    RC_ASSERT(loaded->state() == player.game.state());
    RC_ASSERT(loaded->counts() == player.game.counts());
    RC_ASSERT(loaded->is_finished() == player.game.is_finished());
    RC_ASSERT(loaded->start() == player.game.start());
    RC_ASSERT(loaded->rules().goal() == player.game.rules().goal());
    player.game = *std::move(loaded);
}

// Undo then redo, and redo then undo, change nothing but the number of undos.
void there_and_back(TileGame& game) {
    const Board before = game.state();
    auto counts = game.counts();
    const bool undone = game.can_undo() ? game.undo() && game.redo() : false;
    const bool counted = undone && !game.is_finished();
    if (game.can_redo()) {
        const auto undos = game.counts().undos;
        RC_ASSERT(game.redo() && game.undo());
        RC_ASSERT(game.counts().undos == undos + (game.is_finished() ? 0 : 1));
    }
    counts.undos = game.counts().undos;
    RC_ASSERT(game.counts() == counts);
    RC_ASSERT(game.state() == before);
    RC_ASSERT(!counted || counts.undos > 0);
}

// By a move, not by undo.
void step_back(Player& player) {
    const auto way = player.game.way_here();
    if (!way.empty()) player.game.step(opposite(way.back()), player.now);
}

void act(Player& player) {
    TileGame& game = player.game;
    player.now += Moment{*rc::gen::inRange(0, 3000)};
    const tiles::Cell cells = game.state().extent().cells();
    switch (*rc::gen::inRange(0, 16)) {
        case 0: game.undo(); break;
        case 1: game.redo(); break;
        case 2: game.restart(); break;
        case 3: save_and_load(player); break;
        case 4: there_and_back(game); break;
        case 5: game.pause(player.now); break;
        case 6: game.resume(player.now); break;
        case 7: *rc::gen::arbitrary<bool>() ? game.note_hint() : game.note_solution(); break;
        case 8:
        case 9:
        case 10: {
            const auto cell = *rc::gen::inRange<tiles::Cell>(0, cells);
            game.turn(game.rules().push(game.state(), cell), player.now);
            break;
        }
        case 11:
        case 12: step_back(player); break;
        default: game.step(*rc::gen::elementOf(tiles::directions), player.now);
    }
}

// Counted here from the turns alone, the slow way.
std::size_t slip_free(Steps steps) {
    const auto slip = [](Direction a, Direction b) { return a == opposite(b); };
    auto found = std::ranges::adjacent_find(steps, slip);
    while (found != steps.end()) {
        steps.erase(found, found + 2);
        found = std::ranges::adjacent_find(steps, slip);
    }
    return steps.size();
}

void check(const Player& player) {
    const TileGame& game = player.game;
    Board replayed = game.start();
    Steps made;
    Moment last{0};
    for (const auto& turn : game.history().first(game.done())) {
        for (const Direction step : turn.steps) {
            RC_ASSERT(replayed.slide(step));
            made.push_back(step);
        }
    }
    for (const auto& turn : game.history()) {
        RC_ASSERT(turn.at >= last);
        last = turn.at;
    }
    RC_ASSERT(game.time(player.now) >= last);
    RC_ASSERT(replayed == game.state());
    RC_ASSERT(game.is_solved() == (game.state() == game.rules().goal()));
    RC_ASSERT(game.counts().moves == made.size());
    RC_ASSERT(game.counts().turns == game.done());
    RC_ASSERT(game.counts().slip_free == slip_free(made));
    RC_ASSERT(game.can_undo() == (game.done() > 0));
    RC_ASSERT(game.can_redo() == (game.done() < game.history().size()));
}

RC_GTEST_PROP(AnyGame, keeps_its_invariants_whatever_the_player_does, ()) {
    Player player = any_player();
    const int acts = *rc::gen::inRange(1, 80);
    for (int done = 0; done < acts; ++done) {
        act(player);
        check(player);
    }
    RC_CLASSIFY(player.game.is_finished());
}

// A clock may jump, also back; the times of a game never do.
RC_GTEST_PROP(AnyGame, survives_any_clock, ()) {
    Player player = any_player();
    for (int done = 0; done < 30; ++done) {
        player.now = Moment{*rc::gen::inRange(-5000, 5000)};
        const Moment before = player.game.history().empty() ? 0s : player.game.history().back().at;
        const bool moved = player.game.step(*rc::gen::elementOf(tiles::directions), player.now);
        if (moved) RC_ASSERT(player.game.history().back().at >= before);
        save_and_load(player);
    }
}

}  // namespace
}  // namespace noyes::test
