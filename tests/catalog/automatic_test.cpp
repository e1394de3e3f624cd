#include <noyes/base/random.hpp>
#include <noyes/catalog/attempts.hpp>
#include <noyes/catalog/replay.hpp>
#include <noyes/catalog/solve.hpp>
#include <noyes/tiles/pdb/build_table.hpp>
#include <noyes/tiles/pdb/partition.hpp>
#include <noyes/tiles/shuffle.hpp>
#include <noyes/tiles/text.hpp>

#include "boards.hpp"

#include <gtest/gtest.h>

#include <chrono>
#include <vector>

namespace noyes::test {

namespace {

using namespace std::chrono_literals;
using catalog::Question;
using catalog::Status;
using tiles::Board;

// Tables made beforehand, as a store has them.
class Made final : public tiles::TableSource {
   public:
    Made(std::string_view partition, const Board& goal) {
        const tiles::Homes homes{goal.extent(), goal.blank()};
        noyes::Run run;
        SerialExecutor executor;
        for (const auto& key : table_keys(*tiles::find_partition(partition, homes), homes)) {
            tables_.push_back(*build_table(key, run, executor));
        }
    }
    std::optional<tiles::Table> find(const tiles::TableKey& key) override {
        for (const tiles::Table& table : tables_) {
            if (table.key() == key) return table;
        }
        return std::nullopt;
    }

   private:
    std::vector<tiles::Table> tables_;
};

std::vector<std::string> ways(const Question& question) {
    std::vector<std::string> names;
    for (const catalog::Attempt& attempt : catalog::attempts(question)) {
        names.push_back(to_text(attempt.algorithm) + " " + to_text(attempt.heuristic));
    }
    return names;
}

TEST(Automatic, proves_a_hard_15_puzzle_without_any_table_at_hand) {
    const Board solved = hard_goal();
    const auto answer = catalog::solve({.board = hard_board(), .goal = solved});
    ASSERT_TRUE(answer);
    EXPECT_EQ(answer->status, Status::optimal);
    EXPECT_EQ(answer->moves.size(), 65u);
    EXPECT_EQ(answer->heuristic, "pdb:5-5-5");
    EXPECT_GT(answer->stats.generated, 300'000u);  // of both attempts
}

TEST(Automatic, uses_the_tables_that_are_there) {
    const Board solved = hard_goal();
    Made made("6-6-3", solved);
    const Question question{.board = hard_board(), .goal = solved, .tables = &made};
    EXPECT_EQ(ways(question).back(), "ida:detours=12 pdb:6-6-3");
    const auto answer = catalog::solve(question);
    EXPECT_EQ(answer->moves.size(), 65u);
    EXPECT_EQ(answer->heuristic, "pdb:6-6-3");
}

TEST(Automatic, does_without_tables_where_memory_is_short) {
    const Board solved = hard_goal();
    const Question question{
        .board = hard_board(), .goal = solved, .limits = {.memory = std::uint64_t{1} << 20}};
    EXPECT_EQ(ways(question).back(), "ida:detours=10 walking-distance");
    Question roomy = question;
    roomy.limits.memory = std::uint64_t{1} << 30;
    EXPECT_EQ(ways(roomy).back(), "ida:detours=12 pdb:7-7-1");
}

TEST(Automatic, gives_some_solution_where_the_proof_takes_too_long) {
    for (const tiles::Extent extent : {tiles::Extent{5, 5}, {6, 6}, {20, 20}}) {
        const Board solved = goal("blank-last", extent);
        Random random(3);
        const Board start = tiles::random_board(solved, random);
        const auto answer = catalog::solve(
            {.board = start, .goal = solved, .limits = {.time = 1s, .memory = 100u << 20}});
        ASSERT_TRUE(answer);
        EXPECT_EQ(answer->status, Status::solved);
        EXPECT_EQ(answer->algorithm, "layers");
        EXPECT_TRUE(catalog::leads_to(start, answer->moves, solved));
        EXPECT_GT(answer->lower_bound, 0);
        EXPECT_LT(answer->lower_bound, static_cast<Cost>(answer->moves.size()));
    }
}

TEST(Automatic, tells_the_memory_that_tables_would_have_taken) {
    const Board solved = goal("blank-last", {5, 5});
    Random random(3);
    Question question{.board = tiles::random_board(solved, random),
                      .goal = solved,
                      .limits = {.time = 300ms, .memory = 100u << 20}};
    // Each of four tables has 25!/19! entries of half a byte, and somewhat more with the blank.
    EXPECT_GT(catalog::solve(question)->bytes_wanted, 4u * 127'512'000 / 2);
    question.limits.memory = std::uint64_t{8} << 30;
    EXPECT_EQ(catalog::solve(question)->bytes_wanted, 0u);
}

TEST(Automatic, gives_no_other_solution_where_a_proof_is_insisted_on) {
    const Board solved = goal("blank-last", {6, 6});
    Random random(3);
    const auto answer = catalog::solve({.board = tiles::random_board(solved, random),
                                        .goal = solved,
                                        .insist_on_optimum = true,
                                        .limits = {.time = 200ms}});
    EXPECT_EQ(answer->status, Status::limit);
    EXPECT_EQ(answer->halt, Halt::time_limit);
}

TEST(Automatic, keeps_a_limit_of_nodes_over_all_attempts) {
    const Board solved = hard_goal();
    const auto answer =
        catalog::solve({.board = hard_board(), .goal = solved, .limits = {.nodes = 600'000}});
    EXPECT_EQ(answer->status, Status::limit);
    EXPECT_EQ(answer->halt, Halt::node_limit);
    EXPECT_LT(answer->stats.generated, 601'000u);
}

}  // namespace

}  // namespace noyes::test
