// Sliding blocks as a Domain, for small boards: all kinds together have at most 64 places. A bit
// for each says whether a piece stands there, and these 64 bits are a whole state.
//
//   kinds   A            B C D E             F              G H I J
//   bits    0 ... 11     12 ... 27           28 ... 42      43 ... 62
//
// So the places that a piece can go to are bits as well, whatever counts as a move, and a child is
// its parent with one bit less and one more: a few instructions, where Puzzle takes hundreds.
// States are the same, and told alike, as those of a Puzzle: interchangeable pieces, mirror images,
// moves as they are seen in the normal view.
#pragma once

#include <noyes/base/cost.hpp>
#include <noyes/blocks/spots.hpp>
#include <noyes/search/undirected.hpp>

#include <bit>
#include <cstring>
#include <optional>

namespace noyes::blocks {

class SmallPuzzle {
    using Mask = std::uint64_t;

   public:
    struct State {
        Mask key = 0;       // of spots
        Mask mirrored = 0;  // the key of the mirror image
        Mask taken = 0;     // of cells, numbered without the walls

        [[nodiscard]] bool is_turned() const { return mirrored < key; }
        [[nodiscard]] Mask normal_key() const { return is_turned() ? mirrored : key; }
        friend bool operator==(const State& a, const State& b) {
            return a.normal_key() == b.normal_key();
        }
    };
    using Move = Slide;
    static constexpr bool undirected = true;

    // Most children are known already, so a move is told as a Slide only if somebody asks.
    struct Step {
        const SmallPuzzle& puzzle;
        SpotNumber from;
        SpotNumber to;
        bool was_turned;
        bool is_turned;

        operator Slide() const { return puzzle.told(*this); }
    };

    // None for a level that has too many places or cells.
    static std::optional<SmallPuzzle> of(const Level& level, Metric metric);

    [[nodiscard]] State start() const { return start_; }
    [[nodiscard]] bool is_goal(const State& state) const {
        return (state.key & with_target_) == targets_;
    }

    template <class Visit>
    bool for_each_child(const State& state, search::NoMove, Visit visit) const {
        return show(state, {}, visit);
    }
    template <class Visit>
    bool for_each_child(const State& state, Move last, Visit visit) const {
        const Slide seen = state.is_turned() ? spots_.reflected(last) : last;
        const SpotNumber from = spots_.number(seen.kind(), seen.from());
        const SpotNumber to = spots_.number(seen.kind(), seen.to());
        return show(state, {only(to), direction(from, to)}, visit);
    }

    // Where the piece that moved last went and from which direction, in the normal view: what a
    // search of layers keeps.
    //
    //   | spot: 6 | direction: 2 |
    [[nodiscard]] search::Clue clue(const State&, Move last) const {
        return clue(spots_.number(last.kind(), last.from()), spots_.number(last.kind(), last.to()));
    }
    [[nodiscard]] search::Clue clue(const State&, const Step& last) const {
        if (!last.is_turned) return clue(last.from, last.to);
        return clue(first_of(looks_[last.from].mirrored), first_of(looks_[last.to].mirrored));
    }
    // `state` is as it was unpacked.
    template <class Visit>
    bool for_each_child(const State& state, search::Clue clue, Visit visit) const {
        const auto bits = static_cast<unsigned>(clue);
        return show(state, {only(bits / 4), static_cast<Direction>(bits % 4)}, visit);
    }

    static constexpr std::size_t packed_size() { return sizeof(Mask); }
    static void pack(const State& state, std::byte* out) {
        const Mask key = state.normal_key();
        std::memcpy(out, &key, sizeof key);
    }
    void unpack(const std::byte* in, State& state) const {
        std::memcpy(&state.key, in, sizeof state.key);
        complete(state);
    }
    void retract(State& state, Move move) const {
        const Slide seen = state.is_turned() ? spots_.reflected(move) : move;
        exchange(state, seen.kind(), seen.to(), seen.from());
    }

    // For those who tell a path.
    [[nodiscard]] std::span<const Kind> kinds() const { return kinds_; }
    // The state after a move, and the move as it is seen in `state`.
    Slide play(State& state, Move move) const {
        const bool turned_after = state.is_turned() != move.is_turned();
        const Slide seen = turned_after ? spots_.reflected(move) : move;
        exchange(state, seen.kind(), seen.from(), seen.to());
        return seen;
    }

   private:
    // The piece that moved last, if any, and its direction; a walk has none.
    struct Last {
        Mask spot = 0;
        Direction way = Direction::up;
    };

    SmallPuzzle(const Level& level, std::vector<Kind> kinds, const KeyLayout& layout,
                Metric metric);

    void describe(std::size_t kind, Place place);

    static Mask only(SpotNumber spot) { return Mask{1} << spot; }
    static SpotNumber first_of(Mask some) {
        return static_cast<SpotNumber>(std::countr_zero(some));
    }

    // Finds out all but the key.
    void complete(State& state) const {
        Looks all;
        for (Mask left = state.key; left != 0; left &= left - 1) {
            const Looks& here = looks_[first_of(left)];
            all.cells ^= here.cells;
            all.mirrored ^= here.mirrored;
        }
        state.taken = all.cells;
        state.mirrored = all.mirrored;
    }

