// Every heuristic of the catalog is held to what it says of itself, on every board of the small
// sizes and for every home of the blank.
#include <noyes/catalog/catalog.hpp>
#include <noyes/catalog/engine.hpp>
#include <noyes/tiles/goal.hpp>
#include <noyes/tiles/text.hpp>

#include "distances.hpp"
#include "made.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <string>
#include <vector>

namespace noyes::test {

namespace {

using tiles::Board;
using tiles::Dynamic;
using tiles::Extent;

// The estimates of one heuristic for boards towards one goal, from scratch.
template <class Shape>
class Estimates {
   public:
    Estimates(const catalog::Heuristic& heuristic, const Board& goal)
        : renaming_(tiles::rename_for(goal)), heuristic_(made<Shape>(heuristic, goal)) {}

    Cost operator()(const Board& board) const {
        const tiles::Puzzle<Shape> puzzle(renaming_.homes, tiles::renamed(board, renaming_));
        return heuristic_.estimate(heuristic_.evaluate(puzzle.start()));
    }

   private:
    tiles::Renaming renaming_;
    catalog::AnyHeuristic<Shape> heuristic_;
};

std::vector<Cost> estimates_of_all(const catalog::Heuristic& heuristic, const Board& goal,
                                   const Distances& all) {
    return tiles::with_shape(goal.extent(), [&](auto shape) {
        const Estimates<decltype(shape)> estimate(heuristic, goal);
        std::vector<Cost> estimates;
        for (std::size_t i = 0; i < all.size(); ++i) estimates.push_back(estimate(all.board(i)));
        return estimates;
    });
}

int count_overestimates(const std::vector<Cost>& estimates, const Distances& all) {
    int count = 0;
    for (std::size_t i = 0; i < all.size(); ++i) count += estimates[i] > all.distance(i) ? 1 : 0;
    return count;
}

// Moves over which the estimate changes by more than the move costs.
int count_jumps(const std::vector<Cost>& estimates, const Distances& all) {
    int count = 0;
    for (std::size_t i = 0; i < all.size(); ++i) {
        all.for_each_neighbour_number(i, [&](std::uint32_t next) {
            if (estimates[next] > estimates[i] + 1) ++count;
        });
    }
    return count;
}

std::string name_of(Extent extent) {
    return std::to_string(extent.rows) + 'x' + std::to_string(extent.columns);
}

// Tiles in order and the blank in `home`.
Board in_order(Extent extent, tiles::Cell home) {
    std::vector<tiles::Tile> tiles(extent.cells());
    tiles::Tile next = 1;
    for (tiles::Cell cell = 0; cell < extent.cells(); ++cell) {
        tiles[cell] = cell == home ? 0 : next++;
    }
    return *Board::make(extent, tiles);
}

struct Target {
    Board goal;
    Distances all{goal};
};

std::vector<Target> make_targets(Extent extent) {
    std::vector<Target> targets;
    for (tiles::Cell home = 0; home < extent.cells(); ++home) {
#ifdef NOYES_SANITIZED
        if (extent.cells() == 9 && home != 1) continue;
#endif
        targets.push_back({in_order(extent, home)});
    }
    targets.push_back({tiles::find_goal("snail")->board(extent)});
    return targets;
}

// Searched once for all heuristics.
const std::vector<Target>& targets(Extent extent) {
    static std::map<std::string, std::vector<Target>> known;
    std::vector<Target>& found = known[name_of(extent)];
    if (found.empty()) found = make_targets(extent);
    return found;
}

std::size_t half_the_permutations(Extent extent) {
    std::size_t count = 1;
    for (std::uint32_t n = 3; n <= extent.cells(); ++n) count *= n;
    return count;
}

class EveryHeuristicOnAllBoards : public testing::TestWithParam<std::tuple<std::string, Extent>> {};

TEST_P(EveryHeuristicOnAllBoards, is_admissible_and_consistent_if_it_says_so) {
    const auto& [name, extent] = GetParam();
    const catalog::Heuristic& heuristic = *catalog::find_heuristic(name);
    if (!heuristic.fits(extent)) GTEST_SKIP() << "does not fit";
    for (const auto& [goal, all] : targets(extent)) {
        SCOPED_TRACE(tiles::to_line(goal));
        ASSERT_EQ(all.size(), half_the_permutations(extent));
        const std::vector<Cost> estimates = estimates_of_all(heuristic, goal, all);
        EXPECT_EQ(estimates[0], 0);
        if (heuristic.admissible) {
            EXPECT_EQ(count_overestimates(estimates, all), 0);
        }
        if (heuristic.consistent) {
            EXPECT_EQ(count_jumps(estimates, all), 0);
        }
        const Estimates<Dynamic> general(heuristic, goal);
        for (std::size_t i = 0; i < all.size(); i += 11) {
            ASSERT_EQ(estimates[i], general(all.board(i))) << "on the general shape, board " << i;
        }
    }
}

std::vector<std::string> heuristic_names() {
    std::vector<std::string> names;
    for (const auto& heuristic : catalog::heuristics()) names.emplace_back(heuristic.about.name);
    return names;
}

INSTANTIATE_TEST_SUITE_P(Catalog, EveryHeuristicOnAllBoards,
                         testing::Combine(testing::ValuesIn(heuristic_names()),
                                          testing::Values(Extent{2, 2}, Extent{2, 3}, Extent{3, 2},
                                                          Extent{2, 4}, Extent{4, 2},
                                                          Extent{3, 3})),
                         [](const auto& pair) {
                             std::string name = std::get<0>(pair.param);
                             std::ranges::replace(name, '-', '_');
                             return name + "_on_" + name_of(std::get<1>(pair.param));
                         });

TEST(Heuristics, that_promise_less_are_seen_to_keep_less) {
    const Board goal = tiles::find_goal("blank-last")->board({3, 3});
    const Distances all(goal);
    for (const catalog::Heuristic& heuristic : catalog::heuristics()) {
        SCOPED_TRACE(heuristic.about.name);
        if (heuristic.admissible && heuristic.consistent) continue;
        const std::vector<Cost> estimates = estimates_of_all(heuristic, goal, all);
        if (!heuristic.admissible) {
            EXPECT_GT(count_overestimates(estimates, all), 0);
        }
        if (!heuristic.consistent) {
            EXPECT_GT(count_jumps(estimates, all), 0);
        }
    }
}

}  // namespace

}  // namespace noyes::test
