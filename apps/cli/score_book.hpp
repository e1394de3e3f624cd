// The finished games of the user, kept on disk. A file that is damaged is set aside and told; the
// game goes on.
#pragma once

#include <noyes/base/words.hpp>
#include <noyes/game/score.hpp>
#include <noyes/game/summary.hpp>

#include "play_order.hpp"

#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace noyes::cli {

class ScoreBook {
   public:
    explicit ScoreBook(const Words& words) : words_(words) {}

    // Adds a game that was just finished. The file is read again first: another game may have been
    // finished in another window.
    void add(const TileGame& game, std::optional<std::uint64_t> optimum);

    // Games of one kind in sentences: how many, the best ones, averages of 5 and 12.
    [[nodiscard]] std::vector<std::string> lines(const std::string& kind);

    // What went wrong with the file since the last call; mostly nothing.
    std::string take_trouble() { return std::exchange(trouble_, {}); }

   private:
    std::vector<game::Score> read();

    const Words& words_;
    std::string trouble_;
};

}  // namespace noyes::cli
