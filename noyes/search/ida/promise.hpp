// How near to the end the last iteration came, by the first moves: the least room that was left
// anywhere below them. The next iteration begins where that is least. It finds a solution, if there
// is one, in a third of the nodes that it takes in any order (Powley and Korf, Single-agent
// parallel window search, 1991).
//
// For domains whose moves are numbers below four.
#pragma once

#include <noyes/base/cost.hpp>

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

namespace noyes::search {

class Promise {
   public:
    static constexpr std::size_t moves = 6;  // the first ones
    using Number = std::uint32_t;            // two bits a move, the first move lowest

    Promise() { clear(); }
    void clear() { least_.fill(nobody_came); }

    // A state below these first moves was expanded with so much room left.
    void note(Number first_moves, Cost room) {
        std::uint8_t& least = least_[first_moves];
        least = static_cast<std::uint8_t>(std::min<Cost>(least, room));
    }
    // What others noted.
    void add(const Promise& other) {
        for (std::size_t i = 0; i < least_.size(); ++i)
            least_[i] = std::min(least_[i], other.least_[i]);
    }

    [[nodiscard]] std::uint8_t operator()(Number first_moves) const { return least_[first_moves]; }

    // None for a path of fewer moves.
    template <class Move>
    [[nodiscard]] std::uint8_t of(std::span<const Move> path) const {
        if (path.size() < moves) return nobody_came;
        Number number = 0;
        for (std::size_t i = 0; i < moves; ++i) number |= static_cast<Number>(path[i]) << (2 * i);
        return least_[number];
    }

   private:
    static constexpr std::uint8_t nobody_came = 255;

    std::array<std::uint8_t, std::size_t{1} << (2 * moves)> least_;
};

}  // namespace noyes::search
