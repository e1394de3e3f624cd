// Weighted A* (Pohl 1970): f = g + W h. A larger W trusts the heuristic more: fewer states, and a
// way of at most W times the shortest.
//
// With a consistent heuristic no state has to be reopened for that (Chen and Sturtevant 2021):
// there is always a waiting state with f at most W times the optimum, so f / W is a lower bound.
#pragma once

#include <noyes/base/description.hpp>
#include <noyes/search/best_first.hpp>

namespace noyes::search {

class WeightedAStarPolicy final : public Policy {
   public:
    WeightedAStarPolicy(double weight, bool reopens, Ties ties)
        : Policy(reopens, ties), weight_(in_thousandths(weight)) {}

    [[nodiscard]] Key key(Cost g, Cost h) const override { return thousandths * g + weight_ * h; }
    [[nodiscard]] Cost lower_bound(Key key) const override { return divided_up(key, weight_); }
    [[nodiscard]] double value(Key key) const override { return of_thousandths(key); }

   private:
    Key weight_;
};

struct WeightedAStar : BestFirstAlgorithm<WeightedAStar> {
    static constexpr OptionDescription weight_option{
        .name = "weight",
        .summary = "how much the estimate counts; the way is at most that many times the shortest",
        .fallback = "5",
        .least = 1,
        .most = 1000};
    static constexpr OptionDescription options[]{weight_option, ties_option};
    static constexpr Description about{
        .name = "weighted-astar",
        .summary = "A* that trusts the estimate more: cost so far + weight x estimate",
        .source = "Pohl 1970",
        .options = options};
    static constexpr auto code = reopening_code("f(n) = g(n) + weight * h(n)");

    static double factor(const Settings& settings) { return settings.number(weight_option); }

    static WeightedAStarPolicy policy(const Settings& settings, bool consistent) {
        return {settings.number(weight_option), !consistent, ties_of(settings)};
    }
};

}  // namespace noyes::search
