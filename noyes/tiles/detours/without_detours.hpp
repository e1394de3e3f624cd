// The tile puzzle without children that complete a detour (see words.hpp): a Domain for searches
// that store no boards and would meet the same ones again and again.
//
//   const auto detours = Detours::make({4, 4}, 12, run);
//   const WithoutDetours<Fixed<4, 4>> domain(puzzle, *detours);
#pragma once

#include <noyes/search/ida/survey.hpp>
#include <noyes/tiles/detours/detours.hpp>
#include <noyes/tiles/puzzle.hpp>
#include <noyes/tiles/rolled_board.hpp>

namespace noyes::tiles {

// A step, and where the path that ends with it is in the automaton.
template <class S>
struct Watched : S {
    Detours::Place place;
};

template <class Shape>
class WithoutDetours {
   public:
    using State = typename Puzzle<Shape>::State;
    using Move = Direction;
    using Step = Watched<Slide>;

    static constexpr unsigned ways = 4;

    // All that matters of the way to a state.
    struct Last {
        Last() = default;
        template <class S>
        constexpr Last(const Watched<S>& step) : place(step.place), way(step.direction()) {}
        constexpr operator Direction() const { return way; }

        Detours::Place place = Detours::nothing_begun;
        Direction way = Direction::up;
    };

    // `detours` stays where it is as long as this is used.
    WithoutDetours(const Puzzle<Shape>& puzzle, const Detours& detours)
        : puzzle_(puzzle), detours_(&detours), lanes_(detours.lanes()), rows_(detours) {}

    [[nodiscard]] State start() const { return puzzle_.start(); }
    [[nodiscard]] bool is_goal(const State& state) const { return puzzle_.is_goal(state); }

    template <class S, class Visit>
    bool for_each_child(State& state, Watched<S> last, Visit visit) const {
        return show(state, static_cast<const S&>(last), rows_.of(last.to(), last.place), visit);
    }
    template <class Visit>
    bool for_each_child(State& state, Last last, Visit visit) const {
        return show(state, state.blank(), last, visit);
    }
    template <class Visit>
    bool for_each_child(State& state, Watched<Slide> last, Visit visit) const {
        return show(state, last.to(), last, visit);
    }
    template <Cell Blank, class Visit>
    bool for_each_child(State& state, Origin<Blank> origin, Visit visit) const {
        return show(state, origin, rows_.of(Blank, Detours::nothing_begun), visit);
    }
    // Where only the last move is known, or none, nothing is taken to have begun.
    template <class Visit>
    bool for_each_child(State& state, auto last, Visit visit) const {
        return show(state, last, rows_.of(state.blank(), Detours::nothing_begun), visit);
    }

    template <class F>
    bool enter(const State& state, F f) const
        requires search::EnterableDomain<Puzzle<Shape>>
    {
        return puzzle_.enter(state, f);
    }
    template <class F>
    bool enter(const State& state, Last last, F f) const
        requires search::EnterableDomain<Puzzle<Shape>>
    {
        return puzzle_.enter(state, last.way, [&](auto step) {
            return f(Watched<decltype(step)>{step, last.place});
        });
    }

    // For searches by survey (see survey.hpp), on boards of 4x4.
    using View = RolledBoard;
    [[nodiscard]] bool can_survey() const { return lanes_ != nullptr; }
    [[nodiscard]] View view(const State& state) const
        requires std::is_same_v<Shape, View::Shape>
    {
        return {state, puzzle_.homes()};
    }
    [[nodiscard]] View goal_view() const
        requires std::is_same_v<Shape, View::Shape>
    {
        return view(puzzle_.goal());
    }
    [[nodiscard]] std::uint32_t place(const State& state, Last last) const {
        return detours_->lane_place(state.blank(), last.place);
    }
    [[nodiscard]] std::uint32_t place(const State& state, search::NoMove) const {
        return detours_->lane_place(state.blank(), Detours::nothing_begun);
    }
    [[nodiscard]] search::Lanes survey(std::uint32_t place) const { return lanes_[place]; }

   private:
    // Close at hand where the number of cells is known.
    struct Rows {
        explicit Rows(const Detours& detours) {
            for (Cell cell = 0; cell < detours.extent().cells(); ++cell)
                first[cell] = detours.rows(cell);
        }
        [[nodiscard]] Detours::Row of(Cell cell, Detours::Place place) const {
            return first[cell][place];
        }

        std::array<const Detours::Row*, most_detour_cells> first{};
    };

    // Places tell which ways are legal, too.
    template <class Visit>
    bool show(State& state, Cell blank, Last last, Visit& visit) const {
        const Detours::Row row = rows_.of(blank, last.place);
        if constexpr (std::is_same_v<Shape, Dynamic>) {
            return show(state, last.way, row, visit);
        } else {
            const auto go = [&](Direction way) {
                const Detours::Place place = row.after(way);
                if (place == Detours::none || way == opposite(last.way)) return false;
                return puzzle_.show_legal(
                    state, blank, way, [&](const Slide& step, State& child, Cost cost) {
                        return visit(Watched<Slide>{step, place}, child, cost);
                    });
            };
            return go(Direction::up) || go(Direction::left) || go(Direction::right) ||
                   go(Direction::down);
        }
    }

    template <class Visit>
    bool show(State& state, auto last, Detours::Row row, Visit& visit) const {
        return puzzle_.for_each_child(state, last, [&](auto step, State& child, Cost cost) {
            const Detours::Place place = row.after(step.direction());
            if (place == Detours::none) return false;
            return visit(Watched<decltype(step)>{step, place}, child, cost);
        });
    }

    Puzzle<Shape> puzzle_;
    const Detours* detours_;
    const search::Lanes* lanes_;
    Rows rows_;
};

static_assert(search::EnterableDomain<WithoutDetours<Fixed<4, 4>>>);
static_assert(search::SurveyedDomain<WithoutDetours<Fixed<4, 4>>>);
static_assert(search::Domain<WithoutDetours<Dynamic>>);

}  // namespace noyes::tiles
