// Iterative deepening A* (Korf 1985): depth-first searches with a growing bound on g + h. Stores
// nothing but the path. The iterations are in ida/deepening.hpp, what one of them does in
// ida/depth_first.hpp, and in ida/interleaved.hpp for heuristics with tables beyond the caches.
#pragma once

#include <noyes/base/description.hpp>
#include <noyes/base/settings.hpp>
#include <noyes/search/ida/deepening.hpp>
#include <noyes/search/ida/depth_first.hpp>
#include <noyes/search/ida/interleaved.hpp>

namespace noyes::search {

struct IdaStar {
    // For puzzles that know their detours; whoever runs the search passes such a domain.
    static constexpr OptionDescription detours_option{
        .name = "detours",
        .summary = "leave out ways that contain a detour of up to so many moves; 0 for none",
        .fallback = "0",
        .least = 0,
        .most = 16};
    static constexpr OptionDescription options[]{detours_option};
    static constexpr Description about{
        .name = "ida",
        .summary = "depth-first searches with a growing bound; stores only the path",
        .source = "Korf, Depth-first iterative-deepening, 1985; Taylor and Korf 1993 (detours)",
        .options = options};
    static constexpr bool uses_heuristic = true;
    static constexpr bool stores_states = false;
    static constexpr bool can_find_all = true;
    static constexpr bool leaves_out_detours = true;

    static double factor(const Settings&) { return 1; }

    template <class D, class H, class O>
    static auto search(const D& domain, const H& heuristic, O& observer, Run& run,
                       const Settings&) {
        if constexpr (FetchingHeuristicFor<H, D> && FourWayDomain<D> &&
                      std::is_same_v<O, Unobserved>) {
            if (heuristic.is_far())
                return Deepening<D, H, O, Interleaved<D, H>>(domain, heuristic, observer, run)();
        }
        return Deepening<D, H, O, DepthFirst<D, H, O>>(domain, heuristic, observer, run)();
    }
};

}  // namespace noyes::search
