// The moves of a state, shown one after the other on the state itself, which is put back after
// each.
//
//   const Children<1> children(spots, Metric::moves);
//   children.show(state, last, visit);
#pragma once

#include <noyes/base/cost.hpp>
#include <noyes/blocks/state.hpp>

#include <algorithm>
#include <bit>
#include <utility>

namespace noyes::blocks {

// Which piece of a state moved last, if any, and where to; a walk has no direction.
struct LastSlide {
    std::size_t slot = most_pieces;
    Direction way = Direction::up;
};

// A move while it is shown. Most children are known already, so it is told as a Slide, on the right
// side of the mirror, only if somebody asks.
template <std::size_t Words>
class Shown {
   public:
    Shown(const Spots<Words>& spots, std::size_t slot, SpotNumber from, bool was_turned,
          const State<Words>& after)
        : spots_(&spots), after_(&after), slot_(slot), from_(from), was_turned_(was_turned) {}

    operator Slide() const {
        const std::size_t kind = spots_->kind_of(slot_);
        const bool is_turned = after_->is_turned();
        const Slide seen =
            Slide(kind, spots_->place(kind, from_), spots_->place(kind, after_->at[slot_]))
                .turned(was_turned_ != is_turned);
        return is_turned ? spots_->reflected(seen) : seen;
    }

   private:
    const Spots<Words>* spots_;
    const State<Words>* after_;
    std::size_t slot_;
    SpotNumber from_;
    bool was_turned_;
};

template <std::size_t Words>
class Children {
   public:
    Children(Spots<Words> spots, Metric metric) : spots_(std::move(spots)), metric_(metric) {}

    [[nodiscard]] const Spots<Words>& spots() const { return spots_; }
    [[nodiscard]] Metric metric() const { return metric_; }

    // Until the visitor returns true. Which pieces stand beside an empty cell that they can enter
    // is found out without branches: nobody can guess them.
    template <class Visit>
    bool show(State<Words>& state, LastSlide last, Visit& visit) const {
        const Bits<Words> empty = spots_.all_cells() ^ state.taken;
        const std::size_t resting = metric_ == Metric::moves ? last.slot : most_pieces;
        const std::size_t pieces = spots_.slots();
        for (std::size_t first = 0; first < pieces; first += 64) {
            std::uint64_t movable = 0;
            for (std::size_t slot = first; slot < std::min(first + 64, pieces); ++slot) {
                const bool can_move = spots_[state.at[slot]].around.meets(empty);
                movable |= std::uint64_t{can_move} << (slot - first);
            }
            if (resting - first < 64) movable &= ~(std::uint64_t{1} << (resting - first));
            for (; movable != 0; movable &= movable - 1) {
                const std::size_t slot =
                    first + static_cast<std::size_t>(std::countr_zero(movable));
                const SpotNumber from = state.at[slot];
                if (show_piece({slot, from, state.taken ^ spots_[from].cells}, last, state, visit))
                    return true;
            }
        }
        return false;
    }

   private:
    // The piece whose moves are shown.
    struct Turn {
        std::size_t slot;
        SpotNumber from;
        Bits<Words> others;  // cells that other pieces have taken
    };

    // Of the piece that moved last only what could not have been that move as well; after a walk
    // that is nothing.
    template <class Visit>
    bool show_piece(const Turn& turn, LastSlide last, State<Words>& state, Visit& visit) const {
        const bool was_last = turn.slot == last.slot;
        switch (metric_) {
            case Metric::moves: return show_walks(turn, state, visit);
            case Metric::straight:
                return show_lines(turn, was_last ? ways_along(last.way) : 0, state, visit);
            case Metric::steps:
                return show_steps(turn, was_last ? bit(opposite(last.way)) : 0, state, visit);
        }
        return false;
    }

    // Directions as bits.
    static unsigned bit(Direction way) { return 1u << static_cast<unsigned>(way); }
    static unsigned ways_along(Direction way) { return bit(way) | bit(opposite(way)); }

    template <class Visit>
    bool show_place(const Turn& turn, SpotNumber to, State<Words>& state, Visit& visit) const {
        const Bits<Words> taken = state.taken;
        const Bits<Words> key = state.key;
        const Bits<Words> mirrored = state.mirrored;
        state.put(turn.slot, to, spots_[turn.from], spots_[to]);
        const Shown<Words> step(spots_, turn.slot, turn.from, mirrored < key, state);
        const bool over = visit(step, state, Cost{1});
        state.taken = taken;
        state.key = key;
        state.mirrored = mirrored;
        state.at[turn.slot] = turn.from;
        return over;
    }

    // Calls f(direction, where a step leads) until it returns true; not for the directions `but`.
    template <class F>
    bool for_each_step(SpotNumber from, const Bits<Words>& others, unsigned but, F f) const {
        const Spot<Words>& here = spots_[from];
        for (unsigned ways = here.free_ways(others) & ~but; ways != 0; ways &= ways - 1) {
            const int way = std::countr_zero(ways);
            if (f(static_cast<Direction>(way), here.next[static_cast<std::size_t>(way)]))
                return true;
        }
        return false;
    }

    template <class Visit>
    bool show_steps(const Turn& turn, unsigned but, State<Words>& state, Visit& visit) const {
        return for_each_step(turn.from, turn.others, but, [&](Direction, SpotNumber to) {
            return show_place(turn, to, state, visit);
        });
    }

    template <class Visit>
    bool show_lines(const Turn& turn, unsigned but, State<Words>& state, Visit& visit) const {
        return for_each_step(turn.from, turn.others, but, [&](Direction way, SpotNumber to) {
            while (!show_place(turn, to, state, visit)) {
                if ((spots_[to].free_ways(turn.others) & bit(way)) == 0) return false;
                to = spots_[to].next[static_cast<std::size_t>(way)];
            }
            return true;
        });
    }

    // All places that a piece can reach while the others stay where they are.
    template <class Visit>
    bool show_walks(const Turn& turn, State<Words>& state, Visit& visit) const {
        struct Reached {
            SpotNumber spot;
            unsigned back;  // the direction from which it came
        };
        const SpotNumber first = spots_.number(spots_.kind_of(turn.slot), 0);
        std::array<Reached, Bits<Words>::size> reached;
        Bits<Words> seen = Bits<Words>::only(turn.from - first);
        std::size_t count = 0;
        reached[count++] = {turn.from, 0};
        const auto enter = [&](Direction way, SpotNumber to) {
            if (seen.test(to - first)) return false;
            seen.set(to - first);
            reached[count++] = {to, bit(opposite(way))};
            return show_place(turn, to, state, visit);
        };
        for (std::size_t i = 0; i < count; ++i) {
            if (for_each_step(reached[i].spot, turn.others, reached[i].back, enter)) return true;
        }
        return false;
    }

    Spots<Words> spots_;
    Metric metric_;
};

}  // namespace noyes::blocks
