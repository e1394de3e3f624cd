#include <noyes/game/lessons.hpp>

#include <noyes/game/codes.hpp>
#include <noyes/tiles/codes.hpp>

#include "games.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <set>

namespace noyes::test {
namespace {

using game::Lesson;
using game::Lessons;

// A row, its end, a column, its end, and the last 3x3: the goal's blank stands in the corner.
TEST(Lessons, of_the_15_puzzle_are_a_row_a_column_and_the_last_3x3) {
    const TilePlay play = rules("blank-last", {4, 4});
    Random random(3);
    const auto lessons = Lessons::of(play.scrambled(random), play.goal()).value();
    const auto all = lessons.lessons();
    ASSERT_EQ(all.size(), 5u);
    EXPECT_EQ(all[0].tiles.size(), 2u);
    EXPECT_EQ(all[1].tiles.size(), 2u);
    EXPECT_EQ(all[2].tiles.size() + all[3].tiles.size(), 3u);
    EXPECT_EQ(all[3].tiles.size(), 2u);
    EXPECT_EQ(all[4].tiles.size(), 8u);
    EXPECT_EQ(all[4].name.code, tiles::code::stage_rest);
    EXPECT_EQ(all[4].about.code, game::code::lesson_rest);
    EXPECT_EQ(all[4].about.numbers, (std::array<std::int64_t, 3>{3, 3, 0}));
}

TEST(Lessons, of_a_board_without_solution_or_time_do_not_exist) {
    const TilePlay play = rules("blank-last", {4, 4});
    const Board loyd = board("1 2 3 4 / 5 6 7 8 / 9 10 11 12 / 13 15 14 0");
    EXPECT_EQ(Lessons::of(loyd, play.goal()).error().code, game::code::no_solution);
    Random random(3);
    StopFlag stop;
    stop.raise();
    EXPECT_EQ(Lessons::of(play.scrambled(random), play.goal(), {}, &stop).error().code,
              game::code::lessons_halted);
}

TEST(Lessons, are_all_done_on_the_goal) {
    const TilePlay play = rules("snail", {4, 5});
    Random random(3);
    const auto lessons = Lessons::of(play.scrambled(random), play.goal()).value();
    EXPECT_EQ(lessons.done(play.goal()), lessons.lessons().size());
}

// On any board and goal: every tile is taught once, and after each lesson's steps it and all
// before it are done.
RC_GTEST_PROP(Lessons, bring_every_tile_home_one_lesson_after_the_other, ()) {
    const auto side = rc::gen::inRange<std::uint32_t>(2, 8);
    const tiles::Extent extent{*side, *side};
    const auto goals = tiles::named_goals();
    const TilePlay play(goals[*rc::gen::inRange<std::size_t>(0, goals.size())].board(extent));
    Random random(*rc::gen::arbitrary<std::uint64_t>());
    Board now = play.scrambled(random);
    const auto lessons = Lessons::of(now, play.goal());
    RC_ASSERT(lessons.has_value());
    std::multiset<tiles::Tile> taught;
    std::size_t given = 0;
    for (const Lesson& lesson : lessons->lessons()) {
        for (const Direction step : lesson.steps) RC_ASSERT(now.slide(step));
        RC_ASSERT(lessons->done(now) >= ++given);
        taught.insert(lesson.tiles.begin(), lesson.tiles.end());
    }
    RC_ASSERT(now == play.goal());
    RC_ASSERT(taught.size() == extent.cells() - 1);
    RC_ASSERT(std::ranges::adjacent_find(taught) == taught.end());
    RC_ASSERT(!taught.contains(0));
}

}  // namespace
}  // namespace noyes::test
