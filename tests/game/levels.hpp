// Small levels for tests.
#pragma once

#include <noyes/blocks/move.hpp>
#include <noyes/blocks/text.hpp>
#include <noyes/game/block_play.hpp>
#include <noyes/game/game.hpp>

#include <string_view>

namespace noyes::test {

using game::BlockPlay;
using game::BlockState;
using game::BlockStep;
using BlockGame = game::Game<BlockPlay>;
using BlockSteps = std::vector<BlockStep>;

inline blocks::Level level(std::string_view text) { return blocks::parse_level(text).value(); }

// A has to get past B: to the other end of a corridor with a niche in its middle.
inline constexpr std::string_view corridor =
    "[level]\nid: corridor\ngrid:\nA.B.\n##.#\nend\ngoal: A 0 3\n";

// A gate lets only D into the corner.
inline constexpr std::string_view corner =
    "[level]\nid: corner\ngrid:\nAAB-\nCDB.\nE.F.\nend\ngoal: D 0 3\n";

// Cars: C makes way for B, and B for A.
inline constexpr std::string_view road =
    "[level]\nid: road\nrule: rush\ngrid:\n..B.\nAAB.\n..CC\n....\nend\ngoal: A 1 2\n";

// Nobody gets past anybody.
inline constexpr std::string_view dead_end =
    "[level]\nid: dead-end\ngrid:\nAB.\nend\ngoal: A 0 2\n";

inline constexpr std::array small_levels{corridor, corner, road};

inline BlockGame block_game(std::string_view text, blocks::Metric metric = blocks::Metric::moves) {
    const BlockPlay rules(level(text), metric);
    return {rules, rules.first()};
}

// Steps of pieces: "A:RR B:D".
inline BlockSteps block_steps(const BlockPlay& rules, std::string_view text) {
    BlockSteps steps;
    const auto moves = blocks::parse_moves(text, rules.level()).value();
    for (const blocks::Move& move : moves) {
        for (const blocks::Direction way : move.path)
            steps.push_back({rules.find_piece(move.piece).value(), way});
    }
    return steps;
}

// One step at a time.
inline void play(BlockGame& game, std::string_view text, Moment now = Moment{0}) {
    for (const BlockStep& step : block_steps(game.rules(), text)) game.step(step, now);
}

}  // namespace noyes::test