    void exchange(State& state, std::size_t kind, Place from, Place to) const {
        state.key ^= only(spots_.number(kind, from)) ^ only(spots_.number(kind, to));
        complete(state);
    }

    [[nodiscard]] Slide told(const Step& step) const;

    // A walk has none.
    [[nodiscard]] Direction direction(SpotNumber from, SpotNumber to) const {
        if (metric_ == Metric::moves) return Direction::up;
        if (spots_[from].row == spots_[to].row)
            return to < from ? Direction::left : Direction::right;
        return to < from ? Direction::up : Direction::down;
    }
    [[nodiscard]] search::Clue clue(SpotNumber from, SpotNumber to) const {
        return static_cast<search::Clue>(to * 4 + static_cast<unsigned>(direction(from, to)));
    }

    // Places that can perhaps be left while these cells are empty: one step needs but one of them,
    // or two of them are beside it.
    [[nodiscard]] Mask perhaps_free(Mask empty) const {
        Mask enough = 0;
        Mask one_of_some = 0;
        for (; empty != 0; empty &= empty - 1) {
            const Beside& cell = beside_[first_of(empty)];
            enough |= cell.is_enough | (one_of_some & cell.is_needed);
            one_of_some |= cell.is_needed;
        }
        return enough;
    }

    // Until the visitor returns true. The piece that moved last rests if a walk was a move: all it
    // can reach is as near to where that began.
    template <class Visit>
    bool show(const State& parent, Last last, Visit& visit) const {
        const bool was_turned = parent.is_turned();
        Mask movable = parent.key & perhaps_free(all_cells_ ^ parent.taken);
        if (metric_ == Metric::moves) movable &= ~last.spot;
        for (; movable != 0; movable &= movable - 1) {
            const SpotNumber from = first_of(movable);
            const Looks& here = looks_[from];
            const Mask others = parent.taken ^ here.cells;
            for (Mask to = reach(from, others, last); to != 0; to &= to - 1) {
                const SpotNumber there = first_of(to);
                State child{parent.key ^ only(from) ^ only(there),
                            parent.mirrored ^ here.mirrored ^ looks_[there].mirrored,
                            others ^ looks_[there].cells};
                const Step step{*this, from, there, was_turned, child.is_turned()};
                if (visit(step, child, Cost{1})) return true;
            }
        }
        return false;
    }

    // Where a piece can go by one move.
    [[nodiscard]] Mask reach(SpotNumber from, Mask others, Last last) const {
        if (metric_ == Metric::moves) return walks(from, others);
        const bool was_last = only(from) == last.spot;
        if (metric_ == Metric::straight) return lines(from, others, was_last, last.way);
        const auto way = static_cast<unsigned>(opposite(last.way));
        return steps(from, others) & ~(was_last ? ways_[from].next[way] : 0);
    }

    [[nodiscard]] Mask steps(SpotNumber from, Mask others) const {
        const Ways& here = ways_[from];
        Mask some = 0;
        for (std::size_t way = 0; way < 4; ++way) {
            const bool is_free = (here.entered[way] & others) == 0;
            some |= here.next[way] & (Mask{0} - Mask{is_free});
        }
        return some;
    }

    // All that a piece can reach while the others stay where they are.
    [[nodiscard]] Mask walks(SpotNumber from, Mask others) const {
        Mask reached = only(from);
        for (Mask fresh = reached; fresh != 0;) {
            const Mask next = steps(first_of(fresh), others) & ~reached;
            reached |= next;
            fresh = (fresh & (fresh - 1)) | next;
        }
        return reached ^ only(from);
    }

    // What a piece can reach in one direction; of the piece that moved last only what could not
    // have been that move as well.
    [[nodiscard]] Mask lines(SpotNumber from, Mask others, bool was_last, Direction last) const {
        Mask reached = 0;
        for (std::size_t way = 0; way < 4; ++way) {
            if (was_last && is_along(static_cast<Direction>(way), last)) continue;
            for (SpotNumber at = from; (ways_[at].entered[way] & others) == 0;) {
                const Mask next = ways_[at].next[way];
                if (next == 0) break;
                reached |= next;
                at = first_of(next);
            }
        }
        return reached;
    }
    static bool is_along(Direction way, Direction last) {
        return way == last || way == opposite(last);
    }

    // Everything that a search asks about a spot.
    struct Looks {
        Mask cells = 0;
        Mask mirrored = 0;  // where its mirror image is seen
    };
    struct Ways {
        std::array<Mask, 4> entered{};  // cells, by a step in each direction
        std::array<Mask, 4> next{};     // where that leads: one spot, or none
    };
    // And about a cell: places from which a step enters it.
    struct Beside {
        Mask is_enough = 0;  // and no other
        Mask is_needed = 0;  // and others
    };

    std::vector<Kind> kinds_;
    Spots<1> spots_;
    std::array<Looks, 64> looks_{};
    std::array<Ways, 64> ways_{};
    std::array<Beside, 64> beside_{};
    std::array<std::uint8_t, 64> kind_of_{};
    Metric metric_;
    Mask all_cells_ = 0;
    Mask with_target_ = 0;  // places of pieces that have a target
    Mask targets_ = 0;
    State start_;
};

static_assert(search::CluedDomain<SmallPuzzle>);

}  // namespace noyes::blocks
