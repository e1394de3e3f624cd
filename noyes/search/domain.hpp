// Read this first: what a puzzle shows to a search.
//
// A Domain has a start, a test for the goal and a way to show children:
//
//   domain.for_each_child(state, last, visit)
//
// calls visit(step, child, cost) for every legal step from `state`, in a fixed order, but not for
// the one that undoes `last`. It stops when visit returns true and returns whether it did; after
// it, `state` is what it was before. The child may be a new value or `state` itself changed in
// place, so whoever wants to keep it copies or packs it.
//
// Three words for one motion:
//   Move   what a path is made of: small, stored by the million, tells nothing of the place;
//   Step   a Move with all that heuristics want to know of it (for tiles: both cells). A step
//          converts to its Move;
//   last   the Step or Move that led to `state`, or NoMove at the start.
// A domain may show steps that are types of their own, with everything known at compile time: then
// it also has `enter(state, f)`, which calls f with a compile-time "last" for the start, and
// `enter(state, last, f)` for a state further on. A hot loop that passes each step on as the next
// `last` is compiled once for each of them. Such a domain may name a type Last, to which steps
// convert, if it has to know more of the way to a state than the last Move.
#pragma once

#include <noyes/base/cost.hpp>

#include <concepts>
#include <cstddef>
#include <type_traits>

namespace noyes::search {

struct NoMove {};

namespace detail {
struct AnyVisitor {
    template <class Step, class State>
    bool operator()(const Step&, State&, Cost) const {
        return false;
    }
};
}  // namespace detail

template <class D>
concept Domain = std::is_trivially_copyable_v<typename D::Move> &&
                 std::convertible_to<typename D::Step, typename D::Move> &&
                 requires(const D domain, typename D::State state, typename D::Move move) {
                     { domain.start() } -> std::convertible_to<typename D::State>;
                     { domain.is_goal(state) } -> std::same_as<bool>;
                     {
                         domain.for_each_child(state, NoMove{}, detail::AnyVisitor{})
                     } -> std::same_as<bool>;
                     {
                         domain.for_each_child(state, move, detail::AnyVisitor{})
                     } -> std::same_as<bool>;
                 };

// For searches that remember states: a state as packed_size() bytes, equal exactly if the states
// are, and never all zero (that marks an empty place). `retract` takes a move back.
template <class D>
concept PackableDomain =
    Domain<D> && requires(const D domain, typename D::State state, typename D::Move move,
                          std::byte* out, const std::byte* in) {
        { domain.packed_size() } -> std::convertible_to<std::size_t>;
        domain.pack(state, out);
        domain.unpack(in, state);
        domain.retract(state, move);
    };

// For searches from both ends: `reversed` exchanges start and goal and takes every step the other
// way round, on the same states; `inverse` is the move here of a move there. No step costs less
// than `cheapest_step`.
template <class D>
concept ReversibleDomain = PackableDomain<D> && requires(const D domain, typename D::Move move) {
    { domain.reversed() } -> std::same_as<D>;
    { domain.inverse(move) } -> std::same_as<typename D::Move>;
    { domain.cheapest_step() } -> std::same_as<Cost>;
};

namespace detail {
template <class D>
struct LastOf {
    using Type = typename D::Move;
};
template <class D>
    requires requires { typename D::Last; }
struct LastOf<D> {
    using Type = typename D::Last;
};
}  // namespace detail

// What a domain has to know of the way to a state, to go on from there.
template <class D>
using LastOf = typename detail::LastOf<D>::Type;

namespace detail {
struct AnyEntrant {
    bool operator()(auto) const { return false; }
};
}  // namespace detail

// A domain with compile-time steps, each of which costs 1.
template <class D>
concept EnterableDomain =
    Domain<D> && requires(const D domain, const typename D::State state, LastOf<D> last) {
        { domain.enter(state, detail::AnyEntrant{}) } -> std::same_as<bool>;
        { domain.enter(state, last, detail::AnyEntrant{}) } -> std::same_as<bool>;
    };

}  // namespace noyes::search
