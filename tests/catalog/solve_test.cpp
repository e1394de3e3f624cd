#include <noyes/catalog/solve.hpp>

#include <noyes/catalog/codes.hpp>
#include <noyes/catalog/replay.hpp>
#include <noyes/tiles/goal.hpp>

#include "../conformance/all_boards.hpp"
#include "boards.hpp"

#include <gtest/gtest.h>

namespace noyes::test {

namespace {

using namespace std::chrono_literals;
using catalog::Question;
using catalog::Status;
using tiles::Board;

Question study() { return {.board = board("208135467"), .goal = board("123456780")}; }

TEST(Solve, refuses_names_that_it_does_not_know) {
    Question question = study();
    question.algorithm.name = "dijkstra";
    EXPECT_EQ(catalog::solve(question).error().code, catalog::code::unknown_algorithm);
    EXPECT_EQ(catalog::solve(question).error().text, "dijkstra");
    question = study();
    question.heuristic.name = "crystal-ball";
    EXPECT_EQ(catalog::solve(question).error().code, catalog::code::unknown_heuristic);
    EXPECT_EQ(catalog::solve(question).error().text, "crystal-ball");
}

// The rows of 5x5 alone have tens of millions of matrices.
TEST(Solve, refuses_walking_distance_where_its_tables_would_be_too_large) {
    const Board solved = tiles::find_goal("blank-last")->board({5, 5});
    const auto answer =
        catalog::solve({.board = solved, .goal = solved, .heuristic = {"walking-distance"}});
    ASSERT_FALSE(answer);
    EXPECT_EQ(answer.error().code, catalog::code::heuristic_too_large);
    EXPECT_EQ(answer.error().text, "walking-distance");
    EXPECT_EQ(answer.error().numbers[0], 5);
    for (const catalog::Reading& reading : catalog::readings(solved, solved)) {
        EXPECT_NE(reading.heuristic, "walking-distance");
    }
}

TEST(Solve, refuses_options_that_do_not_exist) {
    Question question = study();
    question.algorithm = {"ida", {{"ties", "fifo"}}};
    EXPECT_EQ(catalog::solve(question).error().code, catalog::code::unknown_option);
    question.algorithm = {"astar", {{"ties", "best"}}};
    EXPECT_EQ(catalog::solve(question).error().code, catalog::code::bad_option_value);
    question.algorithm = {"astar", {{"ties", "fifo"}}};
    question.heuristic = {"manhattan", {{"ties", "fifo"}}};
    EXPECT_EQ(catalog::solve(question).error().code, catalog::code::unknown_option);
}

TEST(Solve, refuses_a_goal_of_another_size) {
    const Question question{.board = board("1 2 3 / 4 5 0"), .goal = board("1 2 / 3 4 / 5 0")};
    EXPECT_EQ(catalog::solve(question).error().code, catalog::code::different_sizes);
}

TEST(Solve, names_those_that_did_the_work) {
    const auto small = catalog::solve(study());
    EXPECT_EQ(small->algorithm, "astar");
    EXPECT_EQ(small->heuristic, "linear-conflict");
    EXPECT_FALSE(small->heuristic_ignored);
    const auto large =
        catalog::solve({.board = goal("snail", {4, 4}), .goal = goal("snail", {4, 4})});
    EXPECT_EQ(large->algorithm, "ida");
}

TEST(Solve, knows_heuristics_by_their_alias) {
    Question question = study();
    question.heuristic.name = "linear";
    EXPECT_EQ(catalog::solve(question)->heuristic, "linear-conflict");
}

TEST(Solve, says_so_if_the_algorithm_does_not_use_the_heuristic_that_was_named) {
    Question question = study();
    question.algorithm.name = "bfs";
    EXPECT_FALSE(catalog::solve(question)->heuristic_ignored);
    question.heuristic.name = "manhattan";
    const auto answer = catalog::solve(question);
    EXPECT_TRUE(answer->heuristic_ignored);
    EXPECT_EQ(answer->heuristic, "");
    EXPECT_EQ(answer->moves.size(), 15u);
}

TEST(Solve, says_no_with_the_reason) {
    const auto answer =
        catalog::solve({.board = board("3 1 2 / 4 5 7 / 6 8 0"), .goal = board("123456780")});
    EXPECT_EQ(answer->status, Status::unsolvable);
    EXPECT_FALSE(answer->solvability.solvable);
    EXPECT_EQ(answer->solvability.inverted_pairs, 3u);
    EXPECT_TRUE(answer->moves.empty());
    EXPECT_FALSE(answer->halt);
}

TEST(Solve, proves_the_optimum_whether_or_not_one_insists) {
    for (const bool insist : {false, true}) {
        Question question = study();
        question.insist_on_optimum = insist;
        const auto answer = catalog::solve(question);
        EXPECT_EQ(answer->status, Status::optimal);
        EXPECT_EQ(answer->moves.size(), 15u);
        EXPECT_EQ(answer->lower_bound, 15);
    }
}

TEST(Solve, obeys_a_time_limit_even_where_one_insists_on_the_optimum) {
    const auto answer = catalog::solve({.board = hard_board(),
                                        .goal = hard_goal(),
                                        .heuristic = {"manhattan"},
                                        .insist_on_optimum = true,
                                        .limits = {.time = 50ms}});
    EXPECT_EQ(answer->status, Status::limit);
    EXPECT_EQ(answer->halt, Halt::time_limit);
    EXPECT_LT(answer->seconds, 0.55);
    EXPECT_GE(answer->lower_bound, 43);
    EXPECT_LE(answer->lower_bound, 65);
}

TEST(Solve, ends_where_the_memory_does) {
    for (const std::string algorithm : {"astar", "bfs"}) {
        const auto answer = catalog::solve({.board = hard_board(),
                                            .goal = hard_goal(),
                                            .algorithm = {algorithm},
                                            .limits = {.memory = 4u << 20}});
        EXPECT_EQ(answer->status, Status::limit) << algorithm;
        EXPECT_EQ(answer->halt, Halt::memory_limit) << algorithm;
        EXPECT_LE(answer->stats.memory_bytes, 4u << 20) << algorithm;
        EXPECT_TRUE(answer->moves.empty()) << algorithm;
        EXPECT_GE(answer->lower_bound, 43) << algorithm;
        EXPECT_LE(answer->lower_bound, 65) << algorithm;
    }
}

TEST(Solve, stops_when_asked_to) {
    StopFlag stop;
    stop.raise();
    for (const std::string algorithm : {"auto", "astar", "bfs", "ida"}) {
        const auto answer = catalog::solve(
            {.board = hard_board(), .goal = hard_goal(), .algorithm = {algorithm}, .stop = &stop});
        EXPECT_EQ(answer->status, Status::stopped) << algorithm;
        EXPECT_EQ(answer->halt, Halt::stopped) << algorithm;
        EXPECT_GE(answer->lower_bound, 43) << algorithm;
    }
}

TEST(Solve, tells_how_it_gets_on) {
    std::vector<Progress> told;
    const auto answer =
        catalog::solve({.board = hard_board(),
                        .goal = hard_goal(),
                        .algorithm = {"ida"},
                        .limits = {.time = 300ms},
                        .listener = [&](const Progress& now) { told.push_back(now); }});
    ASSERT_FALSE(told.empty());
    EXPECT_LE(told.back().generated, answer->stats.generated);
    EXPECT_LE(told.back().bound, answer->lower_bound);
}

// Solves one in `every` of all boards that can reach the goal.
void compare(const Board& goal, std::size_t every) {
    const AllBoards all(goal);
    for (const std::string algorithm : {"auto", "astar", "ida", "bfs"}) {
        for (std::size_t i = 0; i < all.boards().size(); i += every) {
            const Placed& placed = all.boards()[i];
            const Board start = all.board(placed.tiles);
            const auto answer =
                catalog::solve({.board = start, .goal = goal, .algorithm = {algorithm}});
            ASSERT_EQ(answer->status, Status::optimal) << tiles::to_line(start);
            ASSERT_EQ(static_cast<int>(answer->moves.size()), placed.distance)
                << algorithm << ' ' << tiles::to_line(start) << " to " << tiles::to_line(goal);
            ASSERT_EQ(answer->lower_bound, placed.distance);
            ASSERT_TRUE(catalog::leads_to(start, answer->moves, goal));
        }
    }
}

#ifdef NOYES_SANITIZED
constexpr std::size_t rarely = 5'003;
#else
constexpr std::size_t rarely = 501;
#endif

TEST(Solve, agrees_with_breadth_first_search_on_small_rectangles) {
    for (const auto& named : tiles::named_goals()) {
        compare(named.board({2, 2}), 1);
        compare(named.board({2, 3}), 7);
        compare(named.board({3, 2}), 7);
        compare(named.board({2, 4}), rarely);
        compare(named.board({4, 2}), rarely);
    }
}

TEST(Solve, agrees_with_breadth_first_search_for_goals_of_ones_own) {
    compare(board("5 0 3 / 1 4 2"), 7);
    compare(board("3 1 / 0 2"), 1);
    compare(board("7 2 4 / 5 0 6 / 8 3 1"), 50 * rarely);
    compare(board("6 0 / 2 7 / 1 5 / 3 4"), rarely);
}

// The lengths are those of an 8-puzzle study.
TEST(Solve, the_largest_of_several_heuristics_finds_the_optimum) {
    const tiles::Board goal = tiles::find_goal("blank-last")->board({3, 3});
    for (const char* algorithm : {"astar", "ida", "rbfs", "bidirectional"}) {
        const auto answer = catalog::solve(
            {.board = *tiles::parse_board("536407182"),
             .goal = goal,
             .algorithm = {algorithm},
             .heuristic = {.name = "max", .parts = {"combined", "inversion-distance"}}});
        EXPECT_EQ(answer->status, Status::optimal) << algorithm;
        EXPECT_EQ(answer->moves.size(), 22u) << algorithm;
        EXPECT_EQ(answer->heuristic, "max:combined+inversion-distance");
    }
}

TEST(Solve, the_largest_has_to_be_of_heuristics_that_exist_and_have_room) {
    const tiles::Board goal = tiles::find_goal("snail")->board({3, 3});
    const auto unknown = catalog::solve(
        {.board = goal, .goal = goal, .heuristic = {.name = "max", .parts = {"zero", "guess"}}});
    ASSERT_FALSE(unknown);
    EXPECT_EQ(unknown.error().code, catalog::code::unknown_heuristic);
    const auto crowd = catalog::solve(
        {.board = goal,
         .goal = goal,
         .heuristic = {.name = "max", .parts = std::vector<std::string>(100, "manhattan")}});
    ASSERT_FALSE(crowd);
    EXPECT_EQ(crowd.error().code, catalog::code::too_many_parts);
}

}  // namespace

}  // namespace noyes::test
