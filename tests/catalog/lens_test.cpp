// What the lens shows of boards whose parts can be counted by hand.
#include <noyes/catalog/lens.hpp>

#include <noyes/catalog/codes.hpp>
#include <noyes/tiles/goal.hpp>
#include <noyes/tiles/solvability.hpp>

#include "boards.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace noyes::test {

namespace {

using catalog::Lens;
using testing::ElementsAre;
using testing::IsEmpty;
using testing::Pair;
using testing::SizeIs;
using testing::UnorderedElementsAre;
using tiles::Part;
using tiles::Why;

Lens look(const char* text, const char* heuristic, const char* goal = "blank-last") {
    const tiles::Board start = board(text);
    return *catalog::look_at(start, tiles::find_goal(goal)->board(start.extent()),
                             *catalog::parse_choice(heuristic));
}

std::vector<Part> parts(const Lens& lens, Why why) {
    std::vector<Part> found;
    for (const Part& part : lens.sides.front().sum) {
        if (part.why == why) found.push_back(part);
    }
    return found;
}

TEST(Lens, shows_the_distance_of_each_tile_and_never_of_the_blank) {
    const Lens lens = look("8 1 3 / 4 0 2 / 7 6 5", "manhattan");
    EXPECT_EQ(lens.estimate, 10);
    std::vector<std::pair<tiles::Tile, Cost>> distances;
    for (const Part& part : parts(lens, Why::distance)) {
        distances.emplace_back(part.tiles.front(), part.amount);
    }
    EXPECT_THAT(distances,
                UnorderedElementsAre(Pair(1, 1), Pair(2, 2), Pair(5, 2), Pair(6, 2), Pair(8, 3)));
}

TEST(Lens, of_three_tiles_in_reverse_removes_two) {
    const Lens lens = look("3 2 1 / 4 5 6 / 7 8 0", "linear-conflict");
    const auto conflicts = parts(lens, Why::row_conflict);
    ASSERT_THAT(conflicts, SizeIs(1));
    EXPECT_EQ(conflicts[0].amount, 4);
    EXPECT_EQ(conflicts[0].number, 0u);
    EXPECT_THAT(conflicts[0].tiles, SizeIs(2));
    EXPECT_THAT(conflicts[0].pairs, UnorderedElementsAre(Pair(3, 2), Pair(3, 1), Pair(2, 1)));
}

// 1 and 2 belong behind 3: it is enough that 3 leaves the row.
TEST(Lens, removes_the_fewest_tiles_not_one_for_each_pair) {
    const Lens lens = look("3 1 2 / 4 5 6 / 7 8 0", "linear-conflict");
    const auto conflicts = parts(lens, Why::row_conflict);
    ASSERT_THAT(conflicts, SizeIs(1));
    EXPECT_EQ(conflicts[0].amount, 2);
    EXPECT_THAT(conflicts[0].tiles, ElementsAre(3));
    EXPECT_THAT(conflicts[0].pairs, SizeIs(2));
}

TEST(Lens, sees_conflicts_in_columns_of_a_goal_with_other_names) {
    // The snail's last column is 3 4 5.
    const Lens lens = look("1 2 5 / 8 0 4 / 7 6 3", "linear-conflict", "snail");
    const auto conflicts = parts(lens, Why::column_conflict);
    ASSERT_THAT(conflicts, SizeIs(1));
    EXPECT_EQ(conflicts[0].number, 2u);
    EXPECT_THAT(conflicts[0].pairs, UnorderedElementsAre(Pair(5, 4), Pair(5, 3), Pair(4, 3)));
    EXPECT_EQ(conflicts[0].amount, 4);
}

// The board drawn in corners.hpp.
TEST(Lens, names_the_corner_that_drives_a_tile_out) {
    const Lens lens = look("5 2 0 / 4 1 3 / 7 8 6", "corner-tiles");
    const auto corners = parts(lens, Why::corner);
    ASSERT_THAT(corners, SizeIs(2));
    EXPECT_THAT(corners[0].tiles, ElementsAre(2));
    EXPECT_THAT(corners[1].tiles, ElementsAre(4));
    for (const Part& part : corners)
        EXPECT_EQ(std::pair(part.number, part.amount), std::pair(0u, 2));
}

// 6 and 8 are at home: whichever of them comes last has to leave first.
TEST(Lens, shows_every_end_and_its_detours) {
    const Lens lens = look("2 1 3 / 5 4 6 / 7 8 0", "last-move");
    const auto ends = parts(lens, Why::last_moves);
    ASSERT_THAT(ends, SizeIs(1));
    EXPECT_THAT(ends[0].pairs,
                UnorderedElementsAre(Pair(3, 6), Pair(5, 6), Pair(5, 8), Pair(7, 8)));
    EXPECT_THAT(ends[0].counts, SizeIs(4));
    EXPECT_EQ(ends[0].amount, 2 * static_cast<Cost>(*std::ranges::min_element(ends[0].counts)));
    EXPECT_FALSE(ends[0].tiles.empty());
}

TEST(Lens, counts_the_tiles_of_each_home_row) {
    // 5 and 2 have changed their rows.
    const Lens lens = look("1 5 3 / 4 2 6 / 7 8 0", "walking-distance");
    const auto rows = parts(lens, Why::rows_changed);
    ASSERT_THAT(rows, SizeIs(1));
    EXPECT_THAT(rows[0].counts, ElementsAre(2, 1, 0, 1, 2, 0, 0, 0, 2));
    const auto columns = parts(lens, Why::columns_changed);
    EXPECT_THAT(columns[0].counts, ElementsAre(3, 0, 0, 0, 3, 0, 0, 0, 2));
    EXPECT_EQ(columns[0].amount, 0);
    EXPECT_EQ(rows[0].amount, lens.estimate);
}

TEST(Lens, lists_the_inverted_pairs_that_decide_whether_a_board_can_be_solved) {
    const char* const text = "8 6 7 / 2 5 4 / 3 0 1";
    const Lens lens = look(text, "inversion-distance");
    const auto rows = parts(lens, Why::row_inversions);
    ASSERT_THAT(rows, SizeIs(1));
    const tiles::Board goal = tiles::find_goal("blank-last")->board({3, 3});
    EXPECT_EQ(rows[0].pairs, tiles::inverted_pairs(board(text), goal, 100));
    EXPECT_EQ(rows[0].number, 2u);
    EXPECT_EQ(rows[0].amount, (static_cast<Cost>(rows[0].pairs.size()) + 1) / 2);
}

TEST(Lens, shows_both_sides_of_a_pattern_database_where_there_is_a_mirror) {
    const Lens lens = look("8 6 7 / 2 5 4 / 3 0 1", "pdb:1.2.3.4-5.6.7.8");
    EXPECT_EQ(lens.heuristic, "pdb:1.2.3.4-5.6.7.8");
    ASSERT_THAT(lens.sides, SizeIs(2));
    for (const catalog::LensSide& side : lens.sides) EXPECT_THAT(side.sum, SizeIs(2));
    EXPECT_THAT(lens.sides[0].sum[0].tiles, ElementsAre(1, 2, 3, 4));
    EXPECT_THAT(lens.sides[1].sum[0].tiles, ElementsAre(1, 2, 4, 7));  // rows become columns
}

TEST(Lens, of_the_largest_of_several_shows_each) {
    const Lens lens = look("8 6 7 / 2 5 4 / 3 0 1", "max:hamming+manhattan");
    ASSERT_THAT(lens.sides, SizeIs(2));
    EXPECT_EQ(lens.sides[0].heuristic, "hamming");
    EXPECT_EQ(lens.sides[0].total, 8 - 1);  // 5 is at home
    EXPECT_EQ(lens.estimate, lens.sides[1].total);
}

TEST(Lens, of_a_solved_board_has_nothing_to_add) {
    EXPECT_THAT(look("1 2 3 / 4 5 6 / 7 8 0", "combined").sides.front().sum, IsEmpty());
}

TEST(Lens, says_what_it_cannot_look_at) {
    const tiles::Board small = board("1 2 3 / 4 5 6 / 7 8 0");
    const auto unknown = catalog::look_at(small, small, {.name = "crystal-ball"});
    EXPECT_EQ(unknown.error().code, catalog::code::unknown_heuristic);
    const tiles::Board large = tiles::find_goal("snake")->board({10, 11});
    const auto too_large = catalog::look_at(large, large, {.name = "manhattan"});
    EXPECT_EQ(too_large.error().code, catalog::code::lens_too_large);
}

TEST(TrueDistance, is_known_of_boards_up_to_nine_cells) {
    const tiles::Board goal = tiles::find_goal("blank-last")->board({3, 3});
    EXPECT_EQ(catalog::true_distance(board("8 6 7 / 2 5 4 / 3 0 1"), goal), 31);  // the farthest
    EXPECT_EQ(catalog::true_distance(goal, goal), 0);
    EXPECT_EQ(catalog::true_distance(board("1 2 3 / 4 5 6 / 8 7 0"), goal), std::nullopt);
    const tiles::Board large = tiles::find_goal("blank-last")->board({4, 4});
    EXPECT_EQ(catalog::true_distance(large, large), std::nullopt);
}

}  // namespace

}  // namespace noyes::test
