// Sliding blocks as a Domain. Puzzle<W> keeps the cells that are taken, and the key of a state, in
// W words each; with_puzzle (width.hpp) finds out how many a level needs.
//
// States that are the same but for which of two equal pieces is where are one state, and so are a
// state and its mirror image where the level is its own. A state itself is never mirrored: its key
// is the smaller of both. So moves are told as they are seen in the smaller one ("the normal
// view"), with a bit that says whether the view changes; `tell` makes the user's moves of them.
#pragma once

#include <noyes/blocks/children.hpp>
#include <noyes/search/undirected.hpp>

#include <cstring>

namespace noyes::blocks {

enum class Mirroring : bool { ignored, used };

template <std::size_t Words>
class Puzzle {
   public:
    using State = blocks::State<Words>;
    using Move = Slide;
    using Step = Shown<Words>;
    static constexpr bool undirected = true;

    Puzzle(const Level& level, Metric metric, Mirroring mirroring = Mirroring::used);

    [[nodiscard]] State start() const { return start_; }
    [[nodiscard]] bool is_goal(const State& state) const {
        return (state.key & goal_mask_) == goal_;
    }

    template <class Visit>
    bool for_each_child(State& state, search::NoMove, Visit visit) const {
        return children_.show(state, {}, visit);
    }
    template <class Visit>
    bool for_each_child(State& state, Move last, Visit visit) const {
        const Slide seen = state.is_turned() ? spots().reflected(last) : last;
        return children_.show(state, {slot_of(state, seen.kind(), seen.to()), direction(seen)},
                              visit);
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
        if (clue == no_clue) return children_.show(state, {}, visit);
        return children_.show(state,
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
        return (layout_.bits + 7) / 8;
    }
    void pack(const State& state, std::byte* out) const {
        std::memcpy(out, &state.normal_key(), packed_size());
    }
    void unpack(const std::byte* in, State& state) const {
        Bits<Words> key;
        std::memcpy(&key, in, packed_size());
        set_key(state, key);
    }
    void retract(State& state, Move move) const {
        const Slide seen = state.is_turned() ? spots().reflected(move) : move;
        put(state, seen.kind(), seen.to(), seen.from());
    }

    // For those who want to know more than a search.
    [[nodiscard]] std::span<const Kind> kinds() const { return kinds_; }
    [[nodiscard]] bool uses_mirror() const { return spots().uses_mirror(); }
    [[nodiscard]] std::size_t key_bits() const { return layout_.bits; }
    [[nodiscard]] Metric metric() const { return children_.metric(); }
    // Calls f(place) for each piece of a kind.
    template <class F>
    void for_each_place(const State& state, std::size_t kind, F f) const {
        for (std::size_t slot = spots().first_slot(kind); slot < spots().first_slot(kind + 1);
             ++slot)
            f(spots().place(kind, state.at[slot]));
    }
    [[nodiscard]] const Bits<Words>& cells(std::size_t kind, Place place) const {
        return spots().at(kind, place).cells;
    }
    [[nodiscard]] std::size_t first_slot(std::size_t kind) const {
        return spots().first_slot(kind);
    }
    // Cells are numbered without the walls: which are beside each, by direction.
    [[nodiscard]] std::span<const CellsBeside> cells_beside() const { return cells_beside_; }
    // For searches that want to know what is new in a state.
    template <class F>
    void for_each_fact(const State& state, F f) const {
        for (std::size_t slot = 0; slot < spots().slots(); ++slot)
            f(static_cast<std::size_t>(state.at[slot]));
    }
    // Takes all pieces off the board; they are put back one by one.
    static void clear(State& state) { state.taken = state.key = state.mirrored = {}; }
    void stand(State& state, std::size_t slot, std::size_t kind, Place place) const {
        state.stand(slot, spots().number(kind, place), spots().at(kind, place));
    }
    // The state after a move, and the move as it is seen in `state`.
    Slide play(State& state, Move move) const {
        const bool turned_after = state.is_turned() != move.is_turned();
        const Slide seen = turned_after ? spots().reflected(move) : move;
        put(state, seen.kind(), seen.from(), seen.to());
        return seen;
    }

   private:
    static constexpr search::Clue no_clue{255};
    static constexpr std::size_t most_clues = 63;

    void add_goal(const Kind& kind, const KeyField& field);
    void set_key(State& state, const Bits<Words>& key) const;

    [[nodiscard]] std::size_t slot_of(const State& state, std::size_t kind, Place place) const {
        const SpotNumber spot = spots().number(kind, place);
        std::size_t slot = spots().first_slot(kind);
        while (state.at[slot] != spot) ++slot;
        return slot;
    }
    // The same once the state is packed and unpacked: pieces stand in the order of their places.
    [[nodiscard]] std::size_t normal_slot(const State& state, std::size_t kind, Place place) const {
        const KeyField& field = layout_.fields[kind];
        if (field.is_number) return spots().first_slot(kind);
        return spots().first_slot(kind) +
               state.normal_key().count(field.shift, field.shift + place);
    }

    [[nodiscard]] Direction direction(Slide move) const {
        return metric() == Metric::moves ? Direction::up : spots().direction(move);
    }

    // Moves the piece of a kind that stands in `from`.
    void put(State& state, std::size_t kind, Place from, Place to) const {
        state.put(slot_of(state, kind, from), spots().number(kind, to), spots().at(kind, from),
                  spots().at(kind, to));
    }

    [[nodiscard]] const Spots<Words>& spots() const { return children_.spots(); }

    std::vector<Kind> kinds_;
    std::vector<CellsBeside> cells_beside_;
    KeyLayout layout_;
    Children<Words> children_;
    Bits<Words> goal_mask_;
    Bits<Words> goal_;
    State start_;
};

extern template class Puzzle<1>;
extern template class Puzzle<2>;
extern template class Puzzle<4>;
extern template class Puzzle<most_words>;

static_assert(search::CluedDomain<Puzzle<1>>);
static_assert(search::CluedDomain<Puzzle<2>>);

}  // namespace noyes::blocks
