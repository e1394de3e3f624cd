// How to solve it by hand, on the player's own board: row by row and column by column, then what is
// left. Each stage is a lesson of its own, which says what it is about, which tiles it brings home,
// and when it is done.
//
//   Expected<Lessons> lessons = Lessons::of(board, goal);
//   const std::size_t now = lessons->done(game.state());    // the first lesson that is not done
#pragma once

#include <noyes/base/expected.hpp>
#include <noyes/base/limits.hpp>
#include <noyes/base/stop_flag.hpp>
#include <noyes/tiles/board.hpp>

#include <cstddef>
#include <span>
#include <utility>
#include <vector>

namespace noyes::game {

struct Lesson {
    Error name;                           // a code and numbers for the words: "row 1"
    Error about;                          // how it is done, in a sentence or two
    std::vector<tiles::Tile> tiles;       // that it brings home
    std::vector<tiles::Direction> steps;  // of the blank
};

class Lessons {
   public:
    // An error if the board cannot be solved, or a limit or the stop flag ends the search.
    static Expected<Lessons> of(const tiles::Board& board, const tiles::Board& goal,
                                const Limits& limits = {}, const StopFlag* stop = nullptr);

    [[nodiscard]] std::span<const Lesson> lessons() const { return lessons_; }

    // How many lessons, from the first on, are done on a board: all their tiles are home.
    [[nodiscard]] std::size_t done(const tiles::Board& board) const;

   private:
    Lessons(tiles::Board goal, std::vector<Lesson> lessons)
        : goal_(std::move(goal)), lessons_(std::move(lessons)) {}

    tiles::Board goal_;
    std::vector<Lesson> lessons_;
};

}  // namespace noyes::game
