// Look-ups in two phases, so that the memory of one can be fetched while others are looked at. A
// heuristic with tables beyond the caches offers both:
//
//   Draft draft = heuristic.draft(value, step, child);   // where to look; fetches it ahead
//   bool fits = heuristic.settle(draft, room, next);     // looks; whether next's estimate <= room
//
// Draft is small and trivially copyable. If the child does not fit, the estimate of `next` may be
// any number beyond `room` that the true estimate does not fall below. For any other heuristic the
// first phase does all of the work.
#pragma once

#include <noyes/search/heuristic.hpp>

namespace noyes::search {

template <class H, class D>
concept FetchingHeuristicFor =
    HeuristicFor<H, D> && std::is_trivially_copyable_v<typename H::Draft> &&
    requires(const H heuristic, const typename D::State state, typename H::Value value,
             typename D::Step step, typename H::Draft draft, Cost room) {
        { heuristic.draft(value, step, state) } -> std::same_as<typename H::Draft>;
        { heuristic.settle(draft, room, value) } -> std::same_as<bool>;
    };

template <class D, HeuristicFor<D> H>
struct Fetching {
    using Value = typename H::Value;
    using Draft = Value;

    static Draft draft(const H& heuristic, const Value& value, const auto& step,
                       const auto& child) {
        return heuristic.advance(value, step, child);
    }
    static bool settle(const H& heuristic, const Draft& draft, Cost room, Value& next) {
        next = draft;
        return heuristic.estimate(next) <= room;
    }
};

template <class D, FetchingHeuristicFor<D> H>
struct Fetching<D, H> {
    using Value = typename H::Value;
    using Draft = typename H::Draft;

    static Draft draft(const H& heuristic, const Value& value, const auto& step,
                       const auto& child) {
        return heuristic.draft(value, step, child);
    }
    static bool settle(const H& heuristic, const Draft& draft, Cost room, Value& next) {
        return heuristic.settle(draft, room, next);
    }
};

}  // namespace noyes::search
