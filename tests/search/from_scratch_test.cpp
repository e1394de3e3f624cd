#include <noyes/search/from_scratch.hpp>

#include "graph.hpp"

#include <gtest/gtest.h>

namespace noyes::test {

namespace {

using search::Consistent;
using search::FromScratch;

Cost twice(Graph::State node) { return static_cast<Cost>(2 * node); }

TEST(FromScratch, says_of_each_state_what_the_function_says_whatever_led_there) {
    const FromScratch heuristic(twice);
    static_assert(search::HeuristicFor<decltype(heuristic), Graph>);
    const auto value = heuristic.evaluate(3u);
    EXPECT_EQ(heuristic.estimate(value), 6);
    EXPECT_EQ(heuristic.estimate(heuristic.advance(value, 0u, 5u)), 10);
}

TEST(FromScratch, is_taken_to_be_consistent_only_if_its_maker_says_so) {
    EXPECT_FALSE(search::is_consistent(FromScratch(twice)));
    EXPECT_TRUE(search::is_consistent(FromScratch(twice, Consistent::yes)));
}

}  // namespace

}  // namespace noyes::test
