#include <noyes/blocks/enumerate.hpp>

#include <noyes/blocks/text.hpp>

#include "levels.hpp"

#include <numeric>

namespace noyes::blocks {
namespace {

Enumeration all_of(const Level& level, Metric metric, std::size_t examples = 1) {
    noyes::Run run;
    return enumerate(level, metric, run, {.examples = examples});
}

// The number of configurations that can be reached in classic Klotski is published in many places.
TEST(BlockEnumeration, classic_klotski_has_25955_states_whatever_a_move_is) {
    for (const Metric metric : metrics) {
        const Enumeration found = all_of(test::level("hrd-01"), metric);
        EXPECT_EQ(found.states, 25'955u);
        EXPECT_EQ(std::accumulate(found.states_at.begin(), found.states_at.end(), 0u), 25'955u);
        EXPECT_EQ(found.states_at[0], 1u);
        EXPECT_FALSE(found.halt);
    }
}

// Two single cells among four, as a set: 6; the one with the target and the other: 12.
TEST(BlockEnumeration, counts_pieces_of_one_shape_as_interchangeable_unless_a_goal_names_them) {
    EXPECT_EQ(all_of(test::drawn("AB\n.."), Metric::steps).states, 12u);
    EXPECT_EQ(all_of(test::drawn("ABC..."), Metric::steps).states, 20u);    // in a row: C(6,3)
    EXPECT_EQ(all_of(test::drawn("ABC\n..."), Metric::steps).states, 60u);  // 6 * C(5,2)
}

TEST(BlockEnumeration, a_cell_alone_on_a_board_is_as_far_as_its_rows_and_columns) {
    const Enumeration steps = all_of(test::drawn("A..\n...\n..."), Metric::steps);
    EXPECT_EQ(steps.states_at, (std::vector<std::uint64_t>{1, 2, 3, 2, 1}));
    ASSERT_EQ(steps.farthest.size(), 1u);
    EXPECT_EQ(to_grid(steps.farthest[0]), "...\n...\n..A\n");
    const Enumeration straight = all_of(test::drawn("A..\n...\n..."), Metric::straight, 10);
    EXPECT_EQ(straight.states_at, (std::vector<std::uint64_t>{1, 4, 4}));
    EXPECT_EQ(straight.farthest.size(), 4u);
    EXPECT_EQ(all_of(test::drawn("A..\n...\n..."), Metric::moves).states_at,
              (std::vector<std::uint64_t>{1, 8}));
}

TEST(BlockEnumeration, ends_where_it_is_told_to) {
    noyes::Run run;
    std::vector<std::uint64_t> told;
    const Enumeration found = enumerate(
        test::drawn("A..\n...\n..."), Metric::steps, run,
        {.listener = [&](Cost, std::uint64_t states) { told.push_back(states); }, .last = 2});
    EXPECT_EQ(found.states_at, (std::vector<std::uint64_t>{1, 2, 3}));
    EXPECT_EQ(told, found.states_at);
    noyes::Run small(Limits{.memory = 100'000});
    const Enumeration cut = enumerate(test::level("hrd-01"), Metric::moves, small);
    EXPECT_EQ(cut.halt, Halt::memory_limit);
    EXPECT_LT(cut.states, 25'955u);
}

}  // namespace
}  // namespace noyes::blocks
