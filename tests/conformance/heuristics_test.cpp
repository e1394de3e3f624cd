// Every heuristic of the catalog is held to what it says of itself, on every board of the small
// sizes and for every home of the blank.
#include <noyes/catalog/catalog.hpp>
#include <noyes/catalog/engine.hpp>
#include <noyes/tiles/goal.hpp>

#include "distances.hpp"

#include <gtest/gtest.h>

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

struct Target {
    std::string name;
    Board goal;
};

// Tiles in order and the blank in `home`.
Target in_order(Extent extent, tiles::Cell home) {
    std::vector<tiles::Tile> tiles(extent.cells());
    tiles::Tile next = 1;
    for (tiles::Cell cell = 0; cell < extent.cells(); ++cell)
        tiles[cell] = cell == home ? 0 : next++;
    const std::string size = std::to_string(extent.rows) + 'x' + std::to_string(extent.columns);
    return {size + "_with_the_blank_in_" + std::to_string(home), *Board::make(extent, tiles)};
}

std::vector<Target> targets() {
    std::vector<Target> all;
    for (const Extent extent :
         {Extent{2, 2}, Extent{2, 3}, Extent{3, 2}, Extent{2, 4}, Extent{4, 2}, Extent{3, 3}}) {
        for (tiles::Cell home = 0; home < extent.cells(); ++home) {
#ifdef NOYES_SANITIZED
            if (extent.cells() == 9 && home != 1) continue;
#endif
            all.push_back(in_order(extent, home));
        }
    }
    all.push_back({"3x3_snail", tiles::find_goal("snail")->board({3, 3})});
    return all;
}

std::size_t half_the_permutations(Extent extent) {
    std::size_t count = 1;
    for (std::uint32_t n = 3; n <= extent.cells(); ++n) count *= n;
    return count;
}

class EveryHeuristic : public testing::TestWithParam<Target> {};

TEST_P(EveryHeuristic, is_admissible_and_consistent_on_all_boards_if_it_says_so) {
    const Board& goal = GetParam().goal;
    const Distances all(goal);
    ASSERT_EQ(all.size(), half_the_permutations(goal.extent()));
    for (const catalog::Heuristic& heuristic : catalog::heuristics()) {
        SCOPED_TRACE(heuristic.about.name);
        if (!heuristic.fits(goal.extent())) continue;
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

INSTANTIATE_TEST_SUITE_P(Towards, EveryHeuristic, testing::ValuesIn(targets()),
                         [](const auto& target) { return target.param.name; });

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
