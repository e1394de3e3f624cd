// Sliding blocks as a Domain. Puzzle<W> keeps the cells that are taken, and the key of a state, in
// W words each; with_puzzle (width.hpp) finds out how many a level needs.
//
// States that are the same but for which of two equal pieces is where are one state, and so are a
// state and its mirror image where the level is its own. A state itself is never mirrored: its key
// is the smaller of both. So moves are told as they are seen in the smaller one ("the normal
// view"), with a bit that says whether the view changes; `tell` makes the user's moves of them.
#pragma once

#include <noyes/blocks/bits.hpp>
#include <noyes/blocks/key_layout.hpp>
#include <noyes/search/undirected.hpp>

#include <algorithm>
#include <cassert>
#include <cstring>
#include <span>

namespace noyes::blocks {

// Names are printable characters other than '.', '#' and '-'.
inline constexpr std::size_t most_pieces = 91;

// A piece of a kind goes from one place to another; in the normal view of the state afterwards.
//
//   | turned: 1 | kind: 7 | from: 12 | to: 12 |
class Slide {
   public:
    Slide() = default;
    constexpr Slide(std::size_t kind, Place from, Place to)
        : bits_(static_cast<std::uint32_t>(kind) << 24 | std::uint32_t{from} << 12 | to) {}

    [[nodiscard]] constexpr std::size_t kind() const { return bits_ >> 24 & 0x7Fu; }
    [[nodiscard]] constexpr Place from() const { return bits_ >> 12 & 0xFFFu; }
    [[nodiscard]] constexpr Place to() const { return bits_ & 0xFFFu; }
    // The normal view before was the other one.
    [[nodiscard]] constexpr bool is_turned() const { return bits_ >> 31 != 0; }
    [[nodiscard]] constexpr Slide turned(bool is_turned) const {
        Slide other = *this;
        if (is_turned) other.bits_ |= 1u << 31;
        return other;
    }

    friend constexpr bool operator==(const Slide&, const Slide&) = default;

   private:
    std::uint32_t bits_ = 0;
};
static_assert(most_side * most_side <= 1u << 12);

enum class Mirroring : bool { ignored, used };

template <std::size_t Words>
class Puzzle {
   public:
    using SpotNumber = std::uint32_t;  // places of all kinds, one kind after the other

    struct State {
        Bits<Words> taken{};  // cells, numbered without the walls
        Bits<Words> key{};
        Bits<Words> mirrored{};                    // the key of the mirror image
        std::array<SpotNumber, most_pieces> at{};  // of the pieces, kind by kind

        [[nodiscard]] bool is_turned() const { return mirrored < key; }
        friend bool operator==(const State& a, const State& b) {
            return std::min(a.key, a.mirrored) == std::min(b.key, b.mirrored);
        }
    };
    using Move = Slide;
    using Step = Slide;
    static constexpr bool undirected = true;

    Puzzle(const Level& level, Metric metric, Mirroring mirroring = Mirroring::used);

    [[nodiscard]] State start() const { return start_; }
    [[nodiscard]] bool is_goal(const State& state) const {
        return (state.key & goal_mask_) == goal_;
    }

    template <class Visit>
    bool for_each_child(State& state, search::NoMove, Visit visit) const {
        return show_all(state, {}, visit);
    }
    template <class Visit>
    bool for_each_child(State& state, Move last, Visit visit) const {
        const Slide seen = state.is_turned() ? reflected(last) : last;
        return show_all(state, {slot_of(state, seen.kind(), seen.to()), direction(seen)}, visit);
    }

    // The piece that moved last and where it went, in the normal view: what a search of layers
    // keeps.
    [[nodiscard]] search::Clue clue(const State& after, Move last) const {
        const std::size_t slot = normal_slot(after, last.kind(), last.to());
        if (slot >= most_clues) return no_clue;
        return static_cast<search::Clue>(slot * 4 + static_cast<std::size_t>(direction(last)));
    }
    // `state` is as it was unpacked.
    template <class Visit>
    bool for_each_child(State& state, search::Clue clue, Visit visit) const {
        if (clue == no_clue) return show_all(state, {}, visit);
        return show_all(state,
                        {static_cast<std::size_t>(clue) / 4,
                         static_cast<Direction>(static_cast<unsigned>(clue) % 4)},
                        visit);
    }

    static constexpr std::size_t packed_size()
        requires(Words == 1)
    {
        return sizeof(std::uint64_t);
    }
    [[nodiscard]] std::size_t packed_size() const
        requires(Words > 1)
    {
        return packed_size_;
    }
    void pack(const State& state, std::byte* out) const {
        const Bits<Words>& smaller = state.is_turned() ? state.mirrored : state.key;
        std::memcpy(out, &smaller, packed_size());
    }
    void unpack(const std::byte* in, State& state) const {
        Bits<Words> key;
        std::memcpy(&key, in, packed_size());
        set_key(state, key);
    }
    void retract(State& state, Move move) const {
        const Slide seen = state.is_turned() ? reflected(move) : move;
        put(state, seen.kind(), seen.to(), seen.from());
    }

