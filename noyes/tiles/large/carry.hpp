// Brings one tile to a place by the fewest moves, around frozen cells.
//
// All that matters is where the tile is and on which side of it the blank: a push moves the tile by
// one cell, and between two pushes the blank goes round to another side. On an open field the
// number of moves to any place is known exactly (CarryEstimate), and IDA* with it walks straight to
// its goal. Walls stand near the place to be reached; so the search runs backwards, from there to
// where the tile is now, and leaves them behind at once. The work grows with the number of moves,
// not with the size of the board.
#pragma once

#include <noyes/search/heuristic.hpp>
#include <noyes/tiles/large/field.hpp>
#include <noyes/tiles/large/ring.hpp>
#include <noyes/tiles/ways_on.hpp>

#include <array>
#include <vector>

namespace noyes::tiles::large {

// Moves that bring the blank to each side of the tile, the tile where it is; infinite_cost where
// there is no way.
using Approaches = std::array<Cost, 4>;

class Carry {
   public:
    struct State {
        Place tile;
        std::uint8_t side;  // of the tile, where the blank is; `open` at the start

        static constexpr std::uint8_t open = 4;
    };
    using Move = Direction;  // of the tile, backwards
    using Step = Direction;

    struct Ends {
        Place from;
        Place to;
    };

    Carry(const Field& field, Ends ends, const Approaches& approaches)
        : field_(&field), ends_(ends), approaches_(approaches) {}

    [[nodiscard]] State start() const { return {ends_.to, State::open}; }
    [[nodiscard]] bool is_goal(const State& state) const { return state.tile == ends_.from; }

    template <class Visit>
    bool for_each_child(State& state, auto last, Visit visit) const {
        return for_each_way(last, [&](Direction way) { return show(state, way, visit); });
    }

   private:
    template <class Visit>
    bool show(const State& state, Direction way, Visit& visit) const {
        State child{beside(state.tile, way), static_cast<std::uint8_t>(opposite(way))};
        if (!field_->is_free(child.tile)) return false;
        const auto around = turn(state, way);
        if (!around) return false;
        const Cost approach = is_goal(child) ? approaches_[child.side] : 0;
        if (approach == infinite_cost) return false;
        return visit(way, child, *around + 1 + approach);
    }

    [[nodiscard]] std::optional<Cost> turn(const State& state, Direction way) const {
        if (state.side == State::open) return 0;
        return Ring(*field_, state.tile).cost({static_cast<Direction>(state.side), way});
    }

    const Field* field_;
    Ends ends_;
    Approaches approaches_;
};

// The moves that are needed on an open field. Between two pushes in one line the blank makes 4
// moves, between two across 2; so the best order takes turns as often as it can.
class CarryEstimate {
   public:
    using Value = Cost;

    CarryEstimate(Place from, const Approaches& approaches);

    [[nodiscard]] Value evaluate(const Carry::State& state) const;
    [[nodiscard]] Value advance(Value, Direction, const Carry::State& state) const {
        return evaluate(state);
    }
    [[nodiscard]] static Cost estimate(Value value) { return value; }

   private:
    Place from_;
    Approaches approaches_;
};

static_assert(search::Domain<Carry>);
static_assert(search::HeuristicFor<CarryEstimate, Carry>);

}  // namespace noyes::tiles::large
