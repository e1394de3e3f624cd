// Every heuristic of the catalog is held to what it says of itself.
#include <noyes/base/random.hpp>
#include <noyes/catalog/catalog.hpp>
#include <noyes/catalog/engine.hpp>
#include <noyes/tiles/goal.hpp>
#include <noyes/tiles/shuffle.hpp>

#include "all_boards.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>

namespace noyes::test {

namespace {

using tiles::Board;
using tiles::Dynamic;
using tiles::Extent;

const AllBoards& all_8_puzzles(const std::string& goal) {
    static std::map<std::string, AllBoards> known;
    const auto found = known.find(goal);
    if (found != known.end()) return found->second;
    return known.emplace(goal, AllBoards(tiles::find_goal(goal)->board({3, 3}))).first->second;
}

// The estimates of one heuristic for boards towards one goal, from scratch.
template <class Shape>
class Estimates {
   public:
    Estimates(const catalog::Heuristic& heuristic, const Board& goal)
        : renaming_(tiles::rename_for(goal)),
          heuristic_(heuristic.engine->make<Shape>(renaming_.homes)) {}

    Cost operator()(const Board& board) const {
        const tiles::Puzzle<Shape> puzzle(renaming_.homes, tiles::renamed(board, renaming_));
        return heuristic_.estimate(heuristic_.evaluate(puzzle.start()));
    }

   private:
    tiles::Renaming renaming_;
    catalog::AnyHeuristic<Shape> heuristic_;
};

class EveryHeuristic : public testing::TestWithParam<std::tuple<std::string, std::string>> {
   protected:
    const catalog::Heuristic& heuristic() const {
        return *catalog::find_heuristic(std::get<0>(GetParam()));
    }
    const AllBoards& all() const { return all_8_puzzles(std::get<1>(GetParam())); }
    Board goal() const { return tiles::find_goal(std::get<1>(GetParam()))->board({3, 3}); }

    std::vector<Cost> estimates_of_all() const {
        const Estimates<tiles::Fixed<3, 3>> estimate(heuristic(), goal());
        std::vector<Cost> estimates;
        for (const Placed& placed : all().boards()) {
            estimates.push_back(estimate(all().board(placed.tiles)));
        }
        return estimates;
    }
};

using EveryHeuristicOnAll8Puzzles = EveryHeuristic;

TEST_P(EveryHeuristicOnAll8Puzzles, is_0_at_the_goal_and_admissible_if_it_says_so) {
    const std::vector<Cost> estimates = estimates_of_all();
    ASSERT_EQ(estimates.size(), 181'440u);
    EXPECT_EQ(estimates[0], 0);
    int overestimates = 0;
    for (std::size_t i = 0; i < estimates.size(); ++i) {
        if (estimates[i] > all().boards()[i].distance) ++overestimates;
    }
    EXPECT_EQ(overestimates == 0, heuristic().admissible) << overestimates << " overestimates";
}

TEST_P(EveryHeuristicOnAll8Puzzles, changes_by_at_most_a_move_if_it_is_consistent) {
    const std::vector<Cost> estimates = estimates_of_all();
    std::unordered_map<std::string, Cost> by_board;
    for (std::size_t i = 0; i < estimates.size(); ++i) {
        by_board.emplace(all().boards()[i].tiles, estimates[i]);
    }
    int jumps = 0;
    for (const auto& [tiles, estimate] : by_board) {
        for (const std::string& next : all().neighbours(tiles)) {
            if (by_board.at(next) > estimate + 1) ++jumps;
        }
    }
    EXPECT_EQ(jumps == 0, heuristic().consistent) << jumps << " jumps";
}

TEST_P(EveryHeuristicOnAll8Puzzles, says_the_same_on_the_fixed_and_on_the_general_shape) {
    const Estimates<tiles::Fixed<3, 3>> fixed(heuristic(), goal());
    const Estimates<Dynamic> general(heuristic(), goal());
    for (std::size_t i = 0; i < all().boards().size(); i += 11) {
        const Board board = all().board(all().boards()[i].tiles);
        ASSERT_EQ(fixed(board), general(board)) << i;
    }
}

std::vector<std::string> heuristic_names() {
    std::vector<std::string> names;
    for (const auto& heuristic : catalog::heuristics()) names.emplace_back(heuristic.about.name);
    return names;
}

std::string readable(const auto& pair) {
    std::string name = std::get<0>(pair.param) + "_" + std::get<1>(pair.param);
    std::ranges::replace(name, '-', '_');
    return name;
}

INSTANTIATE_TEST_SUITE_P(Catalog, EveryHeuristicOnAll8Puzzles,
                         testing::Combine(testing::ValuesIn(heuristic_names()),
                                          testing::Values("blank-last", "blank-first", "snail")),
                         [](const auto& pair) { return readable(pair); });

// One random walk on a shape; after each step the carried value must be the value from scratch.
template <class Shape>
void walk(const catalog::Heuristic& heuristic, const Board& goal, std::uint64_t seed) {
    Random random(seed);
    const tiles::Renaming renaming = tiles::rename_for(goal);
    const auto any = heuristic.engine->make<Shape>(renaming.homes);
    const Board start = tiles::random_board(goal, random);
    const tiles::Puzzle<Shape> puzzle(renaming.homes, tiles::renamed(start, renaming));
    auto state = puzzle.start();
    auto value = any.evaluate(state);
    for (int steps = 0; steps < 2000; ++steps) {
        const std::uint64_t wanted = random.below(4);
        bool gone = false;
        auto next_state = state;
        auto next_value = value;
        puzzle.for_each_child(state, search::NoMove{}, [&](auto step, auto& child, Cost) {
            if (static_cast<std::uint64_t>(step.direction()) != wanted) return false;
            next_value = any.advance(value, step, child);
            next_state = child;
            gone = true;
            return true;
        });
        if (!gone) continue;
        state = next_state;
        value = next_value;
        ASSERT_EQ(any.estimate(value), any.estimate(any.evaluate(state))) << "after " << steps;
    }
}

class EveryHeuristicOnWalks : public testing::TestWithParam<std::tuple<std::string, std::string>> {
};

TEST_P(EveryHeuristicOnWalks, advances_to_what_it_evaluates) {
    const auto& [name, goal_name] = GetParam();
    const catalog::Heuristic& heuristic = *catalog::find_heuristic(name);
    for (const Extent extent :
         {Extent{3, 3}, Extent{3, 5}, Extent{4, 4}, Extent{5, 5}, Extent{7, 4}, Extent{2, 9}}) {
        const Board goal = tiles::find_goal(goal_name)->board(extent);
        tiles::with_shape(extent, [&](auto shape) {
            walk<decltype(shape)>(heuristic, goal, 1);
            walk<Dynamic>(heuristic, goal, 2);
        });
    }
}

INSTANTIATE_TEST_SUITE_P(Catalog, EveryHeuristicOnWalks,
                         testing::Combine(testing::ValuesIn(heuristic_names()),
                                          testing::Values("blank-last", "blank-first", "snail",
                                                          "snake")),
                         [](const auto& pair) { return readable(pair); });

}  // namespace

}  // namespace noyes::test
