#include <noyes/catalog/expansions.hpp>

#include <noyes/catalog/codes.hpp>
#include <noyes/tiles/goal.hpp>
#include <noyes/tiles/text.hpp>

#include <gtest/gtest.h>

#include <numeric>

namespace noyes::catalog {
namespace {

const tiles::Board goal = *tiles::parse_board("1 2 3 / 4 5 6 / 7 8 0");
const tiles::Board board = *tiles::parse_board("5 3 6 / 4 0 7 / 1 8 2");  // 22 moves, of a study

Expansions watched(const char* algorithm, const char* heuristic = "manhattan") {
    return *watch_expansions({.board = board,
                              .goal = goal,
                              .algorithm = *parse_choice(algorithm),
                              .heuristic = {heuristic}});
}

std::uint64_t sum(const Area& area) {
    std::uint64_t all = 0;
    for (const auto& row : area) all = std::accumulate(row.begin(), row.end(), all);
    return all;
}

TEST(Expansions, are_as_many_as_the_search_counts_and_the_same_as_unwatched) {
    for (const char* algorithm : {"uniform", "astar", "weighted-astar:weight=2", "greedy"}) {
        const Expansions seen = watched(algorithm);
        const auto plain = solve({.board = board,
                                  .goal = goal,
                                  .algorithm = *parse_choice(algorithm),
                                  .heuristic = {"manhattan"}});
        EXPECT_EQ(seen.answer.stats.expanded, plain->stats.expanded) << algorithm;
        EXPECT_EQ(seen.answer.moves, plain->moves) << algorithm;
        EXPECT_EQ(sum(seen.expanded), plain->stats.expanded) << algorithm;
        std::uint64_t states = 0;
        for (const Contour& contour : seen.contours) states += contour.states;
        EXPECT_EQ(states, plain->stats.expanded) << algorithm;
    }
}

TEST(Expansions, lie_among_all_181440_boards) {
    const Expansions seen = watched("uniform");
    EXPECT_EQ(sum(seen.boards), 181'440u);
    EXPECT_EQ(seen.boards[0][22], 1u);  // the start
    EXPECT_EQ(seen.boards[22][0], 1u);  // the goal
    for (std::size_t from = 0; from < seen.boards.size(); ++from) {
        for (std::size_t to = 0; to < seen.boards[from].size(); ++to)
            EXPECT_LE(seen.expanded[from][to], seen.boards[from][to]);
    }
}

TEST(Expansions, of_uniform_cost_are_a_disc_around_the_start) {
    const Expansions seen = watched("uniform");
    for (std::size_t from = 0; from < 22; ++from)
        EXPECT_EQ(seen.expanded[from], seen.boards[from]) << from;
    for (std::size_t from = 23; from < seen.expanded.size(); ++from)
        EXPECT_EQ(std::accumulate(seen.expanded[from].begin(), seen.expanded[from].end(), 0ull),
                  0u);
}

// Hart, Nilsson and Raphael: A* expands all states with f below the optimum, none above it.
TEST(Expansions, of_a_star_stay_below_the_contour_of_the_optimum) {
    for (const Contour& contour : watched("astar").contours) EXPECT_LE(contour.g + contour.h, 22);
}

TEST(Expansions, by_a_star_take_one_contour_after_the_other) {
    const Expansions seen = watched("astar");
    for (const Contour& one : seen.contours) {
        for (const Contour& other : seen.contours) {
            if (one.g + one.h < other.g + other.h) {
                EXPECT_LT(one.last, other.first);
            }
        }
    }
}

TEST(Expansions, have_no_area_where_distances_are_not_known) {
    const auto seen = watch_expansions({.board = *tiles::parse_board("123456789ABCDE0F"),
                                        .goal = *tiles::parse_board("123456789ABCDEF0"),
                                        .algorithm = {"astar"}});
    ASSERT_TRUE(seen);
    EXPECT_TRUE(seen->expanded.empty());
    EXPECT_EQ(seen->contours.size(), 1u);
}

TEST(Expansions, of_a_board_that_cannot_be_solved_are_none) {
    const auto seen = watch_expansions({.board = *tiles::parse_board("1 2 3 / 4 5 6 / 8 7 0"),
                                        .goal = goal,
                                        .algorithm = {"astar"}});
    ASSERT_TRUE(seen);
    EXPECT_EQ(seen->answer.status, Status::unsolvable);
    EXPECT_TRUE(seen->contours.empty() && seen->expanded.empty());
}

TEST(Expansions, need_a_goal_of_the_same_size) {
    const auto seen = watch_expansions(
        {.board = board, .goal = *tiles::parse_board("1 2 3 / 4 5 0"), .algorithm = {"astar"}});
    ASSERT_FALSE(seen);
    EXPECT_EQ(seen.error().code, code::different_sizes);
}

}  // namespace
}  // namespace noyes::catalog
