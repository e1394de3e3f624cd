// New levels: as far from their goals as they say, the same for the same seed, and all different.
#include <noyes/blocks/make_level.hpp>

#include <noyes/blocks/arrange.hpp>
#include <noyes/blocks/text.hpp>

#include "levels.hpp"
#include "plain_search.hpp"

#include <rapidcheck/gtest.h>

namespace noyes::blocks {
namespace {

std::optional<Level> made(const LevelWish& wish, std::uint64_t seed) {
    noyes::Run run;
    return LevelMaker(wish, seed).next(run);
}

// The search of this test itself: published lengths, and a level without a solution.
TEST(PlainSearch, finds_published_lengths) {
    const Level& level = test::level("hrd-01");
    EXPECT_EQ(test::PlainSearch(level, Metric::moves)(), 81);
    EXPECT_EQ(test::PlainSearch(level, Metric::straight)(), 90);
    EXPECT_EQ(test::PlainSearch(level, Metric::steps)(), 116);
    EXPECT_EQ(test::PlainSearch(test::drawn("BA."), Metric::moves)(), std::nullopt);
}

RC_GTEST_PROP(LevelMaker, writes_the_length_of_the_shortest_solution_to_each_level, ()) {
    LevelWish wish;
    wish.extent = *rc::gen::element(Extent{3, 3}, Extent{4, 3}, Extent{4, 4}, Extent{3, 5});
    wish.rule = wish.extent.rows == 4 && *rc::gen::arbitrary<bool>() ? Rule::rush : Rule::free;
    if (wish.rule == Rule::rush) wish.extent.columns = 4;
    wish.metric = *rc::gen::elementOf(std::vector(metrics.begin(), metrics.end()));
    wish.least = 2;
    if (*rc::gen::arbitrary<bool>()) wish.pick = LevelWish::Pick::farthest;
    const auto level = made(wish, *rc::gen::arbitrary<std::uint64_t>());
    RC_ASSERT(level);
    const auto again = parse_level(to_text(*level));
    RC_ASSERT(again);
    RC_ASSERT(*again == *level);
    const auto known = level->known[index(wish.metric)];
    RC_ASSERT(known && known->length && *known->length >= 2);
    RC_ASSERT(test::PlainSearch(*again, wish.metric)() == known->length);
}

TEST(LevelMaker, makes_klotski_and_rush_hour_boards_of_the_wanted_length) {
    const LevelWish klotski{.metric = Metric::steps, .least = 40, .most = 60};
    const LevelWish rush{.extent = {6, 6}, .rule = Rule::rush, .least = 8, .most = 12};
    for (const LevelWish& wish : {klotski, rush}) {
        const auto level = made(wish, 5);
        ASSERT_TRUE(level);
        const auto length = test::PlainSearch(*level, wish.metric)();
        EXPECT_EQ(length, level->known[index(wish.metric)]->length);
        EXPECT_GE(length, wish.least);
        EXPECT_LE(length, wish.most);
        EXPECT_TRUE(wish.rule == Rule::rush ? to_rush(*level) : to_klotski(*level));
    }
}

TEST(LevelMaker, makes_the_same_levels_from_the_same_seed_and_never_one_twice) {
    const LevelWish wish{.extent = {4, 4}, .least = 5, .most = 20};
    LevelMaker maker(wish, 11);
    LevelMaker other(wish, 11);
    std::set<std::string> grids;
    for (int i = 0; i < 50; ++i) {
        noyes::Run run;
        const auto level = maker.next(run);
        ASSERT_TRUE(level);
        EXPECT_EQ(other.next(run), level);
        EXPECT_TRUE(grids.insert(to_grid(*level)).second);
    }
    EXPECT_NE(to_grid(*made(wish, 12)), *grids.begin());
}

// On 3x3 a 2x2 block, seven other cells and two of them empty: nothing is as far as 100 moves.
TEST(LevelMaker, gives_up_what_is_nowhere_and_tells_the_farthest) {
    LevelMaker maker({.extent = {3, 3}, .least = 100, .most_tries = 500}, 1);
    noyes::Run run;
    EXPECT_EQ(maker.next(run), std::nullopt);
    EXPECT_EQ(run.halt(), std::nullopt);
    EXPECT_EQ(maker.tries(), 500u);
    EXPECT_GT(maker.farthest(), 0);
    EXPECT_TRUE(made({.extent = {3, 3}, .least = maker.farthest()}, 1));
}

TEST(LevelMaker, keeps_to_its_limits) {
    const LevelWish wish{.least = 1000};
    StopFlag stop;
    stop.raise();
    noyes::Run stopped({}, &stop);
    EXPECT_EQ(LevelMaker(wish, 1).next(stopped), std::nullopt);
    EXPECT_EQ(stopped.halt(), Halt::stopped);
    noyes::Run few(Limits{.nodes = 5000});
    EXPECT_EQ(LevelMaker(wish, 1).next(few), std::nullopt);
    EXPECT_EQ(few.halt(), Halt::node_limit);
    noyes::Run small(Limits{.memory = 20'000});
    EXPECT_EQ(LevelMaker(wish, 1).next(small), std::nullopt);
    EXPECT_EQ(small.halt(), Halt::memory_limit);
    EXPECT_LE(small.peak_memory(), 20'000u);
    EXPECT_EQ(small.memory(), 0u);
}

TEST(Arrange, fills_every_possible_board) {
    Random random(3);
    for (std::uint32_t rows = 1; rows <= 12; ++rows) {
        for (std::uint32_t columns = 1; columns <= 12; ++columns) {
            for (const Rule rule : {Rule::free, Rule::rush}) {
                if (!can_be_arranged({rows, columns}, rule)) continue;
                const Level level = with_names_in_order(arranged({rows, columns}, rule, random));
                const auto again = parse_level(to_text(level));
                ASSERT_TRUE(again) << to_text(level);
                EXPECT_EQ(*again, level) << to_text(level);
            }
        }
    }
}

}  // namespace
}  // namespace noyes::blocks
