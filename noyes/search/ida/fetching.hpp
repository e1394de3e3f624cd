// Look-ups in steps, so that the memory of one can be fetched while others are looked at. A
// heuristic with tables beyond the caches has two places to look at for each child:
//
//   heuristic.draft(value, step, child, draft);   // the first place, which is fetched
//   Cost h = heuristic.look(draft);               // what is known by now: h or less
//   heuristic.turn(draft);                        // the second place
//   h = heuristic.look(draft);                    // h, and draft.next is the child's value
//
// Draft is small and trivially copyable. For any other heuristic the draft does all of the work.
#pragma once

#include <noyes/search/heuristic.hpp>

namespace noyes::search {

template <class H, class D>
concept FetchingHeuristicFor =
    HeuristicFor<H, D> && std::is_trivially_copyable_v<typename H::Draft> &&
    requires(const H heuristic, const typename D::State state, typename H::Value value,
             typename D::Step step, typename H::Draft draft) {
        heuristic.draft(value, step, state, draft);
        { heuristic.look(draft) } -> std::same_as<Cost>;
        heuristic.turn(draft);
        { draft.next } -> std::convertible_to<typename H::Value>;
        { heuristic.is_far() } -> std::same_as<bool>;  // whether its tables are beyond the caches
    };

template <class D, HeuristicFor<D> H>
struct Fetching {
    struct Draft {
        typename H::Value next;
    };

    static void draft(const H& heuristic, const auto& value, const auto& step, const auto& child,
                      Draft& draft) {
        draft.next = heuristic.advance(value, step, child);
    }
    static Cost look(const H& heuristic, Draft& draft) { return heuristic.estimate(draft.next); }
    static void turn(const H&, Draft&) {}
};

template <class D, FetchingHeuristicFor<D> H>
struct Fetching<D, H> {
    using Draft = typename H::Draft;

    static void draft(const H& heuristic, const auto& value, const auto& step, const auto& child,
                      Draft& draft) {
        heuristic.draft(value, step, child, draft);
    }
    static Cost look(const H& heuristic, Draft& draft) { return heuristic.look(draft); }
    static void turn(const H& heuristic, Draft& draft) { heuristic.turn(draft); }
};

}  // namespace noyes::search
