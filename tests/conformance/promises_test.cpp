// Searches with a weight keep the bound that they promise, and are A* where the weight says so.
#include <noyes/catalog/catalog.hpp>
#include <noyes/catalog/solve.hpp>
#include <noyes/tiles/goal.hpp>
#include <noyes/tiles/text.hpp>

#include "all_boards.hpp"

#include <gtest/gtest.h>

namespace noyes::test {

namespace {

using catalog::Choice;
using tiles::Board;

#ifdef NOYES_SANITIZED
constexpr std::size_t every = 4001;
#else
constexpr std::size_t every = 499;
#endif

catalog::Answer solve(const Board& board, const Board& goal, const Choice& algorithm) {
    const auto answer = catalog::solve(
        {.board = board, .goal = goal, .algorithm = algorithm, .heuristic = {"manhattan"}});
    EXPECT_TRUE(answer);
    return *answer;
}

class Promises : public testing::Test {
   protected:
    Board goal_ = tiles::find_goal("blank-last")->board({3, 3});
    AllBoards all_{goal_};

    void for_some_boards(auto check) const {
        for (std::size_t i = 0; i < all_.boards().size(); i += every) {
            const Board board = all_.board(all_.boards()[i].tiles);
            SCOPED_TRACE(tiles::to_line(board));
            check(board, all_.boards()[i].distance);
        }
    }

    void expect_a_star(const Choice& algorithm) const {
        for_some_boards([&](const Board& board, int distance) {
            const auto answer = solve(board, goal_, algorithm);
            const auto by_a_star = solve(board, goal_, {"astar"});
            EXPECT_EQ(answer.status, catalog::Status::optimal);
            EXPECT_EQ(answer.moves.size(), static_cast<std::size_t>(distance));
            EXPECT_EQ(answer.stats.expanded, by_a_star.stats.expanded);
            EXPECT_EQ(answer.stats.generated, by_a_star.stats.generated);
            EXPECT_EQ(answer.stats.reopened, 0u);
        });
    }

    void expect_at_most(double factor, const Choice& algorithm) const {
        for_some_boards([&](const Board& board, int distance) {
            const auto answer = solve(board, goal_, algorithm);
            EXPECT_LE(static_cast<double>(answer.moves.size()), factor * distance);
            EXPECT_LE(answer.lower_bound, distance);
            EXPECT_GE(answer.lower_bound * factor, static_cast<double>(answer.moves.size()));
        });
    }
};

TEST_F(Promises, weight_1_is_a_star) { expect_a_star({"weighted-astar", {{"weight", "1"}}}); }

TEST_F(Promises, bound_1_is_a_star) { expect_a_star({"bounded", {{"bound", "1"}}}); }

TEST_F(Promises, epsilon_0_is_a_star) { expect_a_star({"dynamic-astar", {{"epsilon", "0"}}}); }

TEST_F(Promises, lambda_and_big_lambda_0_are_a_star) {
    expect_a_star({"alpha-astar", {{"lambda", "0"}, {"Lambda", "0"}}});
}

TEST_F(Promises, a_weighted_way_is_at_most_the_weight_times_as_long) {
    expect_at_most(1.2, {"weighted-astar", {{"weight", "1.2"}}});
    expect_at_most(3, {"weighted-astar", {{"weight", "3"}}});
}

TEST_F(Promises, a_bounded_way_is_at_most_the_bound_times_as_long) {
    expect_at_most(1.2, {"bounded", {{"bound", "1.2"}}});
    expect_at_most(3, {"bounded", {{"bound", "3"}}});
}

TEST_F(Promises, a_dynamic_way_is_at_most_1_plus_epsilon_times_as_long) {
    expect_at_most(1.5, {"dynamic-astar", {{"epsilon", "0.5"}, {"depth", "30"}}});
    expect_at_most(4, {"dynamic-astar", {{"epsilon", "3"}, {"depth", "20"}}});
}

TEST_F(Promises, an_alpha_way_is_at_most_the_ratio_of_the_weights_times_as_long) {
    expect_at_most(2, {"alpha-astar", {{"lambda", "1"}, {"Lambda", "3"}}});
    expect_at_most(1.5, {"alpha-astar", {{"lambda", "0"}, {"Lambda", "0.5"}}});
}

// Reading "the state expanded before" as the parent itself would make Lambda dead.
TEST_F(Promises, big_lambda_changes_what_is_expanded) {
    std::uint64_t expanded = 0;
    std::uint64_t otherwise = 0;
    for_some_boards([&](const Board& board, int) {
        expanded += solve(board, goal_, {"alpha-astar", {{"Lambda", "0.2"}}}).stats.expanded;
        otherwise += solve(board, goal_, {"alpha-astar", {{"Lambda", "2"}}}).stats.expanded;
    });
    EXPECT_NE(expanded, otherwise);
}

TEST(Rule, lambda_must_not_exceed_big_lambda) {
    const Board board = tiles::find_goal("snail")->board({3, 3});
    const auto answer = catalog::solve(
        {.board = board, .goal = board, .algorithm = {"alpha-astar", {{"lambda", "6"}}}});
    ASSERT_FALSE(answer);
    EXPECT_EQ(answer.error().code, "options-disagree");
}

}  // namespace

}  // namespace noyes::test
