#include <noyes/game/board_setup.hpp>

#include <noyes/game/codes.hpp>
#include <noyes/tiles/codes.hpp>
#include <noyes/tiles/solvability.hpp>

#include "games.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>

namespace noyes::test {
namespace {

using game::BoardSetup;
using game::Fix;
namespace code = game::code;

BoardSetup setup_of(std::string_view text, std::string_view goal = "blank-last") {
    const auto cells = game::parse_cells(text).value();
    return {tiles::find_goal(goal)->board(cells.extent), cells};
}

std::vector<Code> codes(const BoardSetup& setup) {
    std::vector<Code> codes;
    for (const Error& problem : setup.problems()) codes.push_back(problem.code);
    return codes;
}

TEST(BoardSetup, has_nothing_against_a_board_that_can_be_solved) {
    const BoardSetup setup = setup_of("1 2 3 / 4 5 6 / 7 0 8");
    EXPECT_TRUE(setup.problems().empty());
    EXPECT_TRUE(setup.fixes().empty());
    EXPECT_EQ(setup.board().value(), board("123456708"));
}

TEST(BoardSetup, names_a_tile_that_stands_twice_and_the_one_that_is_missing) {
    BoardSetup setup = setup_of("1 2 3 / 4 5 5 / 7 8 0");
    const auto problems = setup.problems();
    ASSERT_EQ(problems.size(), 2u);
    EXPECT_EQ(problems[0].code, code::second_tile);
    EXPECT_EQ(problems[0].line, 2u);
    EXPECT_EQ(problems[0].column, 3u);
    EXPECT_EQ(problems[0].numbers, (std::array<std::int64_t, 3>{5, 2, 2}));
    EXPECT_EQ(problems[1].code, tiles::code::missing_tile);
    EXPECT_EQ(problems[1].numbers[0], 6);
    EXPECT_EQ(setup.board().error().code, code::second_tile);
    ASSERT_EQ(setup.fixes(), (std::vector<Fix>{{Fix::Kind::put, 5, 6}}));
    setup.apply(setup.fixes().front());
    EXPECT_EQ(setup.board().value(), board("123456780"));
}

TEST(BoardSetup, takes_the_largest_number_for_a_forgotten_blank) {
    const BoardSetup setup = setup_of("1 2 3 / 4 5 6 / 7 8 9");
    EXPECT_EQ(codes(setup), (std::vector<Code>{tiles::code::tile_too_large, code::absent_blank}));
    EXPECT_EQ(setup.fixes(), (std::vector<Fix>{{Fix::Kind::put, 8, 0}}));
    EXPECT_EQ(setup.fixes().front().said({3, 3}).code, code::fix_put_blank);
}

// Sam Loyd's puzzle of 1896: 14 and 15 exchanged.
TEST(BoardSetup, exchanges_14_and_15_of_sam_loyds_puzzle) {
    BoardSetup setup = setup_of("1 2 3 4 / 5 6 7 8 / 9 10 11 12 / 13 15 14 0");
    ASSERT_EQ(codes(setup), std::vector<Code>{code::odd_pairs_and_rows});
    EXPECT_EQ(setup.problems().front().numbers, (std::array<std::int64_t, 3>{1, 0, 0}));
    const Fix fix = setup.fixes().front();
    EXPECT_EQ(fix, (Fix{Fix::Kind::exchange, 13, 15, 14, 14}));
    EXPECT_EQ(fix.said({4, 4}).numbers, (std::array<std::int64_t, 3>{15, 14, 0}));
    setup.apply(fix);
    EXPECT_EQ(setup.board().value(), setup.goal());
}

TEST(BoardSetup, exchanges_the_last_tiles_of_the_goal_where_no_two_stand_for_each_other) {
    const BoardSetup setup = setup_of("2 3 4 / 1 5 6 / 7 8 0");
    EXPECT_EQ(codes(setup), std::vector<Code>{code::odd_pairs});
    EXPECT_EQ(setup.fixes(), (std::vector<Fix>{{Fix::Kind::exchange, 6, 7, 7, 8}}));
}

// 1 and 2 alone could not be solved: they are put the other way round.
TEST(BoardSetup, needs_no_exchange_where_two_tiles_are_put_anyway) {
    BoardSetup setup = setup_of("9 9 3 / 4 5 6 / 8 7 0");
    for (const Fix& fix : setup.fixes()) setup.apply(fix);
    EXPECT_EQ(setup.board().value(), board("2 1 3 / 4 5 6 / 8 7 0"));
}

TEST(BoardSetup, fills_an_empty_board_with_the_goal) {
    const TilePlay play = rules("snail", {3, 4});
    BoardSetup setup(play.goal());
    EXPECT_EQ(setup.problems().front().code, code::empty_cell);
    for (const Fix& fix : setup.fixes()) setup.apply(fix);
    EXPECT_EQ(setup.board().value(), play.goal());
}

TEST(BoardSetup, reads_texts_that_are_no_boards) {
    EXPECT_EQ(game::parse_cells("3\n1 2 3\n4 5 6\n7 7 0\n").value().extent, (tiles::Extent{3, 3}));
    EXPECT_EQ(game::parse_cells("1,1,2,0").value().extent, (tiles::Extent{2, 2}));
    EXPECT_EQ(game::parse_cells("123456780").value().contents[8], 0u);
    EXPECT_EQ(game::parse_cells("1 2 3 / 4 5").error().code, tiles::code::row_length);
    EXPECT_EQ(game::parse_cells("").error().code, tiles::code::empty_input);
    EXPECT_EQ(game::parse_cells("1 2 / 3 x y").error().code, tiles::code::not_a_number);
}

TEST(BoardSetup, of_a_million_cells_that_are_all_wrong_is_fixed_in_no_time) {
    BoardSetup setup(rules("snake", {1000, 1000}).goal());
    for (tiles::Cell cell = 0; cell < 1'000'000; ++cell) setup.put(cell, 7);
    EXPECT_EQ(setup.problems().size(), BoardSetup::most_problems);
    for (const Fix& fix : setup.fixes()) setup.apply(fix);
    EXPECT_TRUE(setup.board());
}

// Every cell may hold anything; what was right is left alone unless it cannot be solved.
RC_GTEST_PROP(BoardSetup, is_made_solvable_by_its_fixes_whatever_was_put_into_it, ()) {
    const auto side = rc::gen::inRange<std::uint32_t>(2, 6);
    const tiles::Extent extent{*side, *side};
    const auto goals = tiles::named_goals();
    BoardSetup setup(goals[*rc::gen::inRange<std::size_t>(0, goals.size())].board(extent));
    for (tiles::Cell cell = 0; cell < extent.cells(); ++cell) {
        const auto number = *rc::gen::inRange<std::uint32_t>(0, extent.cells() + 3);
        if (number < extent.cells() + 2) setup.put(cell, number);
    }
    const bool was_right = setup.problems().empty();
    const auto fixes = setup.fixes();
    RC_ASSERT(was_right == fixes.empty());
    for (const Fix& fix : fixes) setup.apply(fix);
    RC_ASSERT(setup.problems().empty());
    RC_ASSERT(solvability(setup.board().value(), setup.goal()).solvable);
    const auto exchanges = std::ranges::count(fixes, Fix::Kind::exchange, &Fix::kind);
    RC_ASSERT(exchanges <= 1);
}

}  // namespace
}  // namespace noyes::test
