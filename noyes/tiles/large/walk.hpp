// The blank walks on its own, around one tile that must stay where it is.
//
// The search runs from the end to the beginning: what is in the way stands near the end, so that
// wrong turns are noticed at once and the work grows with the length of the way alone.
#pragma once

#include <noyes/search/heuristic.hpp>
#include <noyes/tiles/large/field.hpp>
#include <noyes/tiles/ways_on.hpp>

#include <array>

namespace noyes::tiles::large {

class Walk {
   public:
    using State = Place;
    using Move = Direction;
    using Step = Direction;

    struct Ends {
        Place from;
        Place to;
    };

    Walk(const Field& field, Place around, Ends ends)
        : field_(&field), around_(around), ends_(ends) {}

    [[nodiscard]] State start() const { return ends_.to; }
    [[nodiscard]] bool is_goal(State state) const { return state == ends_.from; }

    template <class Visit>
    bool for_each_child(State& state, auto last, Visit visit) const {
        return for_each_way(last, [&](Direction way) { return show(state, way, visit); });
    }

   private:
    template <class Visit>
    bool show(State state, Direction way, Visit& visit) const {
        State child = beside(state, way);
        if (child == around_ || !field_->is_free(child)) return false;
        return visit(way, child, Cost{1});
    }

    const Field* field_;
    Place around_;
    Ends ends_;
};

class WalkEstimate {
   public:
    using Value = Cost;

    explicit WalkEstimate(Place from) : from_(from) {}

    [[nodiscard]] Value evaluate(Place blank) const { return distance(blank, from_); }
    [[nodiscard]] Value advance(Value, Direction, Place blank) const { return evaluate(blank); }
    [[nodiscard]] static Cost estimate(Value value) { return value; }

   private:
    Place from_;
};

static_assert(search::Domain<Walk>);
static_assert(search::HeuristicFor<WalkEstimate, Walk>);

}  // namespace noyes::tiles::large
