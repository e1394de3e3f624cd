// Solutions that need not be the shortest: the estimate that leads to them, and what shortens them.
#include <noyes/blocks/shorten.hpp>

#include <noyes/blocks/replay.hpp>
#include <noyes/blocks/room.hpp>

#include "levels.hpp"

namespace noyes::blocks {
namespace {

// 1000 for each step to the target; then the steps that bring empty cells to where A goes next.
TEST(Room, counts_steps_to_the_target_and_what_clears_the_next_one) {
    const auto estimate = [](std::string_view rows, std::string_view goal) {
        const Level level = test::drawn(rows, goal);
        const Puzzle<1> puzzle(level, Metric::steps);
        return Room<1>(puzzle).evaluate(puzzle.start());
    };
    EXPECT_EQ(estimate("A..", "A 0 0"), 0);
    EXPECT_EQ(estimate("A..", "A 0 2"), 2000);
    EXPECT_EQ(estimate("AB.", "A 0 1"), 1001);   // B makes one step
    EXPECT_EQ(estimate("ABC.", "A 0 1"), 1002);  // C, then B
    EXPECT_EQ(estimate("ABB.", "A 0 1"), 1001);  // a long piece, once
    EXPECT_EQ(estimate("ABB.", "A 0 2"), 2001);
    EXPECT_GT(estimate("AB\nCD", "A 0 1"), 1100);  // there is no room at all
}

TEST(Shorten, finds_the_shortest_way_where_it_may_look_at_everything) {
    const Level level = test::drawn("A...\n....", "A 0 3");
    const auto detour = *parse_moves("A:D A:R A:U A:R A:D A:R A:U", level);
    noyes::Run run;
    const auto steps = shortened(level, detour, Metric::steps, 1000, run);
    EXPECT_EQ(steps.size(), 3u);
    EXPECT_TRUE(leads_to_goal(level, steps, Metric::steps));
    EXPECT_EQ(shortened(level, detour, Metric::moves, 1000, run).size(), 1u);
    EXPECT_EQ(shortened(level, detour, Metric::steps, 0, run), detour);
    EXPECT_EQ(run.memory(), 0u);
}

TEST(Shorten, leaves_moves_as_they_are_at_a_limit) {
    const Level level = test::drawn("A...\n....", "A 0 3");
    const auto detour = *parse_moves("A:D A:R A:U A:R A:D A:R A:U", level);
    noyes::Run run(Limits{.memory = 100});
    EXPECT_EQ(shortened(level, detour, Metric::steps, 1000, run), detour);
}

}  // namespace
}  // namespace noyes::blocks
