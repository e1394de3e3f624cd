// The Domain for small boards, beside the one for all.
#include <noyes/blocks/small_puzzle.hpp>

#include "wandering.hpp"

#include <set>

namespace noyes::blocks {
namespace {

using search::NoMove;

// Every child, told as a move of the user's.
std::multiset<std::string> told(const Level& level, const auto& puzzle) {
    std::multiset<std::string> moves;
    auto state = puzzle.start();
    puzzle.for_each_child(state, NoMove{}, [&](Slide slide, auto&, Cost) {
        moves.insert(to_text(tell(level, puzzle, std::array{slide})));
        return false;
    });
    return moves;
}

// How many children each child has that the move there does not make superfluous.
std::multiset<std::size_t> ways_on(const auto& puzzle) {
    std::multiset<std::size_t> counts;
    auto state = puzzle.start();
    puzzle.for_each_child(state, NoMove{}, [&](Slide slide, auto child, Cost) {
        std::size_t count = 0;
        puzzle.for_each_child(child, slide, [&](auto, auto&, Cost) {
            ++count;
            return false;
        });
        counts.insert(count);
        return false;
    });
    return counts;
}

RC_GTEST_PROP(SmallPuzzle, shows_the_same_moves_as_a_puzzle, ()) {
    const Level level = test::wandered(test::drawn_level(), *rc::gen::inRange(0, 40));
    const Metric metric = *rc::gen::elementOf(metrics);
    const auto small = SmallPuzzle::of(level, metric);
    RC_PRE(small.has_value());
    const Puzzle<1> puzzle(level, metric);
    RC_ASSERT(told(level, *small) == told(level, puzzle));
    RC_ASSERT(ways_on(*small) == ways_on(puzzle));
}

RC_GTEST_PROP(SmallPuzzle, unpacks_to_the_same_state_and_takes_moves_back, ()) {
    const Level level = test::wandered(test::drawn_level(), *rc::gen::inRange(0, 40));
    const auto small = SmallPuzzle::of(level, *rc::gen::elementOf(metrics));
    RC_PRE(small.has_value());
    const SmallPuzzle::State start = small->start();
    std::array<std::byte, SmallPuzzle::packed_size()> packed;
    small->for_each_child(start, NoMove{}, [&](Slide slide, const auto& child, Cost) {
        SmallPuzzle::State again;
        small->pack(child, packed.data());
        small->unpack(packed.data(), again);
        RC_ASSERT(again == child);
        RC_ASSERT(std::popcount(again.taken) == std::popcount(start.taken));
        SmallPuzzle::State back = child;
        small->retract(back, slide);
        RC_ASSERT(back == start);
        return false;
    });
}

// What a search of layers keeps of a move is as good as the move.
RC_GTEST_PROP(SmallPuzzle, leaves_out_the_same_by_a_clue_as_by_a_move, ()) {
    const Level level = test::wandered(test::drawn_level(), *rc::gen::inRange(0, 40));
    const auto small = SmallPuzzle::of(level, *rc::gen::elementOf(metrics));
    RC_PRE(small.has_value());
    std::array<std::byte, SmallPuzzle::packed_size()> packed;
    const auto keys = [&](const SmallPuzzle::State& state, auto last) {
        std::multiset<std::uint64_t> shown;
        small->for_each_child(state, last, [&](auto, const auto& child, Cost) {
            shown.insert(child.normal_key());
            return false;
        });
        return shown;
    };
    small->for_each_child(small->start(), NoMove{}, [&](auto step, const auto& child, Cost) {
        SmallPuzzle::State again;
        small->pack(child, packed.data());
        small->unpack(packed.data(), again);
        const search::Clue clue = small->clue(child, step);
        RC_ASSERT(clue == small->clue(child, Slide(step)));
        RC_ASSERT(keys(again, clue) == keys(child, Slide(step)));
        return false;
    });
}

TEST(SmallPuzzle, suits_every_level_of_4x5_and_none_of_more_than_64_places) {
    for (const Level& level : test::all_levels()) {
        if (level.extent == Extent{5, 4}) {
            EXPECT_TRUE(SmallPuzzle::of(level, Metric::moves)) << level.id;
        }
    }
    EXPECT_TRUE(SmallPuzzle::of(test::drawn("A.......\n........"), Metric::steps));
    // A piece of its own has 32 places, and one more has as many; with a third there are too many.
    const std::string four_rows = "........\n........\n........\n";
    EXPECT_TRUE(SmallPuzzle::of(test::drawn(four_rows + "A......B"), Metric::steps));
    EXPECT_FALSE(SmallPuzzle::of(test::drawn(four_rows + "A.CC...B"), Metric::steps));
    EXPECT_FALSE(SmallPuzzle::of(test::level("gnome-ithaca"), Metric::steps));
}

TEST(SmallPuzzle, never_reaches_a_target_that_walls_keep_away) {
    const auto small = SmallPuzzle::of(test::drawn("A#.\nB#.", "A 0 2"), Metric::moves);
    ASSERT_TRUE(small);
    EXPECT_FALSE(small->is_goal(small->start()));
}

}  // namespace
}  // namespace noyes::blocks
