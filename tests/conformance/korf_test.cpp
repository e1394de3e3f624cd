// Korf's 100 random 15-puzzles (1985): IDA* with Manhattan distance generates as many nodes as
// published, which is so only if heuristic, order of moves and pruning are the same.
#include <tests/golden/korf.hpp>

#include <noyes/catalog/solve.hpp>
#include <noyes/tiles/goal.hpp>

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

namespace noyes::test {

namespace {

using golden::Korf;
using golden::korf_boards;

// How many boards were tried.
int compare_up_to(std::uint64_t most_nodes) {
    const tiles::Board goal = tiles::find_goal("blank-first")->board({4, 4});
    int tried = 0;
    for (const Korf& korf : korf_boards()) {
        if (korf.generated > most_nodes) continue;
        ++tried;
        const auto answer = catalog::solve(
            {.board = korf.board, .goal = goal, .algorithm = {"ida"}, .heuristic = {"manhattan"}});
        EXPECT_EQ(answer->status, catalog::Status::optimal) << korf.id;
        EXPECT_EQ(answer->moves.size(), korf.length) << korf.id;
        EXPECT_EQ(answer->stats.generated + 1, korf.generated) << korf.id;
    }
    return tried;
}

TEST(Korf, has_100_boards_whose_manhattan_distances_are_as_published) {
    const tiles::Board goal = tiles::find_goal("blank-first")->board({4, 4});
    const std::vector<Korf> all = korf_boards();
    ASSERT_EQ(all.size(), 100u);
    for (const Korf& korf : all) {
        for (const catalog::Reading& reading : catalog::readings(korf.board, goal)) {
            if (reading.heuristic != "manhattan") continue;
            EXPECT_EQ(reading.estimate, korf.manhattan) << korf.id;
        }
    }
}

TEST(Korf, the_easiest_board_takes_as_many_nodes_as_published) {
    EXPECT_GE(compare_up_to(600'000), 1);
}

TEST(KorfSlow, the_easier_half_takes_as_many_nodes_as_published) {
    EXPECT_GE(compare_up_to(60'000'000), 30);
}

TEST(KorfSlow, linear_conflict_and_a_star_find_the_same_lengths) {
    const tiles::Board goal = tiles::find_goal("blank-first")->board({4, 4});
    for (const Korf& korf : korf_boards()) {
        if (korf.generated > 100'000'000) continue;
        const auto answer = catalog::solve({.board = korf.board,
                                            .goal = goal,
                                            .algorithm = {"ida"},
                                            .heuristic = {"linear-conflict"}});
        EXPECT_EQ(answer->moves.size(), korf.length) << korf.id;
        if (korf.generated > 10'000'000) continue;
        const auto by_a_star =
            catalog::solve({.board = korf.board, .goal = goal, .algorithm = {"astar"}});
        EXPECT_EQ(by_a_star->moves.size(), korf.length) << korf.id;
    }
}

TEST(KorfSlow, the_automatic_choice_proves_all_100_lengths) {
    const tiles::Board goal = tiles::find_goal("blank-first")->board({4, 4});
    for (const Korf& korf : korf_boards()) {
        const auto answer = catalog::solve({.board = korf.board, .goal = goal});
        EXPECT_EQ(answer->status, catalog::Status::optimal) << korf.id;
        EXPECT_EQ(answer->moves.size(), korf.length) << korf.id;
    }
}

// Nodes expanded in all by IDA*, on the boards that take Manhattan distance up to 10 million.
std::uint64_t expanded_on_easy_boards(const std::string& heuristic) {
    const tiles::Board goal = tiles::find_goal("blank-first")->board({4, 4});
    std::uint64_t expanded = 0;
    for (const Korf& korf : korf_boards()) {
        if (korf.generated > 10'000'000) continue;
        const auto answer = catalog::solve(
            {.board = korf.board, .goal = goal, .algorithm = {"ida"}, .heuristic = {heuristic}});
        EXPECT_EQ(answer->status, catalog::Status::optimal) << heuristic << ' ' << korf.id;
        EXPECT_EQ(answer->moves.size(), korf.length) << heuristic << ' ' << korf.id;
        expanded += answer->stats.expanded;
    }
    return expanded;
}

TEST(KorfSlow, combined_finds_the_same_lengths_with_fewer_nodes_than_its_parts) {
    const std::uint64_t combined = expanded_on_easy_boards("combined");
    for (const std::string part : {"linear-conflict", "corner-tiles", "last-move"}) {
        EXPECT_LT(combined, expanded_on_easy_boards(part)) << part;
    }
}

TEST(KorfSlow, walking_distance_finds_the_same_lengths_with_fewer_nodes_than_manhattan) {
    EXPECT_LT(expanded_on_easy_boards("walking-distance"), expanded_on_easy_boards("manhattan"));
}

// The 20 boards with the smallest published counts.
std::vector<Korf> easiest_boards() {
    std::vector<Korf> all = korf_boards();
    std::ranges::sort(all, {}, &Korf::generated);
    all.resize(20, all.front());
    return all;
}

catalog::Answer solve_in_2_gigabytes(const Korf& korf, const std::string& algorithm) {
    const tiles::Board goal = tiles::find_goal("blank-first")->board({4, 4});
    return *catalog::solve({.board = korf.board,
                            .goal = goal,
                            .algorithm = {algorithm},
                            .heuristic = {"manhattan"},
                            .limits = {.memory = std::uint64_t{2} << 30}});
}

TEST(KorfSlow, rbfs_and_bidirectional_search_find_the_shortest_ways_of_the_easiest_boards) {
    for (const Korf& korf : easiest_boards()) {
        for (const std::string algorithm : {"rbfs", "bidirectional"}) {
            const catalog::Answer answer = solve_in_2_gigabytes(korf, algorithm);
            EXPECT_EQ(answer.status, catalog::Status::optimal) << algorithm << korf.id;
            EXPECT_EQ(answer.moves.size(), korf.length) << algorithm << korf.id;
        }
    }
}

// The bound is 1.5 unless another is given.
TEST(KorfSlow, the_bounded_search_keeps_its_bound_on_the_easiest_boards) {
    for (const Korf& korf : easiest_boards()) {
        const catalog::Answer answer = solve_in_2_gigabytes(korf, "bounded");
        EXPECT_GE(answer.moves.size(), korf.length) << korf.id;
        EXPECT_LE(2 * answer.moves.size(), 3 * korf.length) << korf.id;
        EXPECT_LE(static_cast<std::size_t>(answer.lower_bound), korf.length) << korf.id;
    }
}

}  // namespace

}  // namespace noyes::test
