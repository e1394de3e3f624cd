// Tiles at home that must move all the same, because they stand beside a corner that is wrong.
//
//   5 2 .     Corner 1 holds a wrong tile, so the blank has to pass through it: in from one side
//   4 1 3     and out by the other, since going back would only undo. Both tiles beside the corner
//   7 8 6     are pushed on its way. Those at home (2 and 4) come back later: two moves each.
//
// This needs a corner that the blank neither stands in nor belongs to. A tile beside two corners
// (on boards with a side of 2 or 3) is counted once.
#pragma once

#include <noyes/base/cost.hpp>
#include <noyes/tiles/explanation.hpp>
#include <noyes/tiles/homes.hpp>
#include <noyes/tiles/plain_board.hpp>

#include <array>
#include <cstdint>

namespace noyes::tiles {

class Corners {
   public:
    static constexpr std::uint32_t most_guards = 8;  // cells beside a corner

    using Guards = std::uint32_t;  // one bit each

    explicit Corners(const Homes& homes);

    // The guards that stand at home beside a wrong corner.
    [[nodiscard]] Guards restless(const auto& state) const {
        std::uint32_t wrong = 0;
        for (std::uint32_t i = 0; i < corners_.size(); ++i) {
            const Tile tile = state.tile(corners_[i].cell);
            if (tile != 0 && tile != corners_[i].tile) wrong |= corners_[i].counts << i;
        }
        if (wrong == 0) return 0;
        Guards found = 0;
        for (std::uint32_t i = 0; i < guard_count_; ++i) {
            const Guard& guard = guards_[i];
            if ((guard.corners & wrong) != 0 && state.tile(guard.cell) == guard.tile) {
                found |= 1u << i;
            }
        }
        return found;
    }

    [[nodiscard]] std::uint32_t guard_count() const { return guard_count_; }
    [[nodiscard]] Tile guard_tile(std::uint32_t guard) const { return guards_[guard].tile; }

    // Adds a part for each of these guards, with the corner that drives it out.
    void explain(Guards guards, const PlainBoard& state, Sum& sum) const;

   private:
    struct Corner {
        Cell cell;
        Tile tile;             // that belongs there
        std::uint32_t counts;  // 0 if it is the blank's home
    };
    struct Guard {
        Cell cell;
        Tile tile;
        std::uint32_t corners;  // that it stands beside, one bit each
    };

    void add_guard(const Homes& homes, Cell cell, std::uint32_t corner);

    std::array<Corner, 4> corners_{};
    std::array<Guard, most_guards> guards_{};
    std::uint32_t guard_count_ = 0;
};

}  // namespace noyes::tiles
