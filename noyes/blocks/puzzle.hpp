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
#include <noyes/search/domain.hpp>

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
    struct State {
        Bits<Words> taken{};  // cells, numbered without the walls
        Bits<Words> key{};
        Bits<Words> mirrored{};               // the key of the mirror image
        std::array<Place, most_pieces> at{};  // pieces, kind by kind

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
        return show_all(state, nullptr, visit);
    }
    template <class Visit>
    bool for_each_child(State& state, Move last, Visit visit) const {
        const Slide seen = state.is_turned() ? reflected(last) : last;
        return show_all(state, &seen, visit);
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
    // Where the pieces of a kind are.
    [[nodiscard]] std::span<const Place> places(const State& state, std::size_t kind) const {
        return std::span(state.at).subspan(first_slot_[kind], kinds_[kind].pieces.size());
    }
    [[nodiscard]] const Bits<Words>& cells(std::size_t kind, Place place) const {
        return spot(kind, place).cells;
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
        Bits<Words> contribution;            // to the key
        Bits<Words> mirrored;                // to the mirrored key
        std::array<Bits<Words>, 4> entered;  // by a step in each direction
        std::array<Place, 4> next;           // where that leads; nowhere
    };

    [[nodiscard]] const Spot& spot(std::size_t kind, Place place) const {
        return spots_[first_spot_[kind] + place];
    }

    void describe_spots(const Level& level);
    void describe_steps(std::size_t kind);
    void reflect_spots(const Mirror& mirror);
    void set_key(State& state, const Bits<Words>& key) const;

    [[nodiscard]] Bits<Words> contribution(std::size_t kind, Place place) const {
        const KeyField& field = layout_.fields[kind];
        if (field.is_number) return Bits<Words>::of(std::uint64_t{place} + 1, field.shift);
        return Bits<Words>::only(field.shift + place);
    }

    [[nodiscard]] Slide reflected(Slide move) const {
        if (!uses_mirror_) return move;
        const std::vector<Place>& places = mirror_.places[move.kind()];
        return Slide(mirror_.kinds[move.kind()], places[move.from()], places[move.to()])
            .turned(move.is_turned());
    }

    // Moves the piece of a kind that stands in `from`.
    void put(State& state, std::size_t kind, Place from, Place to) const {
        std::size_t slot = first_slot_[kind];
        while (state.at[slot] != from) ++slot;
        change(state, slot, spot(kind, from), spot(kind, to), to);
    }

    static void change(State& state, std::size_t slot, const Spot& from, const Spot& to,
                       Place place) {
        state.taken ^= from.cells ^ to.cells;
        state.key ^= from.contribution ^ to.contribution;
        state.mirrored ^= from.mirrored ^ to.mirrored;
        state.at[slot] = place;
    }

    template <class Visit>
    bool show_all(State& state, const Slide* last, Visit& visit) const {
        const Bits<Words> empty = all_cells_ ^ state.taken;
        for (std::size_t kind = 0; kind < kinds_.size(); ++kind) {
            const bool was_last = last != nullptr && last->kind() == kind;
            for (std::size_t slot = first_slot_[kind]; slot < first_slot_[kind + 1]; ++slot) {
                if (!spot(kind, state.at[slot]).around.meets(empty)) continue;
                const bool is_last = was_last && state.at[slot] == last->to();
                if (show_piece({kind, slot, is_last ? last : nullptr}, state, visit)) return true;
            }
        }
        return false;
    }

    // The piece whose moves are shown.
    struct Turn {
        std::size_t kind;
        std::size_t slot;
        const Slide* last;  // by which it came here, if it moved last
    };

    template <class Visit>
    bool show_piece(Turn turn, State& state, Visit& visit) const {
        switch (metric_) {
            case Metric::moves: return turn.last == nullptr && show_walks(turn, state, visit);
            case Metric::straight: return show_lines(turn, state, visit);
            case Metric::steps: return show_steps(turn, state, visit);
        }
        return false;
    }

    template <class Visit>
    bool show(Turn turn, Place from, Place to, State& state, Visit& visit) const {
        const bool was_turned = state.is_turned();
        const Spot& here = spot(turn.kind, from);
        const Spot& there = spot(turn.kind, to);
        change(state, turn.slot, here, there, to);
        const bool is_turned = state.is_turned();
        Slide slide = Slide(turn.kind, from, to).turned(was_turned != is_turned);
        if (is_turned) slide = reflected(slide);
        const bool over = visit(slide, state, Cost{1});
        change(state, turn.slot, there, here, from);
        return over;
    }

    // The place beside one, or nowhere if others are in the way.
    [[nodiscard]] Place beside(std::size_t kind, Place place, Direction way,
                               const Bits<Words>& others) const {
        const Spot& here = spot(kind, place);
        const auto index = static_cast<std::size_t>(way);
        return here.entered[index].meets(others) ? nowhere : here.next[index];
    }

    [[nodiscard]] Bits<Words> others(const State& state, Turn turn) const {
        return state.taken ^ spot(turn.kind, state.at[turn.slot]).cells;
    }

    template <class Visit>
    bool show_steps(Turn turn, State& state, Visit& visit) const {
        const Place from = state.at[turn.slot];
        const Bits<Words> others = this->others(state, turn);
        for (const Direction way : directions) {
            const Place to = beside(turn.kind, from, way, others);
            if (to == nowhere || (turn.last != nullptr && to == turn.last->from())) continue;
            if (show(turn, from, to, state, visit)) return true;
        }
        return false;
    }

    // A piece that came along a line goes on across it: the rest of the line was one move as well.
    template <class Visit>
    bool show_lines(Turn turn, State& state, Visit& visit) const {
        const Place from = state.at[turn.slot];
        const Bits<Words> others = this->others(state, turn);
        const bool came_along = turn.last != nullptr;
        const bool came_across = came_along && is_in_row(turn.kind, turn.last->from(), from);
        for (const Direction way : directions) {
            if (came_along && is_horizontal(way) == came_across) continue;
            for (Place to = beside(turn.kind, from, way, others); to != nowhere;
                 to = beside(turn.kind, to, way, others)) {
                if (show(turn, from, to, state, visit)) return true;
            }
        }
        return false;
    }

    [[nodiscard]] bool is_in_row(std::size_t kind, Place a, Place b) const {
        return extent_.row(kinds_[kind].corners[a]) == extent_.row(kinds_[kind].corners[b]);
    }

    // All places that a piece can reach while the others stay where they are.
    template <class Visit>
    bool show_walks(Turn turn, State& state, Visit& visit) const {
        const Place from = state.at[turn.slot];
        const Bits<Words> others = this->others(state, turn);
        std::array<Place, Bits<Words>::size> reached;
        Bits<Words> seen = Bits<Words>::only(from);
        reached[0] = from;
        std::size_t count = 1;
        for (std::size_t i = 0; i < count; ++i) {
            for (const Direction way : directions) {
                const Place to = beside(turn.kind, reached[i], way, others);
                if (to == nowhere || seen.test(to)) continue;
                seen.set(to);
                reached[count++] = to;
                if (show(turn, from, to, state, visit)) return true;
            }
        }
        return false;
    }

    Extent extent_;
    Metric metric_;
    std::vector<Kind> kinds_;
    KeyLayout layout_;
    Mirror mirror_;
    bool uses_mirror_ = false;
    std::vector<Spot> spots_;              // kind by kind
    std::vector<std::size_t> first_spot_;  // of each kind
    std::vector<std::size_t> first_slot_;  // of each kind, and one after the last
    Bits<Words> all_cells_;
    Bits<Words> goal_mask_;
    Bits<Words> goal_;
    std::size_t packed_size_ = 0;
    State start_;
};

inline constexpr std::size_t most_words = 16;
static_assert(most_side * most_side <= 64 * most_words);
// Even a level of single pieces has a key: each takes at most 11 bits.
static_assert(most_pieces * 11 <= 64 * most_words);

extern template class Puzzle<1>;
extern template class Puzzle<2>;
extern template class Puzzle<4>;
extern template class Puzzle<most_words>;

static_assert(search::PackableDomain<Puzzle<1>>);
static_assert(search::PackableDomain<Puzzle<2>>);

}  // namespace noyes::blocks
