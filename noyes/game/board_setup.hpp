// A board that a player sets up cell by cell, or pastes: it may be wrong for a while. It tells what
// is wrong with it, and how little has to be changed.
//
//   BoardSetup setup(goal);
//   setup.put(0, 7);
//   for (const Error& problem : setup.problems()) ...   // words.say(problem)
//   for (const Fix& fix : setup.fixes()) setup.apply(fix);
//   Board board = *setup.board();
#pragma once

#include <noyes/base/expected.hpp>
#include <noyes/game/cells.hpp>
#include <noyes/game/fix.hpp>
#include <noyes/tiles/board.hpp>

#include <cstddef>
#include <utility>
#include <vector>

namespace noyes::game {

class BoardSetup {
   public:
    static constexpr std::size_t most_problems = 100;

    // Of the goal's size; all cells are empty.
    explicit BoardSetup(tiles::Board goal);
    // Both are of the same size.
    BoardSetup(tiles::Board goal, Cells cells);

    void put(tiles::Cell cell, Content content) { contents_[cell] = content; }
    void exchange(tiles::Cell a, tiles::Cell b) { std::swap(contents_[a], contents_[b]); }
    void apply(const Fix& fix);

    [[nodiscard]] const tiles::Board& goal() const { return goal_; }
    [[nodiscard]] Content at(tiles::Cell cell) const { return contents_[cell]; }

    // What is wrong, the first hundred things; none if it can be played. Line and column are those
    // on the board. Whether it can be solved is known only when nothing else is wrong.
    [[nodiscard]] std::vector<Error> problems() const;
    // What makes it a board that can be solved; none if it is one.
    [[nodiscard]] std::vector<Fix> fixes() const { return fixes_for(contents_, goal_); }
    // The board, or the first problem.
    [[nodiscard]] Expected<tiles::Board> board() const;

   private:
    [[nodiscard]] Expected<tiles::Board> complete() const;

    tiles::Board goal_;
    std::vector<Content> contents_;
};

}  // namespace noyes::game
