// Greedy best-first search (Doran and Michie 1966): always the state that looks nearest to the
// goal, whatever it has cost to get there.
#pragma once

#include <noyes/base/description.hpp>
#include <noyes/search/best_first.hpp>

#include <limits>

namespace noyes::search {

class GreedyPolicy final : public Policy {
   public:
    using Policy::Policy;

    [[nodiscard]] Key key(Cost, Cost h) const override { return h; }
    [[nodiscard]] Cost lower_bound(Key) const override { return 0; }
};

struct Greedy : BestFirstAlgorithm<Greedy> {
    static constexpr OptionDescription options[]{ties_option};
    static constexpr Description about{
        .name = "greedy",
        .summary = "always the state with the smallest estimate; quick, but the way is long",
        .source = "Doran and Michie 1966",
        .options = options};
    static constexpr auto code = best_first_code("f(n) = h(n): the estimate of the rest alone");

    static double factor(const Settings&) { return std::numeric_limits<double>::infinity(); }

    static GreedyPolicy policy(const Settings& settings, bool) {
        return {false, ties_of(settings)};
    }
};

}  // namespace noyes::search
