// The tile puzzle as a Domain. Puzzle<Fixed<4, 4>> keeps a state in a register and knows its steps
// at compile time; Puzzle<Dynamic> changes one board in place.
//
//   const Renaming renaming = rename_for(goal);
//   const Puzzle<Dynamic> puzzle(renaming.homes, renamed(board, renaming));
#pragma once

#include <noyes/search/domain.hpp>
#include <noyes/tiles/homes.hpp>
#include <noyes/tiles/packed_board.hpp>
#include <noyes/tiles/plain_board.hpp>
#include <noyes/tiles/step.hpp>
#include <noyes/tiles/ways_on.hpp>

#include <cstring>
#include <span>
#include <utility>
#include <vector>

namespace noyes::tiles {

template <class Shape>
class Puzzle {
   public:
    using State = PackedBoard<Shape>;
    using Move = Direction;
    using Step = Slide;
    static constexpr unsigned ways = 4;  // moves are numbers below this

    Puzzle(const Homes& homes, std::span<const Tile> tiles) {
        for (Cell cell = 0; cell < tiles.size(); ++cell) start_.place(cell, tiles[cell]);
        for (Tile tile = 1; tile < tiles.size(); ++tile) goal_.place(homes.of(tile), tile);
    }

    [[nodiscard]] State start() const { return start_; }
    [[nodiscard]] bool is_goal(const State& state) const { return state == goal_; }
    [[nodiscard]] State goal() const { return goal_; }
    [[nodiscard]] Homes homes() const { return {Shape::extent, goal_.blank()}; }

    template <class Visit>
    bool for_each_child(State& state, auto last, Visit visit) const {
        const Cell blank = state.blank();
        return for_each_way(last, [&](Direction way) { return show(state, blank, way, visit); });
    }

    // The child of one way that is legal.
    template <class Visit>
    static bool show_legal(const State& state, Cell blank, Direction way, const Visit& visit) {
        const Cell to = neighbour(Shape::extent, blank, way);
        const Slide step(way, blank, to, state.tile(to));
        State child = state.slid(step);
        return visit(step, child, Cost{1});
    }

    template <Cell From, Direction Last, class Visit>
    bool for_each_child(State& state, tiles::Step<Shape, From, Last> last, Visit visit) const {
        constexpr Cell blank = decltype(last)::to();
        return show<blank, Direction::up, Last>(state, visit) ||
               show<blank, Direction::left, Last>(state, visit) ||
               show<blank, Direction::right, Last>(state, visit) ||
               show<blank, Direction::down, Last>(state, visit);
    }

    template <Cell Blank, class Visit>
    bool for_each_child(State& state, Origin<Blank>, Visit visit) const {
        return show<Blank, Direction::up>(state, visit) ||
               show<Blank, Direction::left>(state, visit) ||
               show<Blank, Direction::right>(state, visit) ||
               show<Blank, Direction::down>(state, visit);
    }

    // Calls f(Origin<the blank's cell>{}).
    template <class F>
    bool enter(const State& state, F f) const {
        return enter_at(state.blank(), f,
                        std::make_integer_sequence<Cell, Shape::extent.cells()>{});
    }

    // Calls f(the Step of that direction to the blank's cell).
    template <class F>
    bool enter(const State& state, Direction last, F f) const {
        return enter(state, [&](auto origin) {
            return arrive<decltype(origin)::to(), Direction::up>(state, last, f) ||
                   arrive<decltype(origin)::to(), Direction::left>(state, last, f) ||
                   arrive<decltype(origin)::to(), Direction::right>(state, last, f) ||
                   arrive<decltype(origin)::to(), Direction::down>(state, last, f);
        });
    }

    static constexpr std::size_t packed_size() { return sizeof(State); }
    static constexpr unsigned packed_spare = 8 * sizeof(State) - State::stored_bits;
    void pack(const State& state, std::byte* out) const {
        const typename State::Bits bits = state.stored();
        std::memcpy(out, &bits, sizeof bits);
    }
    void unpack(const std::byte* in, State& state) const {
        typename State::Bits bits;
        std::memcpy(&bits, in, sizeof bits);
        state = State::restored(bits);
    }

