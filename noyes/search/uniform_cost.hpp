// Uniform-cost search (Dijkstra 1959): always the state with the smallest cost so far.
#pragma once

#include <noyes/base/description.hpp>
#include <noyes/search/best_first.hpp>

namespace noyes::search {

class UniformCostPolicy final : public Policy {
   public:
    using Policy::Policy;

    [[nodiscard]] Key key(Cost g, Cost) const override { return g; }
    [[nodiscard]] Cost lower_bound(Key key) const override { return static_cast<Cost>(key); }
};

struct UniformCost : BestFirstAlgorithm<UniformCost> {
    static constexpr OptionDescription options[]{ties_option};
    static constexpr Description about{
        .name = "uniform",
        .summary = "always the state with the smallest cost so far; knows no heuristic",
        .source = "Dijkstra 1959",
        .options = options};
    static constexpr auto code = best_first_code("f(n) = g(n): the way so far alone");
    static constexpr bool uses_heuristic = false;

    static double factor(const Settings&) { return 1; }

    // The first time that a state is taken is by a cheapest path.
    static UniformCostPolicy policy(const Settings& settings, bool) {
        return {false, ties_of(settings)};
    }
};

}  // namespace noyes::search
