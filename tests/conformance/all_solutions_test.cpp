// All shortest solutions, counted against the number of shortest ways that breadth-first search
// finds.
#include <noyes/catalog/catalog.hpp>
#include <noyes/catalog/solve.hpp>
#include <noyes/tiles/goal.hpp>

#include "all_boards.hpp"

#include <gtest/gtest.h>

#include <set>

namespace noyes::test {

namespace {

using tiles::Board;
using Path = std::vector<tiles::Direction>;

// ways[i]: in how many ways board i of `all` reaches the goal by a shortest path.
std::vector<std::uint64_t> count_ways(const AllBoards& all) {
    std::unordered_map<std::string, std::uint64_t> ways;
    std::vector<std::uint64_t> in_order;
    for (const Placed& placed : all.boards()) {
        std::uint64_t sum = placed.distance == 0 ? 1 : 0;
        for (const std::string& next : all.neighbours(placed.tiles)) {
            if (all.distance(next) == placed.distance - 1) sum += ways.at(next);
        }
        ways.emplace(placed.tiles, sum);
        in_order.push_back(sum);
    }
    return in_order;
}

TEST(AllSolutions, are_as_many_as_breadth_first_search_counts) {
    const Board goal = tiles::find_goal("snail")->board({3, 3});
    const AllBoards all(goal);
    const std::vector<std::uint64_t> ways = count_ways(all);
    for (std::size_t i = 0; i < all.boards().size(); i += i < 300 ? 1 : 997) {
        const Board board = all.board(all.boards()[i].tiles);
        std::set<Path> seen;
        const auto every = [&](std::span<const tiles::Direction> path) {
            seen.emplace(path.begin(), path.end());
            return true;
        };
        const auto answer = catalog::solve({.board = board, .goal = goal, .every = every});
        ASSERT_EQ(answer->status, catalog::Status::optimal);
        ASSERT_EQ(answer->solutions, ways[i]);
        ASSERT_EQ(seen.size(), ways[i]) << "no solution may come twice";
        ASSERT_TRUE(seen.contains(answer->moves));
        for (const Path& path : seen) {
            ASSERT_EQ(static_cast<int>(path.size()), all.boards()[i].distance);
        }
    }
}

TEST(AllSolutions, end_when_the_listener_has_enough) {
    const Board goal = tiles::find_goal("blank-last")->board({3, 3});
    const Board far = *Board::make({3, 3}, {8, 6, 7, 2, 5, 4, 3, 0, 1});  // 31 moves, many ways
    const auto once = [](std::span<const tiles::Direction>) { return false; };
    const auto answer = catalog::solve({.board = far, .goal = goal, .every = once});
    EXPECT_EQ(answer->solutions, 1u);
    EXPECT_EQ(answer->moves.size(), 31u);
}

TEST(AllSolutions, are_refused_by_algorithms_that_find_only_one) {
    const Board goal = tiles::find_goal("blank-last")->board({3, 3});
    const auto every = [](std::span<const tiles::Direction>) { return true; };
    for (const catalog::Algorithm& algorithm : catalog::algorithms()) {
        const auto answer = catalog::solve({.board = goal,
                                            .goal = goal,
                                            .algorithm = {std::string(algorithm.about.name)},
                                            .every = every});
        EXPECT_EQ(answer.has_value(), algorithm.can_find_all) << algorithm.about.name;
    }
}

}  // namespace

}  // namespace noyes::test
