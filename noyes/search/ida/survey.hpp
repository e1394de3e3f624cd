// Domains and heuristics that tell of all ways from a state at once (see lanes.hpp), for a search
// without a jump for each child.
//
// A domain has a form of its states for that, and places, numbers that say which ways are open:
//
//   View view = domain.view(state);              // equal exactly if the states are
//   view == domain.goal_view()
//   std::uint32_t place = domain.place(state, last);
//   Lanes ways = domain.survey(place);           // flag: may be gone; number: the place after it
//   view = view.after(way);
//
// The heuristic is one whose estimate changes by one with every step, and steps cost 1:
//
//   Spot spot = heuristic.spot(value);           // the value without the estimate
//   Lanes steps = heuristic.survey(spot, view);  // flag: the estimate grows
//   spot = heuristic.after(spot, way, steps);
//
// What is told of ways that are not open does not matter.
#pragma once

#include <noyes/search/heuristic.hpp>
#include <noyes/search/ida/lanes.hpp>

namespace noyes::search {

template <class D>
concept SurveyedDomain =
    Domain<D> && std::is_trivially_copyable_v<typename D::View> &&
    requires(const D domain, const typename D::State state, const typename D::View view,
             LastOf<D> last, std::uint32_t place, Way way) {
        { domain.can_survey() } -> std::same_as<bool>;
        { domain.view(state) } -> std::same_as<typename D::View>;
        { domain.goal_view() } -> std::same_as<typename D::View>;
        { domain.place(state, NoMove{}) } -> std::same_as<std::uint32_t>;
        { domain.place(state, last) } -> std::same_as<std::uint32_t>;
        { domain.survey(place) } -> std::same_as<Lanes>;
        { view.after(way) } -> std::same_as<typename D::View>;
        { view == view } -> std::same_as<bool>;
    };

template <class H, class D>
concept SurveyingHeuristicFor =
    SurveyedDomain<D> && HeuristicFor<H, D> && std::is_trivially_copyable_v<typename H::Spot> &&
    requires(const H heuristic, typename H::Value value, typename H::Spot spot,
             const typename D::View view, Way way, Lanes steps) {
        requires HasKnownRise<H> && H::rise == 2;
        { heuristic.spot(value) } -> std::same_as<typename H::Spot>;
        { heuristic.survey(spot, view) } -> std::same_as<Lanes>;
        { heuristic.after(spot, way, steps) } -> std::same_as<typename H::Spot>;
    };

}  // namespace noyes::search
