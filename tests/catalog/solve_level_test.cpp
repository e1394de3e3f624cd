#include <noyes/catalog/solve_level.hpp>

#include <noyes/blocks/replay.hpp>
#include <noyes/catalog/codes.hpp>
#include <noyes/catalog/level_catalog.hpp>
#include <noyes/catalog/level_readings.hpp>

#include <gtest/gtest.h>
#include <tests/blocks/levels.hpp>

namespace noyes::catalog {
namespace {

using blocks::Metric;
using test::drawn;
using test::level;

LevelAnswer answer_to(const LevelQuestion& question) {
    const Expected<LevelAnswer> answer = solve_level(question);
    EXPECT_TRUE(answer) << answer.error().code;
    return answer ? *answer : LevelAnswer{};
}

Code error_of(const LevelQuestion& question) {
    const Expected<LevelAnswer> answer = solve_level(question);
    EXPECT_FALSE(answer);
    return answer ? Code{} : answer.error().code;
}

// 81, 90 and 116: the published lengths of classic Klotski.
TEST(SolveLevel, finds_the_published_lengths_of_klotski_by_every_algorithm_that_promises_it) {
    const std::array lengths{81u, 90u, 116u};
    for (const Metric metric : blocks::metrics) {
        for (const LevelAlgorithm& algorithm : level_algorithms()) {
            if (algorithm.factor({}) != 1) continue;
            for (const LevelHeuristic& heuristic : level_heuristics()) {
                const LevelAnswer answer =
                    answer_to({.level = level("hrd-01"),
                               .metric = metric,
                               .algorithm = {std::string(algorithm.about.name)},
                               .heuristic = {std::string(heuristic.about.name)}});
                EXPECT_EQ(answer.status, Status::optimal);
                EXPECT_EQ(answer.moves.size(), lengths[blocks::index(metric)]);
                EXPECT_EQ(answer.lower_bound, static_cast<Cost>(answer.moves.size()));
                EXPECT_TRUE(leads_to_goal(level("hrd-01"), answer.moves, metric));
                EXPECT_EQ(answer.heuristic_ignored, !algorithm.uses_heuristic);
            }
        }
    }
}

// No solution is shorter than the published lengths, and none is called the shortest that is not.
TEST(SolveLevel, finds_longer_solutions_by_the_others) {
    const std::array lengths{81u, 90u, 116u};
    for (const Metric metric : blocks::metrics) {
        for (const char* algorithm : {"weighted-astar", "hill", "novelty:shorten=0"}) {
            const Choice choice = *parse_choice(algorithm);
            const LevelAnswer answer =
                answer_to({.level = level("hrd-01"), .metric = metric, .algorithm = choice});
            const auto shortest = lengths[blocks::index(metric)];
            EXPECT_EQ(answer.status, Status::solved);
            EXPECT_GT(answer.moves.size(), shortest);
            EXPECT_LE(answer.lower_bound, static_cast<Cost>(shortest));
            EXPECT_TRUE(leads_to_goal(level("hrd-01"), answer.moves, metric));
        }
    }
}

// Its shortest solution has 21 moves; the proof needs more memory than that.
TEST(SolveLevel, auto_falls_back_on_any_solution_unless_the_shortest_is_asked_for) {
    LevelQuestion question{.level = level("gnome-lodzianka"), .limits = {.memory = 30u << 20}};
    const LevelAnswer some = answer_to(question);
    EXPECT_EQ(some.status, Status::solved);
    EXPECT_EQ(some.algorithm, "novelty");
    EXPECT_GE(some.moves.size(), 21u);
    EXPECT_GT(some.lower_bound, 5);
    EXPECT_LE(some.lower_bound, 21);
    question.insist_on_optimum = true;
    EXPECT_EQ(answer_to(question).status, Status::limit);
}

TEST(SolveLevel, says_which_algorithm_a_level_is_too_large_for) {
    EXPECT_EQ(error_of({.level = level("gnome-sunshine"), .algorithm = {"sorted"}}),
              code::too_many_states);
}

TEST(SolveLevel, auto_names_who_did_the_work) {
    const LevelAnswer plain = answer_to({.level = level("hrd-01")});
    EXPECT_EQ(plain.algorithm, "bfs");
    EXPECT_EQ(plain.heuristic, "");
    const LevelAnswer led = answer_to({.level = level("hrd-01"), .heuristic = {"obstruction"}});
    EXPECT_EQ(led.algorithm, "astar");
    EXPECT_EQ(led.heuristic, "obstruction");
}

TEST(SolveLevel, proves_that_there_is_no_solution) {
    for (const char* algorithm : {"auto", "bfs", "sorted", "astar", "hill", "novelty"}) {
        const LevelAnswer answer = answer_to({.level = level("hrd-34"), .algorithm = {algorithm}});
        EXPECT_EQ(answer.status, Status::unsolvable);
        EXPECT_TRUE(answer.moves.empty());
    }
}

TEST(SolveLevel, a_solved_level_has_a_solution_of_no_moves) {
    for (const char* algorithm : {"bfs", "sorted", "astar", "hill", "novelty"}) {
        const LevelAnswer answer = answer_to({.level = drawn("A."), .algorithm = {algorithm}});
        EXPECT_EQ(answer.status, Status::optimal);
        EXPECT_TRUE(answer.moves.empty());
    }
}

TEST(SolveLevel, ends_at_its_limits_with_what_it_proved) {
    const LevelAnswer nodes = answer_to({.level = level("hrd-01"), .limits = {.nodes = 1000}});
    EXPECT_EQ(nodes.status, Status::limit);
    EXPECT_EQ(nodes.halt, Halt::node_limit);
    EXPECT_GT(nodes.lower_bound, 1);
    EXPECT_LE(nodes.lower_bound, 81);
    StopFlag stop;
    stop.raise();
    EXPECT_EQ(answer_to({.level = level("hrd-01"), .stop = &stop}).status, Status::stopped);
}

TEST(SolveLevel, knows_no_names_of_tile_boards) {
    EXPECT_EQ(error_of({.level = drawn(".A"), .algorithm = {"ida"}}), code::unknown_algorithm);
    EXPECT_EQ(error_of({.level = drawn(".A"), .heuristic = {"manhattan"}}),
              code::unknown_heuristic);
    EXPECT_EQ(error_of({.level = drawn(".A"), .algorithm = {"astar", {{"weight", "2"}}}}),
              code::unknown_option);
}

// A has to go three cells to the left, and B stands in the only way: one of its moves comes first.
TEST(LevelReadings, are_those_of_every_heuristic) {
    const blocks::Level one_way = drawn("..BA\n##.#");
    const std::vector<LevelReading> steps = readings(one_way, Metric::steps);
    ASSERT_EQ(steps.size(), level_heuristics().size());
    EXPECT_EQ(steps[0].heuristic, "target-distance");
    EXPECT_EQ(steps[0].estimate, 3);
    EXPECT_EQ(steps[1].heuristic, "obstruction");
    EXPECT_EQ(steps[1].estimate, 4);
    EXPECT_EQ(readings(one_way, Metric::straight)[0].estimate, 1);
}

}  // namespace
}  // namespace noyes::catalog
