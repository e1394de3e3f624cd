// Watches a search. The default sees nothing and costs nothing.
#pragma once

#include <noyes/base/search_event.hpp>
#include <noyes/search/domain.hpp>

#include <type_traits>

namespace noyes::search {

struct Costs {
    Cost g = 0;  // of the path so far
    Cost h = 0;  // estimated, to go
};

// What an observer is told of a state. `last` is the Step, Move or NoMove that led to it.
struct Position {
    Cost g = 0;
    Cost h = 0;
    double f = 0;              // what the search goes by: the smallest is taken first
    bool is_backward = false;  // of the half that comes from the goal
};

template <class O, class D>
concept ObserverFor = Domain<D> && requires(O observer, const typename D::State state,
                                            typename D::Move move, Position position) {
    observer.expanded(state, move, position);
    observer.expanded(state, NoMove{}, position);
    observer.generated(state, move, position);
    observer.reopened(state, move, position);
    observer.pruned(state, move, position, Pruning{});
    observer.bound_raised(Cost{});
    observer.found(state, move, position);
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
    static void pruned(const auto&, auto, Position, Pruning) {}
    static void bound_raised(Cost) {}
    static void found(const auto&, auto, Position) {}
};

// What takes time and is for an observer alone is only done where there is one.
template <class O>
inline constexpr bool is_observed = !std::is_same_v<O, Unobserved>;

}  // namespace noyes::search
