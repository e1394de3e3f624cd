// A* (Hart, Nilsson and Raphael 1968): always the state with the smallest g + h.
#pragma once

#include <noyes/base/description.hpp>
#include <noyes/base/settings.hpp>
#include <noyes/search/best_first.hpp>

namespace noyes::search {

struct AStarPolicy {
    bool reopens;
    Ties ties;

    static Cost key(Cost g, Cost h) { return g + h; }
    static Cost lower_bound(Cost key) { return key; }
};

struct AStar {
    static constexpr OptionDescription options[]{ties_option};
    static constexpr Description about{
        .name = "astar",
        .summary = "always the state with the smallest cost so far + estimate",
        .source = "Hart, Nilsson and Raphael 1968",
        .options = options};
    static constexpr bool finds_optimum = true;
    static constexpr bool uses_heuristic = true;
    static constexpr bool stores_states = true;
    static constexpr bool can_find_all = false;

    template <class D, class H, class O>
    static auto search(const D& domain, const H& heuristic, O& observer, Run& run,
                       const Settings& settings) {
        const AStarPolicy policy{.reopens = !is_consistent(heuristic), .ties = ties_of(settings)};
        return BestFirst<D, H, O, AStarPolicy>(domain, heuristic, observer, run, policy)();
    }
};

}  // namespace noyes::search
