// AlphA* (Reese 1999): f = (1 + w) (g + h), which favours going on from the state just expanded. w
// is lambda for the children of a state at least as deep as the one expanded before it, else
// Lambda: jumping back is punished. The way is at most (1 + Lambda) / (1 + lambda) times the
// shortest.
#pragma once

#include <noyes/base/description.hpp>
#include <noyes/search/best_first.hpp>

#include <limits>

namespace noyes::search {

class AlphaAStarPolicy final : public Policy {
   public:
    struct Weights {
        double ahead;  // lambda
        double back;   // Lambda
    };

    AlphaAStarPolicy(Weights weights, Ties ties)
        : Policy(true, ties),
          ahead_(in_thousandths(1 + weights.ahead)),
          back_(in_thousandths(1 + weights.back)) {}

    [[nodiscard]] Key key(Cost g, Cost h) const override {
        return (parent_ >= before_ ? ahead_ : back_) * (Key{g} + h);
    }
    [[nodiscard]] Cost lower_bound(Key key) const override { return divided_up(key, back_); }
    [[nodiscard]] double value(Key key) const override { return of_thousandths(key); }

    void expanding(Cost g) override {
        before_ = parent_;
        parent_ = g;
    }

   private:
    Key ahead_;
    Key back_;
    Cost before_ = 0;  // g of the state expanded before the parent
    Cost parent_ = 0;  // g of the parent of the states that get keys now
};

struct AlphaAStar : BestFirstAlgorithm<AlphaAStar> {
    static constexpr OptionDescription lambda_option{
        .name = "lambda",
        .summary = "the weight of going on, from -1 up to Lambda",
        .fallback = "0",
        .least = -1,
        .most = 1000};
    static constexpr OptionDescription big_lambda_option{
        .name = "Lambda",
        .summary = "the weight of jumping back to a state nearer to the start",
        .fallback = "5",
        .least = -1,
        .most = 1000};
    static constexpr OptionDescription options[]{lambda_option, big_lambda_option, ties_option};

    static bool is_ordered(const Settings& settings) {
        return settings.number(lambda_option) <= settings.number(big_lambda_option);
    }

    static constexpr Description about{
        .name = "alpha-astar",
        .alias = "alphastar",
        .summary = "A* that prefers to go on from where it just was",
        .source = "Reese, AlphA*: an epsilon-admissible heuristic search algorithm, 1999",
        .options = options,
        .rule = {is_ordered, "lambda is at most Lambda"}};
    static constexpr auto code = reopening_code(
        "f(n) = (1 + w) * (g(n) + h(n)); w = lambda if the parent of n lies at "
        "least as deep as the state expanded before it, else Lambda");

    static double factor(const Settings& settings) {
        const double least = 1 + settings.number(lambda_option);
        const double most = 1 + settings.number(big_lambda_option);
        return least > 0 ? most / least : std::numeric_limits<double>::infinity();
    }

    static AlphaAStarPolicy policy(const Settings& settings, bool) {
        return {{settings.number(lambda_option), settings.number(big_lambda_option)},
                ties_of(settings)};
    }
};

}  // namespace noyes::search
