// A* (Hart, Nilsson and Raphael 1968): always the state with the smallest g + h.
#pragma once

#include <noyes/base/description.hpp>
#include <noyes/search/best_first.hpp>

namespace noyes::search {

class AStarPolicy final : public Policy {
   public:
    using Policy::Policy;

    [[nodiscard]] Key key(Cost g, Cost h) const override { return Key{g} + h; }
    [[nodiscard]] Cost lower_bound(Key key) const override { return static_cast<Cost>(key); }
};

struct AStar : BestFirstAlgorithm<AStar> {
    static constexpr OptionDescription options[]{ties_option};
    static constexpr Description about{
        .name = "astar",
        .summary = "always the state with the smallest cost so far + estimate",
        .source = "Hart, Nilsson and Raphael 1968",
        .options = options};
    static constexpr auto code =
        reopening_code("f(n) = g(n) + h(n): the way so far and the estimate of the rest");

    static double factor(const Settings&) { return 1; }

    static AStarPolicy policy(const Settings& settings, bool consistent) {
        return {!consistent, ties_of(settings)};
    }
};

}  // namespace noyes::search
