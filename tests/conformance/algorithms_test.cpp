// Every algorithm of the catalog with every heuristic gives answers that breadth-first search
// confirms.
#include <noyes/catalog/catalog.hpp>
#include <noyes/catalog/replay.hpp>
#include <noyes/catalog/solve.hpp>
#include <noyes/tiles/goal.hpp>
#include <noyes/tiles/text.hpp>

#include "all_boards.hpp"

#include <gtest/gtest.h>

#include <algorithm>

namespace noyes::test {

namespace {

using catalog::Status;
using tiles::Board;

#ifdef NOYES_SANITIZED
constexpr std::size_t every = 2003;
#else
constexpr std::size_t every = 97;
#endif

class EveryPair : public testing::TestWithParam<std::tuple<std::string, std::string>> {
   protected:
    bool proves() const {
        return catalog::find_algorithm(std::get<0>(GetParam()))->finds_optimum &&
               catalog::find_heuristic(std::get<1>(GetParam()))->admissible;
    }

    catalog::Answer solve(const Board& board, const Board& goal, Limits limits = {}) const {
        const auto answer = catalog::solve({.board = board,
                                            .goal = goal,
                                            .algorithm = {std::get<0>(GetParam())},
                                            .heuristic = {std::get<1>(GetParam())},
                                            .limits = limits});
        EXPECT_TRUE(answer);
        return *answer;
    }
};

// Blind searches do not reach far boards within the node limit; those they do reach must be right,
// and every board up to 8 moves away has to be reached.
TEST_P(EveryPair, agrees_with_breadth_first_search_on_8_puzzles) {
    for (const std::string goal_name : {"blank-last", "blank-first", "snail"}) {
        const Board goal = tiles::find_goal(goal_name)->board({3, 3});
        const AllBoards all(goal);
        for (std::size_t i = 0; i < all.boards().size(); i += i < 600 ? 7 : every) {
            const Placed& placed = all.boards()[i];
            const Board board = all.board(placed.tiles);
            const catalog::Answer answer = solve(board, goal, {.nodes = 20'000});
            if (answer.status == Status::limit) {
                ASSERT_GT(placed.distance, 8) << goal_name << ' ' << tiles::to_line(board);
                ASSERT_LE(answer.lower_bound, placed.distance) << tiles::to_line(board);
                continue;
            }
            ASSERT_EQ(answer.status, proves() ? Status::optimal : Status::solved);
            const int length = static_cast<int>(answer.moves.size());
            ASSERT_GE(length, placed.distance) << tiles::to_line(board);
            if (proves()) {
                ASSERT_EQ(length, placed.distance) << tiles::to_line(board);
            }
            ASSERT_TRUE(catalog::leads_to(board, answer.moves, goal)) << tiles::to_line(board);
        }
    }
}

// The five boards of an 8-puzzle study, with the lengths it found.
TEST_P(EveryPair, solves_the_boards_of_the_8_puzzle_study) {
    const Board goal = *tiles::parse_board("123456780");
    struct Known {
        const char* board;
        std::size_t length;
    };
    for (const Known& known :
         {Known{"120483765", 6}, Known{"208135467", 15}, Known{"704851632", 19},
          Known{"536407182", 22}, Known{"638541720", 28}}) {
        const Board board = *tiles::parse_board(known.board);
#ifdef NOYES_SANITIZED
        if (known.length > 15) continue;
#endif
        const catalog::Answer answer = solve(board, goal);
        if (proves()) {
            EXPECT_EQ(answer.status, Status::optimal);
            EXPECT_EQ(answer.moves.size(), known.length) << known.board;
            EXPECT_EQ(answer.lower_bound, static_cast<Cost>(known.length));
        }
        EXPECT_TRUE(catalog::leads_to(board, answer.moves, goal));
    }
}

TEST_P(EveryPair, needs_no_move_for_a_solved_board) {
    for (const auto& goal : tiles::named_goals()) {
        const Board board = goal.board({4, 5});
        const catalog::Answer answer = solve(board, board);
        EXPECT_EQ(answer.status, proves() ? Status::optimal : Status::solved);
        EXPECT_TRUE(answer.moves.empty());
    }
}

TEST_P(EveryPair, says_no_to_a_board_of_the_wrong_parity) {
    const Board board = *tiles::parse_board("1 2 3 / 4 5 6 / 8 7 0");
    const Board goal = *tiles::parse_board("1 2 3 / 4 5 6 / 7 8 0");
    EXPECT_EQ(solve(board, goal).status, Status::unsolvable);
}

TEST_P(EveryPair, stops_at_its_node_limit) {
    const Board board = *tiles::parse_board("15 2 12 11 / 14 13 9 5 / 1 3 8 7 / 0 10 6 4");
    const Board goal = tiles::find_goal("blank-first")->board({4, 4});
    const catalog::Answer answer = solve(board, goal, {.nodes = 5'000});
    EXPECT_EQ(answer.status, Status::limit);
    EXPECT_EQ(answer.halt, Halt::node_limit);
    EXPECT_LE(answer.stats.generated, 5'004u);
    EXPECT_LE(answer.lower_bound, 65);
}

std::string readable(const auto& pair) {
    std::string name = std::get<0>(pair.param) + "_" + std::get<1>(pair.param);
    std::ranges::replace(name, '-', '_');
    return name;
}

std::vector<std::string> names_of(const auto& entries) {
    std::vector<std::string> names;
    for (const auto& entry : entries) names.emplace_back(entry.about.name);
    return names;
}

INSTANTIATE_TEST_SUITE_P(Catalog, EveryPair,
                         testing::Combine(testing::ValuesIn(names_of(catalog::algorithms())),
                                          testing::ValuesIn(names_of(catalog::heuristics()))),
                         [](const auto& pair) { return readable(pair); });

// All 181,440 boards, for the pairs that reach them all.
TEST(AlgorithmsSlow, agree_with_breadth_first_search_on_every_8_puzzle) {
    const Board goal = tiles::find_goal("blank-last")->board({3, 3});
    const AllBoards all(goal);
    for (const std::string algorithm : {"astar", "ida"}) {
        for (const Placed& placed : all.boards()) {
            const auto answer = catalog::solve({.board = all.board(placed.tiles),
                                                .goal = goal,
                                                .algorithm = {algorithm},
                                                .heuristic = {"linear-conflict"}});
            ASSERT_EQ(answer->status, Status::optimal);
            ASSERT_EQ(static_cast<int>(answer->moves.size()), placed.distance);
        }
    }
}

}  // namespace

}  // namespace noyes::test
