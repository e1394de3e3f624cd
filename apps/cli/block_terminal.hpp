// How sliding blocks look in the terminal and are moved there; the sibling of tile_terminal.hpp.
#pragma once

#include <apps/play/block_face.hpp>

#include "drawing.hpp"
#include "grasp.hpp"
#include "play_keys.hpp"
#include "shared.hpp"
#include "terminal_face.hpp"

#include <cstdint>
#include <optional>
#include <string_view>

namespace noyes::cli {

// Holds one piece: keys choose it, and arrows move it.
class BlockHand {
   public:
    using Play = game::BlockPlay;
    using State = game::BlockState;
    using BlockGrasp = Grasp<game::BlockStep>;

    // Nothing if the key or the word is neither for choosing nor for moving.
    std::optional<BlockGrasp> press(const Play& rules, const State& state, const io::Key& key);
    std::optional<BlockGrasp> read(const Play& rules, const State& state, std::string_view word);
    [[nodiscard]] static KeyWords key_words();

    // The piece, at first one that can move.
    [[nodiscard]] std::uint32_t chosen(const Play& rules, const State& state) const;

   private:
    BlockGrasp choose(const Play& rules, const State& state, std::uint32_t piece);
    BlockGrasp choose_next(const Play& rules, const State& state);

    std::optional<std::uint32_t> piece_;
};

template <>
struct Terminal<BlockFace> {
    using Hand = BlockHand;

    static constexpr std::string_view after_end =
        "n takes the next level, b begins this one again.";
    static constexpr std::string_view refused = "It is solved: new takes the next level.";
    static constexpr std::string_view solved_before =
        "It is solved already: n takes the next level.";
    static const std::string_view words_help;

    static Drawing draw(const game::BlockPlay& rules, const game::BlockState& state,
                        const Look& look, Room room, const Hand* hand = nullptr,
                        std::optional<game::BlockStep> pointer = std::nullopt);
};

}  // namespace noyes::cli
