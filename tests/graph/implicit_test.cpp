#include <noyes/graph/implicit.hpp>

#include <noyes/search/a_star.hpp>
#include <noyes/search/breadth_first.hpp>
#include <noyes/search/from_scratch.hpp>
#include <noyes/search/ida_star.hpp>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstdlib>

namespace noyes::test {

namespace {

using graph::Implicit;
using search::Consistent;
using search::FromScratch;
using search::Outcome;

template <class Algorithm>
auto search_by(const auto& puzzle, const auto& estimates) {
    search::Unobserved nobody;
    noyes::Run run;
    return Algorithm::search(puzzle, estimates, nobody, run, {});
}

// Two jugs without marks, of 3 and 5 litres: measure 4.
using Jugs = std::array<std::uint8_t, 2>;

void pour_somewhere(const Jugs& jugs, auto show) {
    constexpr Jugs volume{3, 5};
    for (const std::size_t one : {0u, 1u}) {
        const std::size_t other = 1 - one;
        Jugs next = jugs;
        next[one] = volume[one];
        show(next, 1);
        next[one] = 0;
        show(next, 1);
        const auto poured = std::min<int>(jugs[one], volume[other] - jugs[other]);
        next[one] = static_cast<std::uint8_t>(jugs[one] - poured);
        next[other] = static_cast<std::uint8_t>(jugs[other] + poured);
        show(next, 1);
    }
}

const auto pour = [](const Jugs& jugs, auto show) { pour_somewhere(jugs, show); };
const auto no_idea = FromScratch([](const auto&) { return Cost{0}; }, Consistent::yes);

// Fill 5, 5 into 3, empty 3, 5 into 3, fill 5, 5 into 3.
TEST(Implicit, measures_4_litres_with_jugs_of_3_and_5_in_6_steps) {
    const Implicit puzzle(Jugs{0, 0}, [](const Jugs& jugs) { return jugs[1] == 4; }, pour);
    const std::vector<Jugs> by_hand{{0, 5}, {3, 2}, {0, 2}, {2, 0}, {2, 5}, {3, 4}};
    const auto expect_by_hand = [&](const auto& found) {
        ASSERT_EQ(found.outcome, Outcome::solved);
        std::vector<Jugs> states;
        for (const auto& hop : found.path) states.push_back(hop.to);
        EXPECT_EQ(states, by_hand);
    };
    expect_by_hand(search_by<search::BreadthFirst>(puzzle, no_idea));
    expect_by_hand(search_by<search::AStar>(puzzle, no_idea));
    expect_by_hand(search_by<search::IdaStar>(puzzle, no_idea));
}

TEST(Implicit, is_exhausted_where_no_state_will_do) {
    const Implicit puzzle(Jugs{0, 0}, [](const Jugs& jugs) { return jugs[1] == 6; }, pour);
    const auto found = search_by<search::AStar>(puzzle, no_idea);
    EXPECT_EQ(found.outcome, Outcome::exhausted);
    EXPECT_EQ(found.stats.expanded, 16u);  // one of the jugs is empty or full: 2*4 + 2*6 - 4
}

// On the whole numbers: one up for 2, twice as much for 5; compared with a table made from below.
TEST(Implicit, finds_the_cheapest_way_where_steps_cost_differently) {
    constexpr int goal = 100;
    std::vector<Cost> cheapest{0};
    for (int number = 1; number <= goal; ++number) {
        const auto half = static_cast<std::size_t>(number / 2);
        const Cost by_one = cheapest.back() + 2;
        cheapest.push_back(number % 2 == 0 ? std::min(by_one, cheapest[half] + 5) : by_one);
    }
    const Implicit puzzle(
        0, [](int number) { return number == goal; },
        [](int number, auto show) {
            if (number >= goal) return;
            show(number + 1, 2);
            show(2 * number, 5);
        });
    EXPECT_EQ(search_by<search::AStar>(puzzle, no_idea).cost, cheapest[goal]);
    EXPECT_EQ(search_by<search::IdaStar>(puzzle, no_idea).cost, cheapest[goal]);
}

TEST(Implicit, shows_no_way_back_and_stops_when_the_visitor_has_seen_enough) {
    const Implicit line(
        0, [](int) { return false; },
        [](int place, auto show) {
            show(place - 1, 1);
            show(place + 1, 1);
            show(place + 2, 1);
        });
    std::vector<int> seen;
    const auto until = [&](int last) {
        return [&seen, last](const auto& hop, int child, Cost) {
            EXPECT_EQ(hop.to, child);
            seen.push_back(child);
            return child == last;
        };
    };
    EXPECT_FALSE(line.for_each_child(5, graph::Hop<int>{4, 5}, until(100)));
    EXPECT_THAT(seen, testing::ElementsAre(6, 7));
    seen.clear();
    EXPECT_TRUE(line.for_each_child(5, search::NoMove{}, until(6)));
    EXPECT_THAT(seen, testing::ElementsAre(4, 6));
}

}  // namespace

}  // namespace noyes::test
