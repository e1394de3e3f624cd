// IDA* from the start, from the goal, and from the end where it gets on better.
#include <noyes/catalog/codes.hpp>
#include <noyes/catalog/replay.hpp>
#include <noyes/catalog/solve.hpp>
#include <noyes/tiles/goal.hpp>

#include <gtest/gtest.h>
#include <tests/golden/korf.hpp>

#include <string>

namespace noyes::catalog {
namespace {

Question question(const golden::Korf& korf, const std::string& from) {
    return {.board = korf.board,
            .goal = tiles::find_goal("blank-first")->board({4, 4}),
            .algorithm = {"ida", {{"from", from}, {"detours", "10"}}},
            .heuristic = {"walking-distance"}};
}

// Boards that are large enough for both ends to be compared, and small ones.
std::vector<golden::Korf> some_boards() {
    std::vector<golden::Korf> some;
    for (const golden::Korf& korf : golden::korf_boards()) {
        if (korf.generated < 8'000'000) some.push_back(korf);
    }
    return some;
}

TEST(Ends, give_the_published_lengths) {
    const std::vector<golden::Korf> boards = some_boards();
    ASSERT_GE(boards.size(), 10u);
    for (const golden::Korf& korf : boards) {
        for (const char* from : {"start", "goal", "either"}) {
            const Question asked = question(korf, from);
            const auto answer = solve(asked);
            ASSERT_TRUE(answer) << from;
            EXPECT_EQ(answer->status, Status::optimal);
            EXPECT_EQ(answer->moves.size(), korf.length) << korf.id << ' ' << from;
            EXPECT_TRUE(leads_to(asked.board, answer->moves, asked.goal));
        }
    }
}

TEST(Ends, are_there_for_every_heuristic_and_size) {
    const tiles::Board goal = tiles::find_goal("blank-last")->board({3, 4});
    const auto board = *tiles::Board::make({3, 4}, {1, 2, 3, 4, 5, 0, 6, 8, 9, 10, 7, 11});
    for (const char* heuristic : {"manhattan", "combined", "walking-distance", "pdb"}) {
        const auto answer = solve({.board = board,
                                   .goal = goal,
                                   .algorithm = {"ida", {{"from", "either"}}},
                                   .heuristic = {heuristic}});
        ASSERT_TRUE(answer) << heuristic;
        EXPECT_EQ(answer->moves.size(), 3u) << heuristic;  // 6, 7 and 11, one cell each
    }
}

TEST(Ends, count_both_searches_against_the_limit) {
    Question asked = question(golden::korf_boards()[87], "either");
    asked.limits.nodes = 500'000;
    const auto answer = solve(asked);
    ASSERT_TRUE(answer);
    EXPECT_EQ(answer->halt, Halt::node_limit);
    EXPECT_LT(answer->stats.generated, 550'000u);
    EXPECT_LE(answer->lower_bound, 65);
}

TEST(Ends, are_told_from_the_start_where_somebody_listens) {
    Question asked = question(some_boards().front(), "goal");
    asked.algorithm = {"ida", {{"from", "goal"}}};
    asked.every = [](const auto&) { return true; };
    const auto answer = solve(asked);
    ASSERT_FALSE(answer);
    EXPECT_EQ(answer.error().code, code::only_from_start);
}

}  // namespace
}  // namespace noyes::catalog
