// A guess of the cost still to go, carried along the path: evaluated once at the start of it and
// then advanced step by step.
//
//   Value value = heuristic.evaluate(state);
//   Value next = heuristic.advance(value, step, child);   // child: the state after the step
//   Cost h = heuristic.estimate(next);
//
// Value is small and trivially copyable. The estimate of a goal is 0: searches test for the goal
// only where it is.
#pragma once

#include <noyes/search/domain.hpp>

namespace noyes::search {

template <class H, class D>
concept HeuristicFor = Domain<D> && std::is_trivially_copyable_v<typename H::Value> &&
                       requires(const H heuristic, const typename D::State state,
                                typename H::Value value, typename D::Step step) {
                           { heuristic.evaluate(state) } -> std::same_as<typename H::Value>;
                           {
                               heuristic.advance(value, step, state)
                           } -> std::same_as<typename H::Value>;
                           { heuristic.estimate(value) } -> std::same_as<Cost>;
                       };

// For a search that wants a heuristic where there is none.
struct NoEstimate {
    static constexpr bool consistent = true;
    struct Value {};

    static Value evaluate(const auto&) { return {}; }
    static Value advance(Value, const auto&, const auto&) { return {}; }
    static Cost estimate(Value) { return 0; }
};

// Whether the estimate never falls by more than a step costs. A heuristic says so itself; one that
// says nothing is taken to be inconsistent, which is always safe.
template <class H>
bool is_consistent(const H& heuristic) {
    if constexpr (requires {
                      { heuristic.is_consistent() } -> std::same_as<bool>;
                  }) {
        return heuristic.is_consistent();
    } else if constexpr (requires { H::consistent; }) {
        return H::consistent;
    } else {
        return false;
    }
}

// Some heuristics know by how much f = g + h rises whenever it does: with unit costs, if they are
// consistent and have the parity of the true distance, by 2. IDA* need not look for its next bound.
template <class H>
concept HasKnownRise = requires {
    { H::rise } -> std::convertible_to<Cost>;
};

}  // namespace noyes::search
