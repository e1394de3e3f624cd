// How the tile puzzle speaks. Thinker, player, reviewer and film are written over this and its
// sibling for blocks; how it looks is a matter of the programs.
#pragma once

#include <noyes/base/words.hpp>
#include <noyes/game/game.hpp>
#include <noyes/game/tile_play.hpp>
#include <noyes/game/tile_solver.hpp>

#include "board_drawing.hpp"
#include "failure.hpp"
#include "loss_keys.hpp"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace noyes::play {

// Where the next board comes from.
struct TileDeal {
    std::optional<std::uint64_t> seed{};  // of a board that was drawn
    Draw draw{};

    Attempt<game::Game<game::TilePlay>> next(const game::TilePlay& rules);
    // The board is one of the player's.
    void forget() { seed.reset(); }
};

struct TileFace {
    using Play = game::TilePlay;
    using State = tiles::Board;
    using Step = tiles::Direction;
    using Game = game::Game<Play>;
    using Solver = game::TileSolver;
    using Deal = TileDeal;

    static constexpr std::string_view between_moves{};  // in a row of them

    // What a thinker tries, one after the other.
    static std::vector<const char*> algorithms(const State& state);

    static std::string title(const Play& rules, const Deal& deal, const Words& words);
    // What is counted: keys of the word list.
    static std::string_view counted_key(const Play& /*rules*/) { return "play-counted-moves"; }
    static std::string_view counter_key(const Play& /*rules*/) { return "play-counter-moves"; }
    static std::string_view film_key(const Play& /*rules*/) { return "play-film-steps"; }
    static LossKeys loss_keys(const Play& /*rules*/) {
        return {"play-lost-one-move", "play-lost-two-moves"};
    }
    // What a player should know before the first move.
    static std::vector<std::string> first_words(const Play& /*rules*/, const Words& /*words*/) {
        return {};
    }
    // What others found out of the shortest solution.
    static std::optional<std::uint64_t> published(const Game& /*game*/) { return std::nullopt; }

    static std::string mover(const Play& rules, const State& before, Step step);  // "7"
    // "7 goes left", where that has led to.
    static std::string spoken(const Play& rules, const State& after, std::span<const Step> move,
                              const Words& words);
    static std::string move_text(const Play& rules, std::span<const Step> move);
    static std::string rows(const Play& rules, const State& state);
    static std::vector<std::string> goal_lines(const Play& rules, const Words& words);
    static std::vector<std::string> lessons(const Game& game, const Words& words);

    // A board in any form, for the goal that is being played.
    static Attempt<Game> begin_with(std::string_view text, const std::string& name,
                                    const Play& rules);
    // An error if it is too large to be played.
    static std::optional<Failure> unplayable(const Game& game);
};

// A new board, by its seed.
Attempt<TileFace::Game> drawn_game(const game::TilePlay& rules, std::uint64_t seed,
                                   const Draw& draw);
// A board of one's own: an error if it is too large to be played or cannot reach the goal.
Attempt<TileFace::Game> game_of(tiles::Board board, game::TilePlay rules);

std::optional<Failure> too_large_to_play(tiles::Extent extent);

// "3 goes up": the tile that the blank, gone `way`, has changed places with.
std::string spoken_move(const tiles::Board& after, tiles::Direction way, const Words& words);

}  // namespace noyes::play
