// Large pieces are led to the goal one after the other.
#include <noyes/blocks/large_first.hpp>

#include <noyes/base/random.hpp>
#include <noyes/blocks/replay.hpp>
#include <noyes/blocks/stage.hpp>

#include "levels.hpp"
#include "plain_search.hpp"

namespace noyes::blocks {
namespace {

using search::Outcome;

// k has to make room for A. Three cells are empty.
constexpr std::string_view lanes =
    "abckkde\n"
    "fghkkij\n"
    "AAlmno.\n"
    "AApqr..";

std::string names(const Level& level, const std::vector<std::size_t>& pieces) {
    std::string names;
    for (const std::size_t piece : pieces) names += level.pieces[piece].name;
    return names;
}

// 16 and 25 cells in Sunshine, where 10 are empty, 5 of them inside A; the others have 4 or fewer.
// The 85 beyond the gate are for A alone. Four and two cells in Klotski, where 2 are empty.
TEST(LargePieces, have_more_cells_than_are_empty) {
    const auto large = [](const Level& level) { return names(level, large_pieces(level)); };
    EXPECT_EQ(large(test::level("gnome-sunshine")), "Ako");
    EXPECT_EQ(large(test::level("hrd-01")), "A");
    EXPECT_EQ(large(test::drawn(lanes, "A 0 3")), "Ak");
    EXPECT_EQ(large(test::drawn("AA.\nAA.\nBB.")), "A");
    EXPECT_EQ(large(test::drawn("AA.\nAA.\n...")), "");
}

// The level after a step of a large piece, whoever stands in its way.
void go(Level& level, const LargeStep& step) {
    for (Cell& cell : level.pieces[step.piece].cells)
        cell = *neighbour(level.extent, cell, step.way);
}

void expect_plan(Level level) {
    const std::vector<std::size_t> large = large_pieces(level);
    noyes::Run run;
    const std::vector<LargeStep> plan = plan_of_large_pieces(level, run);
    ASSERT_FALSE(plan.empty());
    for (const LargeStep& step : plan) {
        go(level, step);
        for (const Cell cell : level.pieces[step.piece].cells) {
            EXPECT_TRUE(level.allows(step.piece, cell));
            for (const std::size_t other : large) {
                if (other == step.piece) continue;
                EXPECT_EQ(std::ranges::count(level.pieces[other].cells, cell), 0);
            }
        }
    }
    const Target& target = level.targets.front();
    EXPECT_EQ(corner_of(level.extent, level.pieces[target.piece].cells), target.corner);
    EXPECT_EQ(run.memory(), 0u);
}

TEST(PlanOfLargePieces, leads_them_to_the_goal_as_if_alone) {
    expect_plan(test::drawn(lanes, "A 0 3"));
    expect_plan(test::level("gnome-shark"));
    expect_plan(test::level("layton-24"));
}

TEST(PlanOfLargePiecesSlow, leads_them_through_sunshine) {
    expect_plan(test::level("gnome-sunshine"));
}

TEST(PlanOfLargePieces, is_none_where_there_is_nothing_to_plan) {
    const auto steps = [](std::string_view rows, std::string_view goal) {
        noyes::Run run;
        return plan_of_large_pieces(test::drawn(rows, goal), run).size();
    };
    EXPECT_EQ(steps("kkab\nkkcd\nAAe.\nAA..", "A 0 0"), 0u);    // each step of k or A makes a dam
    EXPECT_EQ(steps(lanes, "A 0 0"), 0u);                       // k is not in the way
    EXPECT_FALSE(can_be_planned(test::drawn(lanes, "a 0 3")));  // a small piece has to go there
    EXPECT_TRUE(can_be_planned(test::drawn(lanes, "A 0 3")));
    EXPECT_FALSE(can_be_planned(test::level("hrd-01")));  // nobody else is large
}

TEST(BodyOf, is_a_piece_with_what_it_encloses) {
    const Extent extent{5, 5};
    const std::vector<Cell> ring{1, 2, 3, 5, 9, 10, 14, 16, 17, 18};  // cell 15 is beside cell 10
    const std::vector<Cell> with_hole{1, 2, 3, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 16, 17, 18};
    EXPECT_EQ(body_of(extent, ring), with_hole);
    const std::vector<Cell> hook{0, 1, 2, 5, 10, 11};
    EXPECT_EQ(body_of(extent, hook), hook);
}

//   abcde      A goes up to cells 0 and 1, then to the right: cells 2 and 7 are its front, 10 and
//   11 AAfgh      are what it has left behind, and 3 and 8 are swept as well. AA.ij
TEST(StagesOf, tell_where_a_step_leads_and_what_was_left) {
    const Level tight = test::drawn("abcde\nAAfgh\nAA.ij", "A 0 1");
    const std::size_t large = large_pieces(tight).front();
    const std::vector<LargeStep> plan{
        {large, Direction::up}, {large, Direction::right}, {large, Direction::right}};
    const std::vector<Stage> stages = stages_of(tight, plan);
    ASSERT_EQ(stages.size(), 3u);
    EXPECT_EQ(stages[0].front, (std::vector<Cell>{0, 1}));
    EXPECT_EQ(stages[0].behind, (std::vector<Cell>{12}));  // what is empty at the start
    EXPECT_EQ(stages[1].front, (std::vector<Cell>{2, 7}));
    EXPECT_EQ(stages[1].behind, (std::vector<Cell>{10, 11}));
    EXPECT_EQ(std::ranges::count(stages[0].swept, true), 2);
    EXPECT_EQ(std::ranges::count(stages[1].swept, true), 4);
    EXPECT_FALSE(stages[1].open[0]);
    EXPECT_TRUE(stages[1].open[10]);
}

// Behind is below: A has just gone up, and the next step of it goes up as well.
//
//   #####
//   #...#      front: the three cells below the upper wall
//   #AAA.      what stands in the column on the right is a dam, if it fills it
//   #AAA.
//   #....      behind
TEST(Hindrance, counts_dams_and_ways_out) {
    const Stage stage{.step = {0, Direction::up},
                      .extent = {4, 4},
                      .open = {1, 1, 1, 1, 0, 0, 0, 1, 0, 0, 0, 1, 1, 1, 1, 1},
                      .front = {0, 1, 2},
                      .behind = {12, 13, 14},
                      .swept = {1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0}};
    const Shape standing{{0, 4}, 2, 1};
    const std::vector<Cost> dams = hindrance(std::span(&stage, 1), standing, {.dam = 10});
    EXPECT_EQ(dams[7], 10);   // in the column
    EXPECT_EQ(dams[3], 10);   // at its upper end
    EXPECT_EQ(dams[11], 10);  // at its lower end
    const Shape lying{{0, 1}, 1, 2};
    const std::vector<Cost> lie = hindrance(std::span(&stage, 1), lying, {.dam = 10});
    EXPECT_EQ(lie[12], 0);   // the way from cell 14 on is free
    EXPECT_EQ(lie[13], 10);  // cell 12 is cut off
    EXPECT_EQ(lie[14], 10);
    const Shape single{{0}, 1, 1};
    const std::vector<Cost> one = hindrance(std::span(&stage, 1), single, {.clear = 5, .dam = 10});
    EXPECT_EQ(one, std::vector<Cost>(16, 0));  // others flow round it, or push it on
}

TEST(LargeFirst, leads_all_of_them_to_the_goal) {
    const Level level = test::drawn(lanes, "A 0 3");
    noyes::Run run;
    const Shortest found = large_first(level, run);
    ASSERT_EQ(found.outcome, Outcome::solved);
    EXPECT_TRUE(leads_to_goal(level, found.path, Metric::steps));
    EXPECT_EQ(found.cost, static_cast<Cost>(found.path.size()));
    EXPECT_EQ(run.memory(), 0u);
}

// A has to get past k, or where k stands; two dominoes, single pieces, and three empty cells.
Level random_level(Random& random) {
    constexpr std::uint32_t rows = 4;
    constexpr std::uint32_t columns = 7;
    std::string grid(std::size_t{rows} * columns, '.');
    const auto put = [&](char name, std::uint32_t high, std::uint32_t wide, std::uint32_t column) {
        const auto row = random.below(rows - high + 1);
        for (std::uint32_t cell = 0; cell < high * wide; ++cell) {
            char& at = grid[(row + cell / wide) * columns + column + cell % wide];
            if (at == '.') at = name;
        }
    };
    put('A', 2, 2, 0);
    put('k', 2, 2, 2);
    put('B', 1, 2, 4);
    put('C', 2, 1, 6);
    char name = 'a';
    auto left = std::ranges::count(grid, '.') - 3;
    while (left > 0) {
        char& cell = grid[random.below(grid.size())];
        if (cell != '.') continue;
        if (name == 'k') ++name;
        cell = name++;
        --left;
    }
    std::string lines;
    for (std::size_t row = 0; row < rows; ++row)
        lines += grid.substr(row * columns, columns) + "\n";
    lines.pop_back();
    return test::drawn(lines, "A " + std::to_string(random.below(rows - 1)) + " " +
                                  std::to_string(2 + random.below(columns - 3)));
}

TEST(LargeFirst, finds_nothing_but_solutions) {
    Random random(6);
    int solved = 0;
    for (int i = 0; i < 10; ++i) {
        const Level level = random_level(random);
        noyes::Run run({.nodes = 20'000'000});
        const Shortest found = large_first(level, run);
        EXPECT_EQ(run.memory(), 0u);
        if (found.outcome != Outcome::solved) continue;
        ++solved;
        EXPECT_TRUE(leads_to_goal(level, found.path, Metric::steps)) << to_grid(level);
    }
    EXPECT_GT(solved, 2);
}

TEST(LargeFirst, ends_at_a_limit) {
    const Level& level = test::level("gnome-sunshine");
    noyes::Run run({.nodes = 100'000});
    EXPECT_EQ(large_first(level, run).outcome, Outcome::halted);
    EXPECT_EQ(run.halt(), Halt::node_limit);
    StopFlag stop;
    stop.raise();
    noyes::Run stopped({}, &stop);
    EXPECT_EQ(large_first(level, stopped).outcome, Outcome::halted);
    EXPECT_EQ(stopped.halt(), Halt::stopped);
    noyes::Run small({.memory = 10u << 20});
    EXPECT_EQ(large_first(level, small).outcome, Outcome::halted);
    EXPECT_EQ(small.halt(), Halt::memory_limit);
    EXPECT_EQ(small.memory(), 0u);
}

}  // namespace
}  // namespace noyes::blocks
