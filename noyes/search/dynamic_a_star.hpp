// Dynamic weighting (Pohl 1973): f = g + (1 + E w) h with w = 1 - d / N at depth d, and 0 from
// depth N on. Greedy at first, careful near the goal. The way is at most 1 + E times the shortest.
//
// Depth is the cost so far: on puzzles, where a move costs 1, they are the same.
#pragma once

#include <noyes/base/description.hpp>
#include <noyes/search/best_first.hpp>

#include <algorithm>

namespace noyes::search {

class DynamicAStarPolicy final : public Policy {
   public:
    struct Weighting {
        double epsilon;
        double depth;
    };

    // Reopens always: the weight differs from path to path, so a cheaper one may come later.
    DynamicAStarPolicy(Weighting weighting, Ties ties) : Policy(true, ties), by_(weighting) {}

    [[nodiscard]] Key key(Cost g, Cost h) const override {
        const double share = std::max(0.0, 1 - g / by_.depth);
        return thousandths * g + in_thousandths((1 + by_.epsilon * share) * h);
    }
    [[nodiscard]] Cost lower_bound(Key key) const override {
        return divided_up(key, in_thousandths(1 + by_.epsilon) + 1);
    }
    [[nodiscard]] double value(Key key) const override { return of_thousandths(key); }

   private:
    Weighting by_;
};

struct DynamicAStar : BestFirstAlgorithm<DynamicAStar> {
    static constexpr OptionDescription epsilon_option{
        .name = "epsilon",
        .summary =
            "how much more the estimate counts at the start; the way is at most 1 + that "
            "many times the shortest",
        .fallback = "5",
        .least = 0,
        .most = 1000};
    static constexpr OptionDescription depth_option{
        .name = "depth",
        .summary = "the depth from which on the estimate counts no more than in A*",
        .fallback = "100",
        .least = 1,
        .most = 1'000'000'000};
    static constexpr OptionDescription options[]{epsilon_option, depth_option, ties_option};
    static constexpr Description about{
        .name = "dynamic-astar",
        .summary = "A* whose trust in the estimate shrinks with the depth",
        .source = "Pohl 1973",
        .options = options};
    static constexpr auto code =
        reopening_code("f(n) = g(n) + (1 + epsilon * max(0, 1 - g(n) / depth)) * h(n)");

    static double factor(const Settings& settings) { return 1 + settings.number(epsilon_option); }

    static DynamicAStarPolicy policy(const Settings& settings, bool) {
        return {{settings.number(epsilon_option), settings.number(depth_option)},
                ties_of(settings)};
    }
};

}  // namespace noyes::search
