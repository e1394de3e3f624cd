// Heuristics against the true distances of whole components.
#include <noyes/blocks/heuristics/obstruction.hpp>
#include <noyes/blocks/heuristics/target_distance.hpp>
#include <noyes/blocks/replay.hpp>
#include <noyes/blocks/tell.hpp>
#include <noyes/blocks/width.hpp>
#include <noyes/search/a_star.hpp>
#include <noyes/search/ida_star.hpp>

#include "component.hpp"
#include "levels.hpp"

namespace noyes::blocks {
namespace {

// The largest estimate; infinite_cost if one is more than the true distance, or falls by more than
// one from a state to its neighbour.
template <class Heuristic, std::size_t Words>
Cost largest_estimate(const Heuristic& heuristic, const test::Component<Words>& component) {
    std::vector<Cost> estimates;
    for (std::size_t i = 0; i < component.size(); ++i) {
        estimates.push_back(heuristic.estimate(heuristic.evaluate(component.state(i))));
    }
    for (std::size_t i = 0; i < component.size(); ++i) {
        const bool is_solvable = component.to_goal(i) >= 0;
        if (is_solvable && estimates[i] > component.to_goal(i)) return infinite_cost;
        for (const std::size_t other : component.next(i)) {
            if (estimates[i] > 1 + estimates[other]) return infinite_cost;
        }
    }
    return *std::ranges::max_element(estimates);
}

void expect_all_promises_kept(const Level& level) {
    SCOPED_TRACE(level.id);
    for (const Metric metric : metrics) {
        with_puzzle(level, metric, [&]<std::size_t Words>(const Puzzle<Words>& puzzle) {
            const test::Component<Words> component(puzzle);
            const Cost alone = largest_estimate(TargetDistance<Words>(puzzle), component);
            const Cost all = largest_estimate(Obstruction<Words>(puzzle), component);
            EXPECT_GE(alone, 1);
            EXPECT_GE(all, alone);
            EXPECT_LT(all, infinite_cost);
        });
    }
}

TEST(BlockHeuristics, are_admissible_and_consistent_on_whole_components) {
    for (const char* id : {"hrd-01", "hrd-06", "hrd-34", "layton-01", "layton-06", "layton-12",
                           "rush-advanced", "bickford-4x4"})
        expect_all_promises_kept(test::level(id));
    // Two pieces with targets that stand in each other's way, one at home.
    expect_all_promises_kept(test::drawn("A.B.\n#.##", "A 0 3  B 0 2"));
    expect_all_promises_kept(test::drawn("AB..\n#.##", "A 0 3  B 0 1"));
}

TEST(BlockHeuristicsSlow, are_admissible_and_consistent_on_larger_components) {
    for (const char* id :
         {"layton-03", "layton-08", "layton-14", "layton-17", "layton-21", "gnome-bone"})
        expect_all_promises_kept(test::level(id));
}

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
