// The eight cells around a tile, on which the blank goes from one side of it to another.
//
//   . u .      from u to r by the corner between them: 2 moves
//   l T r      from u to d: 4 moves, either way round
//   . d .
#pragma once

#include <noyes/tiles/large/field.hpp>

#include <array>
#include <optional>

namespace noyes::tiles::large {

class Ring {
   public:
    Ring(const Field& field, Place tile) : field_(&field), tile_(tile) {}

    struct Sides {
        Direction from;
        Direction to;
    };

    // The fewest moves; nothing if walls cut the ring both ways round.
    [[nodiscard]] std::optional<Cost> cost(Sides sides) const {
        const Cost best = std::min(corners(sides, forth), corners(sides, back));
        if (best == cut) return std::nullopt;
        return 2 * best;
    }

    // Shows those moves of the blank.
    template <class Visit>
    void go(Sides sides, Visit visit) const {
        const unsigned turn = corners(sides, forth) <= corners(sides, back) ? forth : back;
        while (sides.from != sides.to) {
            const Direction next = order[(rank(sides.from) + turn) % 4];
            visit(next);
            visit(opposite(sides.from));
            sides.from = next;
        }
    }

   private:
    static constexpr std::array order{Direction::up, Direction::right, Direction::down,
                                      Direction::left};
    static constexpr unsigned forth = 1;
    static constexpr unsigned back = 3;
    static constexpr Cost cut = 4;  // more corners than any way has

    static constexpr unsigned rank(Direction side) {
        constexpr std::array ranks{0u, 3u, 1u, 2u};  // of up, left, right, down
        return ranks[static_cast<std::size_t>(side)];
    }

    [[nodiscard]] Cost corners(Sides sides, unsigned turn) const {
        Cost passed = 0;
        while (sides.from != sides.to) {
            const Direction next = order[(rank(sides.from) + turn) % 4];
            const Place side = beside(tile_, next);
            if (!field_->is_free(side) || !field_->is_free(beside(side, sides.from))) return cut;
            sides.from = next;
            ++passed;
        }
        return passed;
    }

    const Field* field_;
    Place tile_;
};

}  // namespace noyes::tiles::large
