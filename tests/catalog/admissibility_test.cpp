// The well-known mistakes, with the numbers of boards that docs/theory.md quotes.
#include <noyes/catalog/admissibility.hpp>

#include <noyes/catalog/catalog.hpp>
#include <noyes/catalog/codes.hpp>
#include <noyes/catalog/solve.hpp>
#include <noyes/tiles/goal.hpp>

#include <gtest/gtest.h>

#include <algorithm>

namespace noyes::catalog {
namespace {

tiles::Board goal_of(const char* name, tiles::Extent extent = {3, 3}) {
    return tiles::find_goal(name)->board(extent);
}

Admissibility verdict(const std::string& heuristic, const tiles::Board& goal) {
    return *check_admissibility({heuristic}, goal);
}

struct Mistake {
    const char* heuristic;
    std::uint64_t overestimated;
};

class Mistakes : public testing::TestWithParam<Mistake> {};

TEST_P(Mistakes, overestimate_as_many_8_puzzles_as_is_known) {
    for (const char* goal : {"blank-last", "blank-first"}) {
        const Admissibility found = verdict(GetParam().heuristic, goal_of(goal));
        EXPECT_EQ(found.boards, 181'440u);
        EXPECT_EQ(found.overestimated, GetParam().overestimated) << goal;
        EXPECT_FALSE(found.says_admissible);
        ASSERT_TRUE(found.worst);
        EXPECT_GT(found.worst->estimate, found.worst->distance);
    }
}

TEST_P(Mistakes, make_a_star_miss_the_optimum_and_nobody_calls_that_optimal) {
    const tiles::Board goal = goal_of("blank-last");
    const Admissibility found = verdict(GetParam().heuristic, goal);
    ASSERT_GT(found.starts_tried, 0u);
    // Counting the blank overestimates most boards by one alone, which A* does not even notice.
    if (GetParam().heuristic == std::string("naive-manhattan") && !found.loss) return;
    ASSERT_TRUE(found.loss);
    EXPECT_GT(found.loss->found, found.loss->shortest);
    const auto ask = [&](const char* algorithm, const char* heuristic) {
        return *solve({.board = found.loss->board,
                       .goal = goal,
                       .algorithm = {algorithm},
                       .heuristic = {heuristic}});
    };
    const Answer wrong = ask("astar", GetParam().heuristic);
    EXPECT_EQ(wrong.status, Status::solved);
    EXPECT_EQ(static_cast<Cost>(wrong.moves.size()), found.loss->found);
    EXPECT_LE(wrong.lower_bound, found.loss->shortest);
    EXPECT_EQ(static_cast<Cost>(ask("bfs", "auto").moves.size()), found.loss->shortest);
}

INSTANTIATE_TEST_SUITE_P(WellKnown, Mistakes,
                         testing::Values(Mistake{"naive-manhattan", 4650},
                                         Mistake{"naive-conflict", 7},
                                         Mistake{"naive-corners", 482},
                                         Mistake{"naive-last-move", 1560}),
                         [](const auto& one) {
                             std::string name = one.param.heuristic;
                             std::ranges::replace(name, '-', '_');
                             return name;
                         });

TEST(Admissibility, is_confirmed_of_all_that_claim_it_on_rectangles_too) {
    for (const tiles::Extent extent : {tiles::Extent{2, 3}, tiles::Extent{2, 4}}) {
        for (const Heuristic& heuristic : heuristics()) {
            if (!heuristic.admissible || !heuristic.fits(extent)) continue;
            const Admissibility found =
                verdict(std::string(heuristic.about.name), goal_of("blank-last", extent));
            EXPECT_EQ(found.overestimated, 0u) << heuristic.about.name;
            EXPECT_FALSE(found.worst || found.loss) << heuristic.about.name;
            EXPECT_TRUE(found.says_admissible);
        }
    }
}

TEST(Admissibility, counts_every_board_once_by_distance_and_estimate) {
    const Admissibility found = verdict("zero", goal_of("blank-last"));
    ASSERT_EQ(found.counts.size(), 32u);  // 31 moves at the most
    EXPECT_EQ(found.counts[0], std::vector<std::uint64_t>{1});
    EXPECT_EQ(found.counts[31], std::vector<std::uint64_t>{2});  // from two boards
    std::uint64_t sum = 0;
    for (const auto& row : found.counts) sum += row.at(0);
    EXPECT_EQ(sum, 181'440u);
}

TEST(Admissibility, of_an_unknown_heuristic_is_an_error) {
    const auto found = check_admissibility({"nobody"}, goal_of("blank-last"));
    ASSERT_FALSE(found);
    EXPECT_EQ(found.error().code, code::unknown_heuristic);
}

TEST(Mistakes, are_told_in_no_list_of_what_is_surely_needed) {
    const tiles::Board goal = goal_of("blank-last");
    for (const Reading& reading : readings(goal, goal))
        EXPECT_TRUE(find_heuristic(reading.heuristic)->admissible) << reading.heuristic;
}

TEST(Mistakes, cannot_tell_all_shortest_solutions) {
    const tiles::Board goal = goal_of("blank-last");
    const auto answer = solve({.board = goal,
                               .goal = goal,
                               .algorithm = {"ida"},
                               .heuristic = {"naive-corners"},
                               .every = [](auto) { return true; }});
    ASSERT_FALSE(answer);
    EXPECT_EQ(answer.error().code, code::all_not_admissible);
}

// A search for the farthest 15-puzzle that counts the blank: its bound would be no proof.
TEST(Mistakes, prove_no_bound_while_they_search) {
    const tiles::Board goal = goal_of("blank-last", {4, 4});
    const auto board =
        *tiles::Board::make({4, 4}, {0, 12, 9, 13, 15, 11, 10, 14, 3, 7, 2, 5, 4, 8, 6, 1});
    Cost told = -1;
    const auto answer = solve({.board = board,
                               .goal = goal,
                               .algorithm = {"ida"},
                               .heuristic = {"naive-manhattan"},
                               .limits = {.time = std::chrono::milliseconds(400)},
                               .listener = [&](const Progress& p) { told = p.bound; }});
    ASSERT_TRUE(answer);
    EXPECT_EQ(told, 0);
    EXPECT_LE(answer->lower_bound, 80);
}

}  // namespace
}  // namespace noyes::catalog