    // For those who want to know more than a search.
    [[nodiscard]] std::span<const Kind> kinds() const { return kinds_; }
    [[nodiscard]] bool uses_mirror() const { return uses_mirror_; }
    [[nodiscard]] std::size_t key_bits() const { return layout_.bits; }
    [[nodiscard]] Metric metric() const { return metric_; }
    // Calls f(place) for each piece of a kind.
    template <class F>
    void for_each_place(const State& state, std::size_t kind, F f) const {
        for (std::size_t slot = first_slot_[kind]; slot < first_slot_[kind + 1]; ++slot)
            f(static_cast<Place>(state.at[slot] - first_spot_[kind]));
    }
    [[nodiscard]] const Bits<Words>& cells(std::size_t kind, Place place) const {
        return spots_[first_spot_[kind] + place].cells;
    }
    // The state after a move, and the move as it is seen in `state`.
    Slide play(State& state, Move move) const {
        const bool turned_after = state.is_turned() != move.is_turned();
        const Slide seen = turned_after ? reflected(move) : move;
        put(state, seen.kind(), seen.from(), seen.to());
        return seen;
    }

   private:
    // All that is known of a kind's place.
    struct Spot {
        Bits<Words> cells;
        Bits<Words> around;                  // cells that are entered by a step from here
        std::array<Bits<Words>, 4> entered;  // by a step in each direction
        std::array<SpotNumber, 4> next;      // where that leads
        unsigned ways = 0;                   // which of these there are: a bit for each direction
        std::uint32_t row = 0;               // of the corner
        Place image = 0;                     // where its kind's mirror image is seen
        Bits<Words> contribution;            // to the key
        Bits<Words> mirrored;                // to the mirrored key
    };

    void describe_spots(const Level& level);
    void describe_steps(std::size_t kind);
    void reflect_spots(const Mirror& mirror);
    void set_key(State& state, const Bits<Words>& key) const;

    [[nodiscard]] Bits<Words> contribution(std::size_t kind, Place place) const {
        const KeyField& field = layout_.fields[kind];
        if (field.is_number) return Bits<Words>::of(std::uint64_t{place} + 1, field.shift);
        return Bits<Words>::only(field.shift + place);
    }

    static constexpr search::Clue no_clue{255};
    static constexpr std::size_t most_clues = 63;

    // Which piece of a state moved last, if any, and where to; a walk has no direction.
    struct Last {
        std::size_t slot = most_pieces;
        Direction way = Direction::up;
    };

    [[nodiscard]] std::size_t slot_of(const State& state, std::size_t kind, Place place) const {
        const SpotNumber spot = first_spot_[kind] + place;
        std::size_t slot = first_slot_[kind];
        while (state.at[slot] != spot) ++slot;
        return slot;
    }
    // The same once the state is packed and unpacked: pieces stand in the order of their places.
    [[nodiscard]] std::size_t normal_slot(const State& state, std::size_t kind, Place place) const {
        const KeyField& field = layout_.fields[kind];
        if (field.is_number) return first_slot_[kind];
        const Bits<Words>& normal = state.is_turned() ? state.mirrored : state.key;
        return first_slot_[kind] + normal.count(field.shift, field.shift + place);
    }

    [[nodiscard]] Direction direction(Slide move) const {
        if (metric_ == Metric::moves) return Direction::up;
        const SpotNumber first = first_spot_[move.kind()];
        if (spots_[first + move.from()].row == spots_[first + move.to()].row)
            return move.to() < move.from() ? Direction::left : Direction::right;
        return move.to() < move.from() ? Direction::up : Direction::down;
    }

    [[nodiscard]] Slide reflected(Slide move) const {
        if (!uses_mirror_) return move;
        const SpotNumber first = first_spot_[move.kind()];
        return Slide(mirror_kinds_[move.kind()], spots_[first + move.from()].image,
                     spots_[first + move.to()].image)
            .turned(move.is_turned());
    }

    // Moves the piece of a kind that stands in `from`.
    void put(State& state, std::size_t kind, Place from, Place to) const {
        const SpotNumber first = first_spot_[kind];
        change(state, slot_of(state, kind, from), first + from, first + to);
    }

    void change(State& state, std::size_t slot, SpotNumber from, SpotNumber to) const {
        const Spot& here = spots_[from];
        const Spot& there = spots_[to];
        state.taken ^= here.cells ^ there.cells;
        state.key ^= here.contribution ^ there.contribution;
        state.mirrored ^= here.mirrored ^ there.mirrored;
        state.at[slot] = to;
    }

