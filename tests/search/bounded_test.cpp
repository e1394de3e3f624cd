#include <noyes/search/bounded.hpp>

#include "random_graph.hpp"

#include <gtest/gtest.h>

namespace noyes::test {

namespace {

using search::Bounded;
using search::BoundedPolicy;

#ifdef NOYES_SANITIZED
constexpr int rounds = 50;
#else
constexpr int rounds = 500;
#endif

void expect_within(const char* bound, const Graph& graph, const Estimates& estimates) {
    const Cost shortest = distances(graph)[graph.from];
    if (shortest == infinite_cost) return;
    search::Unobserved nobody;
    noyes::Run run;
    const Settings settings(std::vector<std::pair<std::string, std::string>>{{"bound", bound}});
    const auto result = Bounded::search(graph, estimates, nobody, run, settings);
    ASSERT_EQ(result.outcome, search::Outcome::solved);
    EXPECT_EQ(cost_of(graph, result.path), result.cost);
    EXPECT_LE(result.cost, Bounded::factor(settings) * shortest);
    EXPECT_LE(result.lower_bound, shortest);
    EXPECT_LE(result.cost, Bounded::factor(settings) * result.lower_bound);
    if (estimates.is_consistent()) {
        EXPECT_EQ(result.stats.reopened, 0u);
    }
}

TEST(Bounded, keeps_its_bound_with_consistent_and_inconsistent_estimates) {
    Random random(31);
    for (int i = 0; i < rounds; ++i) {
        const Graph graph = RandomGraph{.nodes = 60, .roads = 100}.draw(random);
        for (const char* bound : {"1", "1.1", "1.333", "1.5", "2", "10", "99.999"}) {
            expect_within(bound, graph, no_estimates(graph));
            expect_within(bound, graph, consistent_estimates(graph, random));
            expect_within(bound, graph, admissible_estimates(graph, random));
        }
    }
}

// At the start the value is the estimate, at a goal the cost divided by the bound: 31 / 1.5
// is 20.7.
TEST(Bounded, proves_what_its_keys_stand_for) {
    const BoundedPolicy policy(1.5, false, search::Ties::high_g);
    EXPECT_EQ(policy.lower_bound(policy.key(0, 20)), 20);
    EXPECT_EQ(policy.lower_bound(policy.key(30, 0)), 20);
    EXPECT_EQ(policy.lower_bound(policy.key(31, 0)), 21);
}

// Of ways of cost 60: weighted A* lets its value fall evenly, from 60 at the start to 40 at the
// goal.
TEST(Bounded, spends_its_licence_later_than_weighted_a_star) {
    const BoundedPolicy policy(1.5, false, search::Ties::high_g);
    const auto unit = static_cast<double>(policy.key(0, 1));
    for (Cost g = 1; g < 60; ++g) {
        const double value = static_cast<double>(policy.key(g, 60 - g)) / unit;
        EXPECT_GT(value, 60 - g / 3.0);
        EXPECT_LT(value, 60);
    }
}

}  // namespace

}  // namespace noyes::test
