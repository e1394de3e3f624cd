#include <noyes/game/block_play.hpp>

#include <noyes/blocks/codes.hpp>
#include <noyes/blocks/replay.hpp>
#include <noyes/game/block_solver.hpp>
#include <noyes/game/codes.hpp>
#include <noyes/game/counting.hpp>

#include "level_distance.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace noyes::test {
namespace {

using blocks::Metric;
using game::BlockSolver;

BlockPlay any_rules() {
    return {level(*rc::gen::elementOf(small_levels)), *rc::gen::elementOf(blocks::metrics)};
}

std::vector<BlockStep> all_steps(const BlockPlay& rules) {
    std::vector<BlockStep> steps;
    for (std::uint32_t piece = 0; piece <= rules.level().pieces.size(); ++piece) {
        for (const blocks::Direction way : blocks::directions) steps.push_back({piece, way});
    }
    return steps;
}

RC_GTEST_PROP(BlockPlay, moves_as_an_independent_replay_does, ()) {
    const BlockPlay rules = any_rules();
    BlockState state = rules.first();
    for (int made = *rc::gen::inRange(0, 60); made > 0; --made) {
        const BlockStep step = *rc::gen::elementOf(all_steps(rules));
        const blocks::Level before = rules.level_at(state);
        const BlockState untouched = state;
        const bool legal = rules.apply(state, step);
        const auto listed = rules.legal_steps(untouched);
        RC_ASSERT(legal == (std::ranges::find(listed, step) != listed.end()));
        if (step.piece == before.pieces.size()) {
            RC_ASSERT(!legal);
            continue;
        }
        const blocks::Move move{before.pieces[step.piece].name, {step.way}};
        const auto seen = replay(before, std::span(&move, 1), Metric::steps);
        RC_ASSERT(legal == (seen.played == 1));
        RC_ASSERT(rules.level_at(state).pieces == seen.pieces);
        RC_ASSERT(rules.is_solved(state) == seen.is_goal);
        if (!legal) RC_ASSERT(state == untouched);
        BlockState back = state;
        if (legal) RC_ASSERT(rules.apply(back, rules.inverse(step)) && back == untouched);
    }
}

TEST(BlockPlay, counts_as_the_metric_says) {
    const std::string_view way = "C:LL B:DD A:RR";
    const auto counted = [&](Metric metric, std::string_view steps) {
        const BlockPlay rules(level(road), metric);
        const BlockSteps all = block_steps(rules, steps);
        return count_moves<BlockPlay>(rules, all);
    };
    EXPECT_EQ(counted(Metric::moves, way), 3);
    EXPECT_EQ(counted(Metric::straight, way), 3);
    EXPECT_EQ(counted(Metric::steps, way), 6);
    EXPECT_EQ(counted(Metric::moves, "C:LRL"), 1);
    EXPECT_EQ(counted(Metric::straight, "C:LRL"), 3);
    EXPECT_EQ(counted(Metric::straight, "C:L B:D C:L"), 3);
}

TEST(BlockPlay, keeps_gates_for_pieces_that_have_a_target) {
    const BlockPlay rules(level("grid:\nAB\n--\nend\ngoal: B 1 1\n"), Metric::moves);
    BlockState state = rules.first();
    EXPECT_FALSE(rules.apply(state, block_steps(rules, "A:D").front()));
    EXPECT_TRUE(rules.apply(state, block_steps(rules, "B:D").front()));
    EXPECT_TRUE(rules.is_solved(state));
}

TEST(BlockPlay, names_games_by_level_and_metric) {
    EXPECT_EQ(BlockPlay(level(road), Metric::moves).key(), "blocks road moves");
    EXPECT_EQ(BlockPlay(level(road), Metric::straight).key(), "blocks road straight");
}

TEST(BlockPlay, gives_levels_without_a_plain_name_a_number) {
    const BlockPlay one(level("grid:\nA.\nend\ngoal: A 0 1\n"), Metric::steps);
    const BlockPlay other(level("id: a, b\ngrid:\nA.\nend\ngoal: A 0 1\n"), Metric::steps);
    EXPECT_TRUE(one.key().starts_with("blocks level-")) << one.key();
    EXPECT_TRUE(one.key().ends_with(" steps"));
    EXPECT_EQ(other.key().find(','), std::string::npos);
    EXPECT_NE(one.key(), other.key());
}

TEST(BlockPlay, is_written_as_a_metric_a_record_and_rows) {
    const BlockPlay rules(level(corridor), Metric::straight);
    EXPECT_EQ(rules.goal_text(), "straight\n" + std::string(corridor));
    BlockState state = rules.first();
    EXPECT_EQ(rules.state_text(state), "A.B. ##.#");
    rules.apply(state, block_steps(rules, "B:D").front());
    EXPECT_EQ(rules.state_text(state), "A... ##B#");
    EXPECT_EQ(rules.parse_state("A... ##B#").value(), state);
}

TEST(BlockPlay, refuses_states_that_are_not_of_its_level) {
    const BlockPlay rules(level(corner), Metric::moves);
    EXPECT_TRUE(rules.parse_state("AAB- CDB. E.F."));
    for (const char* wrong :
         {"", "AAB- CDB.", "AAB- CDB. E.F. ....", "AAB. CDB. E.F.", "AAB- CDB. E...",
          "A.B- ADB. ECF.", "AABF CDB. E...", "AAB- CDB. EXF.", "AAB- CDB. EEF."}) {
        EXPECT_EQ(rules.parse_state(wrong).error().code, game::code::other_pieces) << wrong;
    }
    EXPECT_TRUE(rules.parse_state("AABD C.B. E.F.")) << "D may stand in the gate";
}

TEST(BlockPlay, reads_the_turns_of_one_piece) {
    const BlockPlay rules(level(road), Metric::moves);
    EXPECT_EQ(rules.parse_turn("C:LL", rules.first()).value(), block_steps(rules, "C:LL"));
    EXPECT_EQ(rules.turn_text(block_steps(rules, "C:LLR")), "C:LLR");
    EXPECT_EQ(rules.parse_turn("", rules.first()).error().code, game::code::not_one_turn);
    EXPECT_EQ(rules.parse_turn("C:L\tB:D", rules.first()).error().code, game::code::not_one_turn);
    EXPECT_EQ(rules.parse_turn("X:L", rules.first()).error().code,
              blocks::code::block_unknown_piece);
}

TEST(BlockPlay, refuses_goals_without_a_metric_or_with_several_levels) {
    const std::string record(road);
    EXPECT_EQ(BlockPlay::parse_goal(record).error().code, game::code::not_a_metric);
    EXPECT_EQ(BlockPlay::parse_goal("").error().code, game::code::not_a_metric);
    EXPECT_EQ(BlockPlay::parse_goal("moves\n").error().code, blocks::code::no_level);
    EXPECT_EQ(BlockPlay::parse_goal("moves\n" + record + std::string(corner)).error().code,
              game::code::several_levels);
}

RC_GTEST_PROP(BlockSolver, proves_what_breadth_first_search_finds, ()) {
    const BlockPlay rules = any_rules();
    BlockState state = rules.first();
    for (int made = *rc::gen::inRange(0, 40); made > 0; --made)
        rules.apply(state, *rc::gen::elementOf(rules.legal_steps(state)));
    const auto advice = BlockSolver{}(rules, state).value();
    RC_ASSERT(game::is_proven(rules, advice));
    RC_ASSERT(advice.lower_bound == distances_of(rules).of(state));
    for (const BlockStep& step : *advice.way) RC_ASSERT(rules.apply(state, step));
    RC_ASSERT(rules.is_solved(state));
}

TEST(BlockSolver, says_that_there_is_no_way) {
    const BlockPlay rules(level(dead_end), Metric::moves);
    const auto advice = BlockSolver{}(rules, rules.first());
    ASSERT_TRUE(advice);
    EXPECT_TRUE(advice->is_hopeless);
    EXPECT_FALSE(advice->way);
}

TEST(BlockSolver, takes_a_limit_for_no_error_and_an_unknown_name_for_one) {
    const BlockPlay rules(level(corner), Metric::moves);
    const auto advice = BlockSolver{.limits = {.nodes = 1}}(rules, rules.first());
    ASSERT_TRUE(advice);
    EXPECT_FALSE(advice->way);
    EXPECT_FALSE(advice->is_hopeless);
    EXPECT_FALSE(BlockSolver{.algorithm = {"crystal-ball"}}(rules, rules.first()));
}

}  // namespace
}  // namespace noyes::test
