// How sliding blocks speak; the sibling of tile_face.hpp.
#pragma once

#include <noyes/base/words.hpp>
#include <noyes/game/block_play.hpp>
#include <noyes/game/block_solver.hpp>
#include <noyes/game/game.hpp>

#include "failure.hpp"
#include "loss_keys.hpp"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace noyes::play {

// The next level is the next one of those that are compiled in.
struct BlockDeal {
    static Attempt<game::Game<game::BlockPlay>> next(const game::BlockPlay& rules);
    void forget() {}
};

struct BlockFace {
    using Play = game::BlockPlay;
    using State = game::BlockState;
    using Step = game::BlockStep;
    using Game = game::Game<Play>;
    using Solver = game::BlockSolver;
    using Deal = BlockDeal;

    static constexpr std::string_view between_moves = " ";

    static std::vector<const char*> algorithms(const State& /*state*/) { return {"auto"}; }

    static std::string title(const Play& rules, const Deal& deal, const Words& words);
    static std::string_view counted_key(const Play& rules);
    static std::string_view counter_key(const Play& rules);
    static std::string_view film_key(const Play& rules);
    static LossKeys loss_keys(const Play& rules);
    static std::vector<std::string> first_words(const Play& rules, const Words& words);
    static std::optional<std::uint64_t> published(const Game& game);

    static std::string mover(const Play& rules, const State& before, const Step& step);  // "B"
    // "B goes right, right, down"
    static std::string spoken(const Play& rules, const State& after, std::span<const Step> move,
                              const Words& words);
    static std::string move_text(const Play& rules, std::span<const Step> move);
    static std::string rows(const Play& rules, const State& state);
    static std::vector<std::string> goal_lines(const Play& rules, const Words& words);
    static std::vector<std::string> lessons(const Game& game, const Words& words);

    // A level in any form, counted as the one that is being played.
    static Attempt<Game> begin_with(std::string_view text, const std::string& name,
                                    const Play& rules);
    static std::optional<Failure> unplayable(const Game& /*game*/) { return std::nullopt; }
};

// An error if it is known, or soon found out, that it has no solution.
Attempt<BlockFace::Game> game_of(blocks::Level level, blocks::Metric metric);

}  // namespace noyes::play
