// Iterative deepening A* (Korf 1985): depth-first searches with a growing bound on g + h. Stores
// nothing but the path. The iterations are in ida/deepening.hpp, what one of them does in
// ida/depth_first.hpp, in ida/interleaved.hpp for heuristics with tables beyond the caches, and in
// ida/surveying.hpp where all ways from a state can be told at once.
#pragma once

#include <noyes/base/description.hpp>
#include <noyes/base/pseudo_code.hpp>
#include <noyes/base/settings.hpp>
#include <noyes/search/ida/deepening.hpp>
#include <noyes/search/ida/depth_first.hpp>
#include <noyes/search/ida/either_end.hpp>
#include <noyes/search/ida/interleaved.hpp>
#include <noyes/search/ida/surveying.hpp>

#include <string_view>
#include <type_traits>

namespace noyes::search {

struct IdaStar {
    // For puzzles that know their detours; whoever runs the search passes such a domain.
    static constexpr OptionDescription detours_option{
        .name = "detours",
        .summary = "leave out ways that contain a detour of up to so many moves; 0 for none",
        .fallback = "0",
        .least = 0,
        .most = 16};
    // For puzzles that can be solved from the goal, too; whoever runs the search passes both.
    static constexpr std::string_view ends[]{"start", "goal", "either"};
    static constexpr OptionDescription from_option{
        .name = "from",
        .summary = "which end the search begins at; either: the one from which it gets on better",
        .fallback = "start",
        .choices = ends};
    static constexpr OptionDescription options[]{detours_option, from_option};
    static constexpr Description about{
        .name = "ida",
        .summary = "depth-first searches with a growing bound; stores only the path",
        .source = "Korf, Depth-first iterative-deepening, 1985; Taylor and Korf 1993 (detours)",
        .options = options};
    using enum SearchEvent;
    static constexpr CodeLine code[]{
        {"bound = h(start)"},
        {"repeat:", {bound_raised}},
        {"  visit(start)"},
        {"  bound = the smallest g + h that was beyond the bound"},
        {"visit(n): expand n:", {expanded}},
        {"  for each move but the one back: c = the child", {generated}},
        {"    if g(c) + h(c) > bound: leave c out", {pruned}},
        {"    if c is the goal: done", {found}},
        {"    visit(c)"}};
    static constexpr bool uses_heuristic = true;
    static constexpr bool stores_states = false;
    static constexpr bool can_find_all = true;
    static constexpr bool leaves_out_detours = true;

    static double factor(const Settings&) { return 1; }

    template <class D, class H, class O>
    static Result<typename D::Move> search(const D& domain, const H& heuristic, O& observer,
                                           Run& run, const Settings&) {
        return with_explorer<O>(domain, heuristic, [&]<class E>(std::type_identity<E>) {
            Team team(run);
            Deepening<D, H, O, E> deepening(domain, heuristic, observer, run, team);
            while (!deepening.advance()) {
            }
            return deepening.finish();
        });
    }

    // `back` is the same puzzle with start and goal exchanged, and `way_back` its heuristic.
    template <class D, class H>
    static EitherEnd<typename D::Move> search_from_either_end(const D& domain, const H& heuristic,
                                                              const D& back, const H& way_back,
                                                              Run& run) {
        Unobserved nobody;
        return with_explorer<Unobserved>(domain, heuristic, [&]<class E>(std::type_identity<E>) {
            Team team(run);
            Deepening<D, H, Unobserved, E> from_start(domain, heuristic, nobody, run, team);
            Deepening<D, H, Unobserved, E> from_goal(back, way_back, nobody, run, team);
            return search::search_from_either_end(from_start, from_goal);
        });
    }

   private:
    template <class O, class D, class H, class F>
    static auto with_explorer(const D& domain, const H& heuristic, F f) {
        if constexpr (SurveyingHeuristicFor<H, D> && std::is_same_v<O, Unobserved>) {
            if (domain.can_survey()) return f(std::type_identity<Surveying<D, H>>{});
        }
        if constexpr (FetchingHeuristicFor<H, D> && FourWayDomain<D> &&
                      std::is_same_v<O, Unobserved>) {
            if (heuristic.is_far()) return f(std::type_identity<Interleaved<D, H>>{});
        }
        return f(std::type_identity<DepthFirst<D, H, O>>{});
    }
};

}  // namespace noyes::search
