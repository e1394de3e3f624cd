// The finished games of the user, kept on disk. A file that is damaged is set aside and told; the
// game goes on.
#pragma once

#include <noyes/base/words.hpp>
#include <noyes/game/score.hpp>
#include <noyes/game/summary.hpp>

#include "failure.hpp"

#include <string>
#include <utility>
#include <vector>

namespace noyes::play {

class ScoreBook {
   public:
    explicit ScoreBook(const Words& words) : words_(words) {}

    // Adds a game that was just finished. The file is read again first: another game may have been
    // finished in another window.
    void add(game::Score score);

    // Games of one kind in sentences: how many, the best ones, averages of 5 and 12.
    [[nodiscard]] std::vector<std::string> lines(const std::string& kind);

    // What went wrong with the file since the last call; mostly nothing.
    std::string take_trouble() { return std::exchange(trouble_, {}); }

   private:
    std::vector<game::Score> read();

    const Words& words_;
    std::string trouble_;
};

}  // namespace noyes::play
