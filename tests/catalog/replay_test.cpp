#include <noyes/catalog/replay.hpp>

#include "boards.hpp"

#include <gtest/gtest.h>

namespace noyes::test {

namespace {

using catalog::leads_to;
using enum tiles::Direction;
using Moves = std::vector<tiles::Direction>;

TEST(Replay, accepts_moves_that_lead_to_the_goal) {
    EXPECT_TRUE(leads_to(board("1 2 3 / 4 0 6 / 7 5 8"), Moves{down, right}, board("123456780")));
    EXPECT_TRUE(leads_to(board("123456780"), Moves{}, board("123456780")));
    EXPECT_TRUE(leads_to(board("123456780"), Moves{up, left, right, down}, board("123456780")));
}

TEST(Replay, refuses_moves_that_lead_elsewhere) {
    EXPECT_FALSE(leads_to(board("1 2 3 / 4 0 6 / 7 5 8"), Moves{right, down}, board("123456780")));
    EXPECT_FALSE(leads_to(board("1 2 3 / 4 0 6 / 7 5 8"), Moves{down}, board("123456780")));
    EXPECT_FALSE(leads_to(board("123456780"), Moves{up}, board("123456780")));
    EXPECT_FALSE(leads_to(board("1 2 3 / 4 0 6 / 7 5 8"), Moves{}, board("123456780")));
}

TEST(Replay, refuses_moves_over_the_edge_even_if_the_goal_stands_there) {
    EXPECT_FALSE(leads_to(board("123456780"), Moves{right}, board("123456780")));
    EXPECT_FALSE(leads_to(board("123456780"), Moves{down}, board("123456780")));
    EXPECT_FALSE(
        leads_to(board("1 2 3 / 4 0 6 / 7 5 8"), Moves{down, right, right}, board("123456780")));
    EXPECT_FALSE(leads_to(board("0 1 2 / 3 4 5"), Moves{up}, board("0 1 2 / 3 4 5")));
    EXPECT_FALSE(leads_to(board("0 1 2 / 3 4 5"), Moves{left}, board("0 1 2 / 3 4 5")));
}

TEST(Replay, refuses_a_goal_of_another_size) {
    EXPECT_FALSE(leads_to(board("1 2 3 / 4 5 0"), Moves{}, board("1 2 / 3 4 / 5 0")));
}

}  // namespace

}  // namespace noyes::test
