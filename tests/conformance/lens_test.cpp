// Under the lens every heuristic of the catalog falls into parts that add up to what it says.
#include <noyes/catalog/lens.hpp>

#include <noyes/base/random.hpp>
#include <noyes/catalog/catalog.hpp>
#include <noyes/catalog/engine.hpp>
#include <noyes/tiles/goal.hpp>
#include <noyes/tiles/shuffle.hpp>
#include <noyes/tiles/text.hpp>

#include "made.hpp"

#include <gtest/gtest.h>

#include <algorithm>

namespace noyes::test {

namespace {

using tiles::Board;
using tiles::Extent;

#ifdef NOYES_SANITIZED
constexpr int boards_a_goal = 10;
#else
constexpr int boards_a_goal = 50;
#endif

// What the heuristic says on the shape that searches use, which shares nothing with the lens.
template <class Shape>
Cost estimate(const catalog::AnyHeuristic<Shape>& heuristic, const Board& board,
              const tiles::Renaming& renaming) {
    const tiles::Puzzle<Shape> puzzle(renaming.homes, tiles::renamed(board, renaming));
    return heuristic.estimate(heuristic.evaluate(puzzle.start()));
}

void expect_each_tile_once(const catalog::LensSide& side, tiles::Tile tiles) {
    std::vector<int> seen(tiles + 1);
    for (const tiles::Part& part : side.sum) {
        if (part.why != tiles::Why::pattern && part.why != tiles::Why::distance) continue;
        for (const tiles::Tile tile : part.tiles) EXPECT_EQ(++seen.at(tile), 1) << tile;
    }
}

void look_at_boards(const catalog::Heuristic& heuristic, const Board& goal) {
    tiles::with_shape(goal.extent(), [&](auto shape) {
        using Shape = decltype(shape);
        Random random(goal.extent().cells());
        const tiles::Renaming renaming = tiles::rename_for(goal);
        const auto any = made<Shape>(heuristic, goal);
        catalog::NoTables none;
        Run run;
        catalog::KeptTables tables(none, run, serial_executor());
        for (int i = 0; i < boards_a_goal; ++i) {
            const Board board = i == 0 ? goal : tiles::random_board(goal, random);
            SCOPED_TRACE(tiles::to_line(board));
            const auto lens =
                catalog::look_at(board, goal, {.name = std::string(heuristic.about.name)}, &tables);
            ASSERT_TRUE(lens);
            Cost largest = 0;
            for (const catalog::LensSide& side : lens->sides) {
                EXPECT_EQ(tiles::total(side.sum), side.total);
                expect_each_tile_once(side, goal.extent().cells() - 1);
                largest = std::max(largest, side.total);
            }
            ASSERT_EQ(lens->estimate, estimate(any, board, renaming));
            ASSERT_EQ(largest, lens->estimate);
        }
    });
}

class EveryHeuristicUnderTheLens
    : public testing::TestWithParam<std::tuple<std::string, std::string>> {};

// 50 boards, 6 sizes and 4 goals: 1,200 boards a heuristic.
TEST_P(EveryHeuristicUnderTheLens, adds_up_to_what_it_says) {
    const auto& [name, goal_name] = GetParam();
    const catalog::Heuristic& heuristic = *catalog::find_heuristic(name);
    for (const Extent extent :
         {Extent{2, 2}, Extent{2, 3}, Extent{3, 3}, Extent{4, 3}, Extent{4, 4}, Extent{6, 7}}) {
        SCOPED_TRACE(extent.cells());
        if (!heuristic.fits(extent)) continue;
        look_at_boards(heuristic, tiles::find_goal(goal_name)->board(extent));
    }
}

std::vector<std::string> heuristic_names() {
    std::vector<std::string> names;
    for (const auto& heuristic : catalog::heuristics()) names.emplace_back(heuristic.about.name);
    return names;
}

INSTANTIATE_TEST_SUITE_P(Catalog, EveryHeuristicUnderTheLens,
                         testing::Combine(testing::ValuesIn(heuristic_names()),
                                          testing::Values("blank-last", "blank-first", "snail",
                                                          "snake")),
                         [](const auto& pair) {
                             std::string name =
                                 std::get<0>(pair.param) + "_" + std::get<1>(pair.param);
                             std::ranges::replace(name, '-', '_');
                             return name;
                         });

TEST(Heuristics, all_explain_themselves) {
    const Board goal = tiles::find_goal("blank-last")->board({3, 3});
    const Board board = *tiles::parse_board("8 6 7 / 2 5 4 / 3 0 1");
    for (const auto& heuristic : catalog::heuristics()) {
        SCOPED_TRACE(heuristic.about.name);
        const auto lens =
            catalog::look_at(board, goal, {.name = std::string(heuristic.about.name)});
        ASSERT_TRUE(lens);
        for (const catalog::LensSide& side : lens->sides) {
            EXPECT_TRUE(std::ranges::none_of(
                side.sum, [](const auto& part) { return part.why == tiles::Why::whole; }));
        }
    }
}

}  // namespace

}  // namespace noyes::test
