// Bounded-suboptimal search with a convex downward parabola (XDP; Chen and Sturtevant 2019): a way
// of at most W times the shortest. Where weighted A* spends its licence evenly, along straight
// lines of equal g + W h, the lines of equal
//
//   x = (g + (2W - 1) h + sqrt((g - h)^2 + 4 W g h)) / (2W)
//
// are bent: x = h where g is 0, and x = g / W at a goal, as for weighted A*; but near the start
// x is about g + h, as strict as A*, and near the goal h counts 2W - 1 times as much as g. On a
// shortest way of cost c no waiting state has x > c; so the first goal taken costs at most W c, and
// each x taken is a lower bound. With a consistent heuristic this needs no reopening (their theorem
// for such lines).
#pragma once

#include <noyes/base/description.hpp>
#include <noyes/search/best_first.hpp>

#include <cmath>
#include <utility>

namespace noyes::search {

class BoundedPolicy final : public Policy {
   public:
    BoundedPolicy(double bound, bool reopens, Ties ties)
        : Policy(reopens, ties), bound_(static_cast<double>(in_thousandths(bound)) / thousandths) {}

    [[nodiscard]] Key key(Cost g, Cost h) const override {
        const auto [x, y] = std::pair<double, double>(g, h);
        const double root = std::sqrt((x - y) * (x - y) + 4 * bound_ * x * y);
        const double value = (x + (2 * bound_ - 1) * y + root) / (2 * bound_);
        return std::llround(value * static_cast<double>(unit));
    }

    [[nodiscard]] Cost lower_bound(Key key) const override {
        return static_cast<Cost>((key + unit - 1 - rounding) / unit);
    }

    [[nodiscard]] double value(Key key) const override {
        return static_cast<double>(key) / static_cast<double>(unit);
    }

   private:
    // The bound has three decimals, so W times a cost is a whole number of thousandths, and values
    // x that differ in what they prove lie 0.001 / W apart: 0.00001 at least. Rounding adds up to
    // less than `rounding`, 0.0000076, on ways of up to sixteen thousand steps.
    static constexpr Key unit = Key{1} << 30;
    static constexpr Key rounding = unit >> 17;

    double bound_;
};

struct Bounded : BestFirstAlgorithm<Bounded> {
    static constexpr OptionDescription bound_option{
        .name = "bound",
        .summary = "the way is at most that many times the shortest",
        .fallback = "1.5",
        .least = 1,
        .most = 100};
    static constexpr OptionDescription options[]{bound_option, ties_option};
    static constexpr Description about{
        .name = "bounded",
        .summary = "a way within a bound, strict near the start and generous near the goal",
        .source = "Chen and Sturtevant 2019, convex downward parabola",
        .options = options};
    static constexpr auto code = reopening_code(
        "f(n) = (g + (2W - 1) h + sqrt((g - h)^2 + 4 W g h)) / (2W), where W is the bound");

    static double factor(const Settings& settings) { return settings.number(bound_option); }

    static BoundedPolicy policy(const Settings& settings, bool consistent) {
        return {settings.number(bound_option), !consistent, ties_of(settings)};
    }
};

}  // namespace noyes::search
