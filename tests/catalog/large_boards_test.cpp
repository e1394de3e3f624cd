// Boards that no search can look through, but that must be handled all the same.
#include <noyes/catalog/solve.hpp>

#include "boards.hpp"

#include <gtest/gtest.h>

#include <chrono>

namespace noyes::test {

namespace {

using namespace std::chrono_literals;
using catalog::Status;
using tiles::Board;

#ifdef NOYES_SANITIZED
constexpr tiles::Extent largest{300, 300};
#else
constexpr tiles::Extent largest{1000, 1000};
#endif

TEST(LargeBoards, two_moves_from_solved_are_solved_by_every_search) {
    const Board solved = goal("blank-last", largest);
    Board start = solved;
    ASSERT_TRUE(start.slide(tiles::Direction::left));
    ASSERT_TRUE(start.slide(tiles::Direction::up));
    for (const std::string algorithm : {"astar", "ida", "bfs"}) {
        const auto answer = catalog::solve({.board = start,
                                            .goal = solved,
                                            .algorithm = {algorithm},
                                            .limits = {.memory = 512u << 20}});
        EXPECT_EQ(answer->status, Status::optimal) << algorithm;
        EXPECT_EQ(answer->moves, (std::vector{tiles::Direction::down, tiles::Direction::right}));
        EXPECT_LE(answer->stats.memory_bytes, 512u << 20) << algorithm;
    }
}

TEST(LargeBoards, stay_within_memory_that_holds_only_a_few_of_them) {
    const Board solved = goal("snail", largest);
    Random random(1);
    const std::uint64_t few = std::uint64_t{largest.cells()} * 4 * 6;
    for (const std::string algorithm : {"astar", "bfs"}) {
        const auto answer = catalog::solve({.board = walked(solved, 1'000, random),
                                            .goal = solved,
                                            .algorithm = {algorithm},
                                            .limits = {.memory = few}});
        EXPECT_EQ(answer->status, Status::limit) << algorithm;
        EXPECT_EQ(answer->halt, Halt::memory_limit) << algorithm;
        EXPECT_LE(answer->stats.memory_bytes, few) << algorithm;
    }
}

// A node of the largest board takes milliseconds; the limit holds all the same.
TEST(LargeBoards, keep_to_the_time_limit) {
    const Board solved = goal("blank-last", largest);
    Random random(2);
    const Board start = walked(solved, 1'000, random);
    for (const std::string algorithm : {"astar", "bfs", "ida"}) {
        const auto answer =
            catalog::solve({.board = start,
                            .goal = solved,
                            .algorithm = {algorithm},
                            .heuristic = {"zero"},
                            .limits = {.time = 200ms, .memory = std::uint64_t{2} << 30}});
        EXPECT_EQ(answer->status, Status::limit) << algorithm;
        EXPECT_EQ(answer->halt, Halt::time_limit) << algorithm;
        EXPECT_LT(answer->seconds + answer->setup_seconds, 0.7) << algorithm;
    }
}

TEST(LargeBoards, of_20x20_end_at_the_limit_with_a_bound_below_a_known_solution) {
    const Board solved = goal("blank-last", {20, 20});
    Random random(3);
    constexpr int moves = 5'000;
    const Board start = walked(solved, moves, random);
    Cost manhattan = 0;
    for (const catalog::Reading& reading : catalog::readings(start, solved)) {
        if (reading.heuristic == "manhattan") manhattan = reading.estimate;
    }
    EXPECT_GT(manhattan, 100);
    for (const std::string algorithm : {"astar", "ida", "bfs"}) {
        const auto answer = catalog::solve({.board = start,
                                            .goal = solved,
                                            .algorithm = {algorithm},
                                            .limits = {.time = 200ms, .memory = 256u << 20}});
        EXPECT_EQ(answer->status, Status::limit) << algorithm;
        EXPECT_TRUE(answer->halt) << algorithm;
        EXPECT_GE(answer->lower_bound, manhattan) << algorithm;
        EXPECT_LE(answer->lower_bound, moves) << algorithm;
    }
}

}  // namespace

}  // namespace noyes::test
