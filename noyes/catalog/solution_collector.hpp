// Watches an IDA* that goes on after a goal, and passes on the path to each of them.
//
// The search tells of every state it expands, in depth-first order, with the cost of its path;
// every move costs 1, so that cost says where on the path the move belongs.
#pragma once

#include <noyes/catalog/all_solutions.hpp>
#include <noyes/catalog/replay.hpp>
#include <noyes/search/observer.hpp>

#include <vector>

namespace noyes::catalog {

class SolutionCollector : public search::Unobserved {
   public:
    SolutionCollector(const tiles::Board& board, const tiles::Board& goal,
                      const SolutionListener& listener)
        : board_(board), goal_(goal), listener_(listener) {}

    void expanded(const auto&, search::NoMove, search::Position) { path_.clear(); }
    void expanded(const auto&, auto origin, search::Position)
        requires(!std::convertible_to<decltype(origin), tiles::Direction>)
    {
        path_.clear();
    }
    void expanded(const auto&, tiles::Direction move, search::Position position) {
        put(move, position);
    }

    // True, which ends the search, if nobody wants more or the path is wrong.
    bool goal(tiles::Direction move, search::Position position) {
        put(move, position);
        return pass_on();
    }

    // Of the path as it stands: also for a board that is solved from the start.
    bool pass_on() {
        all_right_ = all_right_ && leads_to(board_, path_, goal_);
        if (!all_right_) return true;
        if (count_++ == 0) first_ = path_;
        return !listener_(path_);
    }

    [[nodiscard]] std::uint64_t count() const { return count_; }
    [[nodiscard]] const std::vector<tiles::Direction>& first() const { return first_; }
    [[nodiscard]] bool all_right() const { return all_right_; }

   private:
    void put(tiles::Direction move, search::Position position) {
        path_.resize(static_cast<std::size_t>(position.g));
        path_.back() = move;
    }

    const tiles::Board& board_;
    const tiles::Board& goal_;
    const SolutionListener& listener_;
    std::vector<tiles::Direction> path_;
    std::vector<tiles::Direction> first_;
    std::uint64_t count_ = 0;
    bool all_right_ = true;
};

}  // namespace noyes::catalog
