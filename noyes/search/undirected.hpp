// Domains in which every step costs 1 and has a step back. A domain says so itself.
#pragma once

#include <noyes/search/domain.hpp>

#include <cstdint>

namespace noyes::search {

template <class D>
concept UndirectedDomain = PackableDomain<D> && D::undirected;

// What a domain wants to remember, in one byte, of the step that led to a state. Given back with
// the state as it was unpacked it serves as `last`: children that are no farther from where that
// step began than the state itself are left out.
enum class Clue : std::uint8_t {};

template <class D>
concept CluedDomain = UndirectedDomain<D> && requires(const D domain, typename D::State state,
                                                      typename D::Move move, Clue clue) {
    { domain.clue(state, move) } -> std::same_as<Clue>;
    { domain.for_each_child(state, clue, detail::AnyVisitor{}) } -> std::same_as<bool>;
};

}  // namespace noyes::search
