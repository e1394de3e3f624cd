#include <noyes/search/breadth_first.hpp>

#include <noyes/search/a_star.hpp>
#include <noyes/tiles/heuristics/manhattan.hpp>
#include <noyes/tiles/heuristics/zero.hpp>

#include "random_graph.hpp"

#include <gtest/gtest.h>

#include <map>
#include <numeric>

namespace noyes::test {

namespace {

using search::BreadthFirst;
using search::Outcome;
using tiles::Dynamic;

TEST(BreadthFirst, finds_the_fewest_steps_or_says_that_there_are_none) {
    Random random(1);
    int unreachable = 0;
    for (int i = 0; i < 300; ++i) {
        const Graph graph = RandomGraph{.least = 1, .most = 1}.draw(random);
        const Cost shortest = distances(graph)[graph.from];
        search::Unobserved nobody;
        noyes::Run run;
        const auto result = BreadthFirst::search(graph, no_estimates(graph), nobody, run, {});
        if (shortest == infinite_cost) {
            ++unreachable;
            EXPECT_EQ(result.outcome, Outcome::exhausted);
            continue;
        }
        ASSERT_EQ(result.outcome, Outcome::solved);
        EXPECT_EQ(result.cost, shortest);
        EXPECT_EQ(cost_of(graph, result.path), shortest);
    }
    EXPECT_GT(unreachable, 0);
}

// How many states were expanded at each distance from the start.
struct Layers : search::Unobserved {
    std::map<Cost, int> sizes;
    void expanded(const auto&, auto, search::Position position) { ++sizes[position.g]; }
};

// Two tiles of the goal exchanged: the goal is out of reach, so that every board of the other half
// is visited. Their distances are those from the goal, tiles 1 and 2 renamed.
template <class Algorithm, template <class> class Heuristic>
Layers visit_other_half(tiles::Extent extent) {
    std::vector<tiles::Tile> tiles(extent.cells());
    std::iota(tiles.begin(), tiles.end(), 1);
    tiles.back() = 0;
    std::swap(tiles[0], tiles[1]);
    const tiles::Homes homes{extent, extent.cells() - 1};
    Layers layers;
    noyes::Run run;
    const auto result = Algorithm::search(tiles::Puzzle<Dynamic>(homes, tiles),
                                          Heuristic<Dynamic>(homes), layers, run, {});
    EXPECT_EQ(result.outcome, Outcome::exhausted);
    return layers;
}

int all(const Layers& layers) {
    int sum = 0;
    for (const auto& [distance, size] : layers.sizes) sum += size;
    return sum;
}

TEST(BreadthFirst, visits_all_360_boards_of_2x3_the_farthest_21_moves_away) {
    const Layers layers = visit_other_half<BreadthFirst, tiles::Zero>({2, 3});
    EXPECT_EQ(all(layers), 360);
    EXPECT_EQ(layers.sizes.rbegin()->first, 21);
    EXPECT_EQ(layers.sizes.rbegin()->second, 1);
}

TEST(BreadthFirst, visits_all_181440_boards_of_3x3_two_of_them_31_moves_away) {
    const Layers layers = visit_other_half<BreadthFirst, tiles::Zero>({3, 3});
    EXPECT_EQ(all(layers), 181'440);
    EXPECT_EQ(layers.sizes.rbegin()->first, 31);
    EXPECT_EQ(layers.sizes.rbegin()->second, 2);
}

TEST(AStar, visits_each_of_the_181440_boards_of_3x3_once_by_a_shortest_path) {
    const Layers layers = visit_other_half<search::AStar, tiles::Manhattan>({3, 3});
    EXPECT_EQ(all(layers), 181'440);
    EXPECT_EQ(layers.sizes.rbegin()->first, 31);
    EXPECT_EQ(layers.sizes.rbegin()->second, 2);
}

}  // namespace

}  // namespace noyes::test
