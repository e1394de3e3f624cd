// Breadth-first search (Moore 1959): all states one move away, then all two moves away, and so on.
// For puzzles whose moves all cost the same.
#pragma once

#include <noyes/base/description.hpp>
#include <noyes/base/settings.hpp>
#include <noyes/search/best_first.hpp>

namespace noyes::search {

struct BreadthFirstPolicy {
    static constexpr bool reopens = false;
    static constexpr Ties ties = Ties::fifo;

    static Cost key(Cost g, Cost) { return g; }
    static Cost lower_bound(Cost key) { return key; }
};

struct BreadthFirst {
    static constexpr Description about{
        .name = "bfs",
        .summary = "all states one move away, then two, and so on; knows no heuristic",
        .source = "Moore 1959"};
    static constexpr bool finds_optimum = true;
    static constexpr bool uses_heuristic = false;
    static constexpr bool stores_states = true;
    static constexpr bool can_find_all = false;

    template <class D, class H, class O>
    static auto search(const D& domain, const H& heuristic, O& observer, Run& run,
                       const Settings&) {
        return BestFirst<D, H, O, BreadthFirstPolicy>(domain, heuristic, observer, run, {})();
    }
};

}  // namespace noyes::search