    // Which pieces stand beside an empty cell that they can enter is found out without branches:
    // nobody can guess them.
    template <class Visit>
    bool show_all(State& state, Last last, Visit& visit) const {
        const Bits<Words> empty = all_cells_ ^ state.taken;
        const std::size_t resting = metric_ == Metric::moves ? last.slot : most_pieces;
        const std::size_t pieces = kind_of_.size();
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
                const Turn turn{slot, from, state.taken ^ spots_[from].cells};
                if (show_piece(turn, last, state, visit)) return true;
            }
        }
        return false;
    }

    // The piece whose moves are shown.
    struct Turn {
        std::size_t slot;
        SpotNumber from;
        Bits<Words> others;  // cells that other pieces have taken
    };

    // Of the piece that moved last only what could not have been that move as well; after a walk
    // that is nothing.
    template <class Visit>
    bool show_piece(const Turn& turn, Last last, State& state, Visit& visit) const {
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
    bool show(const Turn& turn, SpotNumber to, State& state, Visit& visit) const {
        const Bits<Words> taken = state.taken;
        const Bits<Words> key = state.key;
        const Bits<Words> mirrored = state.mirrored;
        change(state, turn.slot, turn.from, to);
        const bool over = visit(slide(turn, to, mirrored < key, state), state, Cost{1});
        state.taken = taken;
        state.key = key;
        state.mirrored = mirrored;
        state.at[turn.slot] = turn.from;
        return over;
    }

    [[nodiscard]] Slide slide(const Turn& turn, SpotNumber to, bool was_turned,
                              const State& after) const {
        const std::size_t kind = kind_of_[turn.slot];
        const SpotNumber first = first_spot_[kind];
        const Slide seen =
            Slide(kind, static_cast<Place>(turn.from - first), static_cast<Place>(to - first))
                .turned(was_turned != after.is_turned());
        return after.is_turned() ? reflected(seen) : seen;
    }

    // The directions in which nothing is in the way, a bit for each.
    static unsigned free_ways(const Spot& here, const Bits<Words>& others) {
        unsigned blocked = 0;
        for (unsigned way = 0; way < 4; ++way)
            blocked |= unsigned{here.entered[way].meets(others)} << way;
        return here.ways & ~blocked;
    }

    // Calls f(direction, where a step leads) until it returns true; not for the directions `but`.
    template <class F>
    bool for_each_step(SpotNumber from, const Bits<Words>& others, unsigned but, F f) const {
        const Spot& here = spots_[from];
        for (unsigned ways = free_ways(here, others) & ~but; ways != 0; ways &= ways - 1) {
            const int way = std::countr_zero(ways);
            if (f(static_cast<Direction>(way), here.next[static_cast<std::size_t>(way)]))
                return true;
        }
        return false;
    }

    template <class Visit>
    bool show_steps(const Turn& turn, unsigned but, State& state, Visit& visit) const {
        return for_each_step(turn.from, turn.others, but, [&](Direction, SpotNumber to) {
            return show(turn, to, state, visit);
        });
    }

    template <class Visit>
    bool show_lines(const Turn& turn, unsigned but, State& state, Visit& visit) const {
        return for_each_step(turn.from, turn.others, but, [&](Direction way, SpotNumber to) {
            while (!show(turn, to, state, visit)) {
                if ((free_ways(spots_[to], turn.others) & bit(way)) == 0) return false;
                to = spots_[to].next[static_cast<std::size_t>(way)];
            }
            return true;
        });
    }

    // All places that a piece can reach while the others stay where they are.
    template <class Visit>
    bool show_walks(const Turn& turn, State& state, Visit& visit) const {
        struct Reached {
            SpotNumber spot;
            Direction way;  // by which it came
        };
        const SpotNumber first = first_spot_[kind_of_[turn.slot]];
        std::array<Reached, Bits<Words>::size> reached;
        Bits<Words> seen = Bits<Words>::only(turn.from - first);
        std::size_t count = 0;
        const auto enter = [&](Direction way, SpotNumber to) {
            if (seen.test(to - first)) return false;
            seen.set(to - first);
            reached[count++] = {to, way};
            return show(turn, to, state, visit);
        };
        if (for_each_step(turn.from, turn.others, 0, enter)) return true;
        for (std::size_t i = 0; i < count; ++i) {
            const auto [spot, way] = reached[i];
            if (for_each_step(spot, turn.others, bit(opposite(way)), enter)) return true;
        }
        return false;
    }

    Metric metric_;
    std::vector<Kind> kinds_;
    KeyLayout layout_;
    std::vector<std::size_t> mirror_kinds_;
    bool uses_mirror_ = false;
    std::vector<Spot> spots_;              // kind by kind
    std::vector<SpotNumber> first_spot_;   // of each kind
    std::vector<std::size_t> first_slot_;  // of each kind, and one after the last
    std::vector<std::size_t> kind_of_;     // of each slot
    Bits<Words> all_cells_;
    Bits<Words> goal_mask_;
    Bits<Words> goal_;
    std::size_t packed_size_ = 0;
    State start_;
};

inline constexpr std::size_t most_words = 16;
static_assert(std::size_t{most_side} * most_side <= 64 * most_words);
// Even a level of single pieces has a key: each takes at most 11 bits.
static_assert(most_pieces * 11 <= 64 * most_words);

extern template class Puzzle<1>;
extern template class Puzzle<2>;
extern template class Puzzle<4>;
extern template class Puzzle<most_words>;

static_assert(search::CluedDomain<Puzzle<1>>);
static_assert(search::CluedDomain<Puzzle<2>>);

}  // namespace noyes::blocks
