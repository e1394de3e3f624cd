// How far every board is from one of them, where there are few enough to look at all:
//
//   const AllDistances to_goal(goal);
//   to_goal.of(board);                    // moves of a shortest solution
//   for (std::uint64_t i = 0; i < to_goal.size(); ++i) ... to_goal.board(i), to_goal[i] ...
#pragma once

#include <noyes/tiles/distant.hpp>
#include <noyes/tiles/ranking.hpp>

#include <cstdint>
#include <vector>

namespace noyes::tiles {

class AllDistances {
   public:
    // Its extent is one of which distances_are_known.
    explicit AllDistances(const Board& centre);

    [[nodiscard]] std::uint64_t size() const { return distances_.size(); }
    [[nodiscard]] Cost operator[](std::uint64_t number) const { return distances_[number]; }
    [[nodiscard]] Board board(std::uint64_t number) const { return ranking_.board(number); }
    [[nodiscard]] std::uint64_t number(const Board& board) const { return ranking_.number(board); }
    // The board must be one from which the centre can be reached.
    [[nodiscard]] Cost of(const Board& board) const { return distances_[number(board)]; }
    [[nodiscard]] Cost farthest() const { return farthest_; }

   private:
    Ranking ranking_;
    std::vector<std::uint8_t> distances_;  // by number
    Cost farthest_ = 0;
};

}  // namespace noyes::tiles
