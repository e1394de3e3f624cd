// Watches a search. The default sees nothing and costs nothing.
#pragma once

#include <noyes/search/domain.hpp>

namespace noyes::search {

// What an observer is told of a state. `last` is the Step, Move or NoMove that led to it.
struct Position {
    Cost g = 0;  // cost of the path so far
    Cost h = 0;  // estimated cost to go
};

template <class O, class D>
concept ObserverFor = Domain<D> && requires(O observer, const typename D::State state,
                                            typename D::Move move, Position position) {
    observer.expanded(state, move, position);
    observer.expanded(state, NoMove{}, position);
    observer.generated(state, move, position);
    observer.reopened(state, move, position);
    observer.pruned(state, move, position);  // a duplicate, or beyond the bound
    observer.bound_raised(Cost{});
};

// An observer that is shown every goal within the bound, not only the first, until it returns true.
template <class O, class D>
concept CollectorFor =
    ObserverFor<O, D> && requires(O observer, typename D::Move move, Position position) {
        { observer.goal(move, position) } -> std::same_as<bool>;
    };

struct Unobserved {
    static void expanded(const auto&, auto, Position) {}
    static void generated(const auto&, auto, Position) {}
    static void reopened(const auto&, auto, Position) {}
    static void pruned(const auto&, auto, Position) {}
    static void bound_raised(Cost) {}
};

}  // namespace noyes::search
