#include <noyes/blocks/assignment.hpp>

#include <noyes/base/random.hpp>

#include <gtest/gtest.h>

#include <algorithm>
#include <limits>
#include <numeric>

namespace noyes::blocks {
namespace {

constexpr Cost nothing = 20;

// Every taker takes every thing, or nothing, in turn.
Cost least_of_all(const std::vector<std::vector<Cost>>& costs, std::size_t takers) {
    std::vector<std::size_t> things(costs.size() + takers);
    std::iota(things.begin(), things.end(), std::size_t{0});
    Cost least = std::numeric_limits<Cost>::max();
    do {
        Cost sum = 0;
        for (std::size_t taker = 0; taker < takers; ++taker)
            sum += things[taker] < costs.size() ? costs[things[taker]][taker] : nothing;
        least = std::min(least, sum);
    } while (std::ranges::next_permutation(things).found);
    return least;
}

TEST(Assignment, is_the_cheapest_of_all) {
    Random random(11);
    for (int round = 0; round < 300; ++round) {
        const std::size_t takers = 1 + random.below(3);
        std::vector<std::vector<Cost>> costs(random.below(5), std::vector<Cost>(takers));
        Assignment assignment(takers);
        for (std::vector<Cost>& thing : costs) {
            for (Cost& cost : thing) cost = static_cast<Cost>(random.below(nothing + 1));
            assignment.offer(thing);
        }
        EXPECT_EQ(assignment.least(nothing), least_of_all(costs, takers));
    }
}

}  // namespace
}  // namespace noyes::blocks
