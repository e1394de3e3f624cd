// How the tile puzzle looks in the terminal and is moved there.
#pragma once

#include <apps/play/tile_face.hpp>

#include "drawing.hpp"
#include "grasp.hpp"
#include "play_keys.hpp"
#include "shared.hpp"
#include "terminal_face.hpp"

#include <cstdint>
#include <optional>
#include <string_view>

namespace noyes::cli {

// What the arrow keys, and the letters that stand for them, move.
enum class Arrows : std::uint8_t { tile, gap };

// What keys and words push.
class TileHand {
   public:
    explicit TileHand(Arrows arrows = Arrows::tile) : arrows_(arrows) {}

    using Play = game::TilePlay;
    // Nothing if the key or the word is not for moving.
    [[nodiscard]] std::optional<Grasp<tiles::Direction>> press(const Play& rules,
                                                               const tiles::Board& board,
                                                               const io::Key& key) const;
    [[nodiscard]] std::optional<Grasp<tiles::Direction>> read(const Play& rules,
                                                              const tiles::Board& board,
                                                              std::string_view word) const;
    [[nodiscard]] KeyWords key_words() const;

   private:
    Arrows arrows_;
};

template <>
struct Terminal<TileFace> {
    using Hand = TileHand;

    static constexpr std::string_view after_end = "n makes a new board, b begins this one again.";
    static constexpr std::string_view refused = "It is solved: new makes a new board.";
    static constexpr std::string_view solved_before = "It is solved already: n makes a new board.";
    static const std::string_view words_help;

    static Drawing draw(const game::TilePlay& rules, const tiles::Board& state, const Look& look,
                        Room room, const Hand* hand = nullptr,
                        std::optional<tiles::Direction> pointer = std::nullopt);
};

}  // namespace noyes::cli
