#include <noyes/search/largest.hpp>

#include <noyes/base/random.hpp>
#include <noyes/tiles/heuristics/combined.hpp>
#include <noyes/tiles/heuristics/inversion_distance.hpp>
#include <noyes/tiles/heuristics/last_move.hpp>

#include <gtest/gtest.h>

#include <algorithm>

namespace noyes::tiles {
namespace {

using Shape = Fixed<4, 4>;
using Any = search::AnyHeuristic<Puzzle<Shape>>;
using Largest = search::Largest<Puzzle<Shape>>;

class LargestOfThree : public testing::Test {
   protected:
    static Largest make(const Homes& homes) {
        std::vector<Any> parts;
        parts.emplace_back(Combined<Shape>(homes));
        parts.emplace_back(InversionDistance<Shape>(homes));
        parts.emplace_back(LastMove<Shape>(homes));
        return Largest(std::move(parts));
    }

    [[nodiscard]] Cost by_hand(const PackedBoard<Shape>& state) const {
        const Combined<Shape> combined(homes_);
        const InversionDistance<Shape> inversions(homes_);
        const LastMove<Shape> last(homes_);
        return std::max({combined.estimate(combined.evaluate(state)),
                         inversions.estimate(inversions.evaluate(state)),
                         last.estimate(last.evaluate(state))});
    }

    Homes homes_{.extent = {4, 4}, .blank = 15};
    Largest largest_ = make(homes_);
};

TEST_F(LargestOfThree, is_the_largest_at_every_step_of_a_walk) {
    const std::vector<Tile> home{1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 0};
    const Puzzle<Shape> puzzle(homes_, home);
    Random random(7);
    auto state = puzzle.start();
    auto value = largest_.evaluate(state);
    for (int i = 0; i < 2000; ++i) {
        const auto way = directions[random.below(4)];
        puzzle.for_each_child(state, search::NoMove{}, [&](Slide step, auto& child, Cost) {
            if (step.direction() != way) return false;
            value = largest_.advance(value, step, child);
            state = child;
            return true;
        });
        ASSERT_EQ(largest_.estimate(value), by_hand(state));
    }
}

TEST_F(LargestOfThree, is_consistent_only_if_all_are) {
    EXPECT_FALSE(largest_.is_consistent());  // corner tiles are not
    std::vector<Any> parts;
    parts.emplace_back(LastMove<Shape>(homes_));
    parts.emplace_back(InversionDistance<Shape>(homes_));
    EXPECT_TRUE(Largest(std::move(parts)).is_consistent());
}

}  // namespace
}  // namespace noyes::tiles
