// Estimates of small boards, counted by hand, and searches that they lead. Whether they keep their
// promises is a matter of tests/conformance.
#include <noyes/blocks/heuristics/obstruction.hpp>
#include <noyes/blocks/heuristics/target_distance.hpp>
#include <noyes/blocks/replay.hpp>
#include <noyes/blocks/tell.hpp>
#include <noyes/blocks/width.hpp>
#include <noyes/search/a_star.hpp>
#include <noyes/search/ida_star.hpp>

#include "levels.hpp"

namespace noyes::blocks {
namespace {

// A in a corridor behind B and C: both stand where A has to pass.
TEST(Obstruction, counts_the_pieces_that_stand_in_the_only_way) {
    const Level level = test::drawn("A.BC..\n##..##", "A 0 5");
    const Puzzle<1> puzzle(level, Metric::steps);
    EXPECT_EQ(TargetDistance<1>(puzzle).evaluate(puzzle.start()), 5);
    EXPECT_EQ(Obstruction<1>(puzzle).evaluate(puzzle.start()), 5 + 2);
    const Puzzle<1> moves(level, Metric::moves);
    EXPECT_EQ(Obstruction<1>(moves).evaluate(moves.start()), 1 + 2);
}

TEST(TargetDistance, counts_corners_as_straight_moves) {
    const Level level = test::drawn("A..\n##.\n...", "A 2 0");
    const Puzzle<1> straight(level, Metric::straight);
    EXPECT_EQ(TargetDistance<1>(straight).evaluate(straight.start()), 3);
    const Puzzle<1> steps(level, Metric::steps);
    EXPECT_EQ(TargetDistance<1>(steps).evaluate(steps.start()), 6);
}

template <class Algorithm>
void expect_length(const Level& level, Metric metric) {
    with_puzzle(level, metric, [&]<std::size_t Words>(const Puzzle<Words>& puzzle) {
        search::Unobserved nobody;
        noyes::Run run;
        const auto found = Algorithm::search(puzzle, Obstruction<Words>(puzzle), nobody, run, {});
        ASSERT_EQ(found.outcome, search::Outcome::solved) << level.id;
        EXPECT_EQ(found.cost, *level.known[index(metric)]->length) << level.id;
        EXPECT_TRUE(leads_to_goal(level, tell(level, puzzle, found.path), metric)) << level.id;
    });
}

// The general searches use the stored moves, the mirror and what follows a move of the same piece.
TEST(BlockHeuristics, lead_general_searches_to_shortest_solutions) {
    for (const char* id : {"hrd-01", "hrd-06", "hrd-33", "century", "layton-01", "layton-06",
                           "layton-11", "rush-fogleman-readme", "bickford-4x4", "gnome-bone"}) {
        for (const Metric metric : metrics) expect_length<search::AStar>(test::level(id), metric);
    }
    for (const Metric metric : metrics)
        expect_length<search::IdaStar>(test::level("rush-beginner"), metric);
}

}  // namespace
}  // namespace noyes::blocks
