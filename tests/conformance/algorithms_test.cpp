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
#include <cmath>
#include <limits>

namespace noyes::test {

namespace {

using catalog::Status;
using tiles::Board;

#ifdef NOYES_SANITIZED
constexpr std::size_t every = 9973;
#else
constexpr std::size_t every = 991;
#endif

// Tests loop over the heuristics themselves: finding the distances of all boards takes longer than
// a search with one more of them.
class EveryAlgorithm : public testing::TestWithParam<std::string> {
   protected:
    static const catalog::Algorithm& algorithm() { return *catalog::find_algorithm(GetParam()); }

    static std::vector<const catalog::Heuristic*> heuristics() {
        if (!algorithm().uses_heuristic) return {catalog::find_heuristic("zero")};
        std::vector<const catalog::Heuristic*> all;
        for (const auto& heuristic : catalog::heuristics()) all.push_back(&heuristic);
        return all;
    }

    static bool proves(const catalog::Heuristic& heuristic) {
        return algorithm().finds_optimum() && heuristic.admissible;
    }

    static catalog::Answer solve(const Board& board, const Board& goal,
                                 const catalog::Heuristic& heuristic, Limits limits = {}) {
        const auto answer = catalog::solve({.board = board,
                                            .goal = goal,
                                            .algorithm = {GetParam()},
                                            .heuristic = {std::string(heuristic.about.name)},
                                            .limits = limits});
        EXPECT_TRUE(answer);
        return *answer;
    }
};

// Whether an answer says no more than the truth.
void expect_honest(const catalog::Answer& answer, int distance, double factor) {
    ASSERT_LE(answer.lower_bound, distance);
    if (answer.status == Status::limit) return;
    const auto length = static_cast<int>(answer.moves.size());
    ASSERT_GE(length, distance);
    if (distance > 0) {
        ASSERT_LE(length, factor * distance);
    }
    if (answer.status == Status::optimal) {
        ASSERT_EQ(length, distance);
    }
}

// Blind searches do not reach far boards within the node limit; those they do reach must be right,
// and every board up to 8 moves away has to be reached. Greedy search without a heuristic just goes
// astray, and where estimates are too large others may, too.
TEST_P(EveryAlgorithm, agrees_with_breadth_first_search_on_8_puzzles) {
    for (const std::string goal_name : {"blank-last", "blank-first", "snail"}) {
        const Board goal = tiles::find_goal(goal_name)->board({3, 3});
        const AllBoards all(goal);
        for (std::size_t i = 0; i < all.boards().size(); i += i < 600 ? 7 : every) {
            const Placed& placed = all.boards()[i];
            const Board board = all.board(placed.tiles);
            for (const catalog::Heuristic* heuristic : heuristics()) {
                const double factor = heuristic->admissible
                                          ? algorithm().factor({})
                                          : std::numeric_limits<double>::infinity();
                const auto answer = solve(board, goal, *heuristic, {.nodes = 20'000});
                SCOPED_TRACE(tiles::to_line(board) + " " + std::string(heuristic->about.name));
                ASSERT_NO_FATAL_FAILURE(expect_honest(answer, placed.distance, factor));
                if (answer.status == Status::limit) {
                    const bool knows_nothing = heuristic->about.name == "zero";
                    const bool astray =
                        std::isinf(factor) && (knows_nothing || !heuristic->admissible);
                    ASSERT_TRUE(placed.distance > 8 || astray);
                } else {
                    ASSERT_TRUE(catalog::leads_to(board, answer.moves, goal));
                    ASSERT_TRUE(!proves(*heuristic) || answer.status == Status::optimal);
                }
            }
        }
    }
}

// The five boards of an 8-puzzle study, with the lengths it found.
TEST_P(EveryAlgorithm, solves_the_boards_of_the_8_puzzle_study) {
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
        for (const catalog::Heuristic* heuristic : heuristics()) {
            const catalog::Answer answer = solve(board, goal, *heuristic);
            EXPECT_TRUE(catalog::leads_to(board, answer.moves, goal));
            if (!proves(*heuristic)) continue;
            EXPECT_EQ(answer.status, Status::optimal);
            EXPECT_EQ(answer.moves.size(), known.length) << known.board;
            EXPECT_EQ(answer.lower_bound, static_cast<Cost>(known.length));
        }
    }
}

TEST_P(EveryAlgorithm, needs_no_move_for_a_solved_board) {
    for (const auto& goal : tiles::named_goals()) {
        const Board board = goal.board({4, 4});
        for (const catalog::Heuristic* heuristic : heuristics()) {
            const catalog::Answer answer = solve(board, board, *heuristic);
            EXPECT_EQ(answer.status, Status::optimal) << heuristic->about.name;
            EXPECT_TRUE(answer.moves.empty()) << heuristic->about.name;
        }
    }
}

TEST_P(EveryAlgorithm, says_no_to_a_board_of_the_wrong_parity) {
    const Board board = *tiles::parse_board("1 2 3 / 4 5 6 / 8 7 0");
    const Board goal = *tiles::parse_board("1 2 3 / 4 5 6 / 7 8 0");
    for (const catalog::Heuristic* heuristic : heuristics()) {
        EXPECT_EQ(solve(board, goal, *heuristic).status, Status::unsolvable);
    }
}

// Or has found a solution by then.
TEST_P(EveryAlgorithm, stops_at_its_node_limit) {
    const Board board = *tiles::parse_board("15 2 12 11 / 14 13 9 5 / 1 3 8 7 / 0 10 6 4");
    const Board goal = tiles::find_goal("blank-first")->board({4, 4});
    for (const catalog::Heuristic* heuristic : heuristics()) {
        const catalog::Answer answer = solve(board, goal, *heuristic, {.nodes = 5'000});
        EXPECT_LE(answer.stats.generated, 5'040u);
        EXPECT_LE(answer.lower_bound, 65);
        EXPECT_TRUE(!proves(*heuristic) || answer.status == Status::limit);
        EXPECT_TRUE(answer.status == Status::limit ? answer.halt == Halt::node_limit
                                                   : catalog::leads_to(board, answer.moves, goal));
    }
}

std::vector<std::string> names_of(const auto& entries) {
    std::vector<std::string> names;
    for (const auto& entry : entries) names.emplace_back(entry.about.name);
    return names;
}

INSTANTIATE_TEST_SUITE_P(Catalog, EveryAlgorithm,
                         testing::ValuesIn(names_of(catalog::algorithms())), [](const auto& one) {
                             std::string name = one.param;
                             std::ranges::replace(name, '-', '_');
                             return name;
                         });

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
