// Heuristics that say by how much f rises, on every step between two 8-puzzle boards.
#include <noyes/tiles/heuristics/linear_conflict.hpp>
#include <noyes/tiles/heuristics/manhattan.hpp>
#include <noyes/tiles/heuristics/walking_distance.hpp>
#include <noyes/tiles/puzzle.hpp>

#include <gtest/gtest.h>

#include <unordered_set>
#include <vector>

namespace noyes::tiles {
namespace {

using Shape = Fixed<3, 3>;

// Steps by which f = g + h neither stays nor rises by H::rise, over all boards that can be reached.
template <class H>
std::uint64_t other_steps(const Homes& homes) {
    std::vector<Tile> solved(9);
    for (Tile tile = 1; tile < 9; ++tile) solved[homes.of(tile)] = tile;
    const Puzzle<Shape> puzzle(homes, solved);
    const H heuristic(homes);
    std::vector<Puzzle<Shape>::State> boards{puzzle.start()};
    std::unordered_set<std::uint64_t> known{boards.front().bits};
    std::uint64_t others = 0;
    for (std::size_t i = 0; i < boards.size(); ++i) {
        auto board = boards[i];
        const auto value = heuristic.evaluate(board);
        puzzle.for_each_child(board, search::NoMove{}, [&](auto step, auto& child, Cost cost) {
            const auto next = heuristic.advance(value, step, child);
            const Cost rise = cost + heuristic.estimate(next) - heuristic.estimate(value);
            others += rise == 0 || rise == H::rise ? 0 : 1;
            if (known.insert(child.bits).second) boards.push_back(child);
            return false;
        });
    }
    EXPECT_EQ(boards.size(), 181'440u);
    return others;
}

template <class H>
class KnownRise : public testing::Test {};
using Heuristics = testing::Types<Manhattan<Shape>, LinearConflict<Shape>, WalkingDistance<Shape>>;
TYPED_TEST_SUITE(KnownRise, Heuristics);

TYPED_TEST(KnownRise, is_that_of_every_step_on_any_8_puzzle) {
    for (const Cell blank : {0u, 1u, 4u}) EXPECT_EQ(other_steps<TypeParam>({{3, 3}, blank}), 0u);
}

}  // namespace
}  // namespace noyes::tiles