    [[nodiscard]] Puzzle reversed() const {
        Puzzle other = *this;
        std::swap(other.start_, other.goal_);
        return other;
    }
    static Direction inverse(Direction move) { return opposite(move); }
    static Cost cheapest_step() { return 1; }

    void retract(State& state, Direction move) const {
        const Cell blank = state.blank();
        const Cell to = neighbour(Shape::extent, blank, opposite(move));
        state = state.slid(Slide(opposite(move), blank, to, state.tile(to)));
    }

   private:
    template <class Visit>
    static bool show(const State& state, Cell blank, Direction way, Visit& visit) {
        return is_legal(Shape::extent, blank, way) && show_legal(state, blank, way, visit);
    }

    template <Cell Blank, Direction Way, Direction Last, class Visit>
    static bool show(const State& state, Visit& visit) {
        if constexpr (Way == opposite(Last)) return false;
        else return show<Blank, Way>(state, visit);
    }

    template <Cell Blank, Direction Way, class Visit>
    static bool show(const State& state, Visit& visit) {
        if constexpr (is_legal(Shape::extent, Blank, Way)) {
            using FixedStep = tiles::Step<Shape, Blank, Way>;
            const FixedStep step{state.tile(FixedStep::to())};
            State child = state.slid(step);
            return visit(step, child, Cost{1});
        } else {
            return false;
        }
    }

    template <Cell Blank, Direction Way, class F>
    static bool arrive(const State& state, Direction last, F& f) {
        if constexpr (is_legal(Shape::extent, Blank, opposite(Way))) {
            constexpr Cell from = neighbour(Shape::extent, Blank, opposite(Way));
            return last == Way && f(tiles::Step<Shape, from, Way>{state.tile(from)});
        } else {
            return false;
        }
    }

    template <class F, Cell... Cells>
    static bool enter_at(Cell blank, F& f, std::integer_sequence<Cell, Cells...>) {
        bool over = false;
        static_cast<void>(((blank == Cells && (over = f(Origin<Cells>{}), true)) || ...));
        return over;
    }

    State start_;
    State goal_;
};

// A tile takes one byte when packed if there are at most 256 cells, else two or four.
template <>
class Puzzle<Dynamic> {
   public:
    using State = PlainBoard;
    using Move = Direction;
    using Step = Slide;

    Puzzle(const Homes& homes, std::span<const Tile> tiles)
        : extent_(homes.extent), goal_(homes), start_(tiles) {}

    [[nodiscard]] State start() const { return start_; }
    [[nodiscard]] bool is_goal(const State& state) const { return state == goal_; }
    [[nodiscard]] Homes homes() const { return {extent_, goal_.blank()}; }

    template <class Visit>
    bool for_each_child(State& state, auto last, Visit visit) const {
        return for_each_way(last, [&](Direction way) { return show(state, way, visit); });
    }

    [[nodiscard]] std::size_t packed_size() const { return start_.packed_size(); }
    void pack(const State& state, std::byte* out) const { state.pack(out); }
    void unpack(const std::byte* in, State& state) const { state.unpack(in); }
    void retract(State& state, Direction move) const { state.slide(extent_, opposite(move)); }

    [[nodiscard]] Puzzle reversed() const {
        Puzzle other = *this;
        std::swap(other.start_, other.goal_);
        return other;
    }
    static Direction inverse(Direction move) { return opposite(move); }
    static Cost cheapest_step() { return 1; }

   private:
    template <class Visit>
    bool show(State& state, Direction way, Visit& visit) const {
        if (!is_legal(extent_, state.blank(), way)) return false;
        const Slide step = state.slide(extent_, way);
        const bool over = visit(step, state, Cost{1});
        state.slide(extent_, opposite(way));
        return over;
    }

    Extent extent_;
    State goal_;
    State start_;
};

static_assert(search::ReversibleDomain<Puzzle<Fixed<4, 4>>>);
static_assert(search::EnterableDomain<Puzzle<Fixed<4, 4>>>);
static_assert(search::ReversibleDomain<Puzzle<Dynamic>>);

}  // namespace noyes::tiles
