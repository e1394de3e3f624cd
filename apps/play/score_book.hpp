// The finished games of the user, kept on disk. A file that is damaged is set aside and told; the
// game goes on.
#pragma once

#include <noyes/base/words.hpp>
#include <noyes/game/score.hpp>
#include <noyes/game/summary.hpp>

#include "failure.hpp"

#include <optional>
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

    [[nodiscard]] game::Summary summary(const std::string& kind) {
        return game::summarise(scores(), kind);
    }
    // All of them, in the order in which they were played.
    std::vector<game::Score> scores();
    // Forgets them all. The error, if that could not be done.
    std::optional<Error> wipe();

    // What went wrong with the file since the last call; mostly nothing.
    std::string take_trouble() { return std::exchange(trouble_, {}); }

   private:
    const Words& words_;
    std::string trouble_;
};

}  // namespace noyes::play
