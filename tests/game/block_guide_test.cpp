// Hints for sliding blocks: one search lasts for the game, in every metric.
#include <noyes/game/block_solver.hpp>
#include <noyes/game/guide.hpp>
#include <noyes/game/review.hpp>

#include "level_distance.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace noyes::test {
namespace {

using blocks::Metric;
using game::BlockSolver;
using game::Distance;
using BlockGuide = game::Guide<BlockPlay>;

BlockGame any_game() {
    return block_game(*rc::gen::elementOf(small_levels), *rc::gen::elementOf(blocks::metrics));
}

void act_at_random(BlockGame& game) {
    switch (*rc::gen::inRange(0, 8)) {
        case 0: game.undo(); break;
        case 1: game.redo(); break;
        case 2: game.restart(); break;
        default: game.step(*rc::gen::elementOf(game.rules().legal_steps(game.state())), Moment{0});
    }
}

int true_distance(const BlockGame& game) {
    return distances_of(game.rules()).of(game.state(), game.last_step());
}

void check_claims(const BlockGame& game, const BlockGuide& guide) {
    const Distance claim = guide.distance().value();
    const int truth = true_distance(game);
    RC_ASSERT(claim.at_least <= truth);
    RC_ASSERT(truth <= claim.at_most);
    BlockState state = game.state();
    const BlockSteps way = guide.way();
    RC_ASSERT(game::count_moves<BlockPlay>(game.rules(), way, game.last_step()) == claim.at_most);
    for (const BlockStep& step : way) RC_ASSERT(game.rules().apply(state, step));
    RC_ASSERT(game.rules().is_solved(state));
}

RC_GTEST_PROP(BlockGuide, follows_whatever_the_player_does_and_asks_the_solver_once, ()) {
    BlockGame game = any_game();
    BlockGuide guide;
    int calls = 0;
    const auto solver = [&](const BlockPlay& rules, const BlockState& state) {
        ++calls;
        return BlockSolver{}(rules, state);
    };
    for (int act = *rc::gen::inRange(1, 60); act > 0; --act) {
        RC_ASSERT(!guide.ask(game, solver));
        check_claims(game, guide);
        act_at_random(game);
        guide.follow(game);
        check_claims(game, guide);
    }
    RC_ASSERT(calls == 1);
}

// Also where the player is in the middle of a move.
RC_GTEST_PROP(BlockGuide, takes_an_answer_that_comes_late_to_a_question_of_any_time, ()) {
    BlockGame game = any_game();
    for (int act = *rc::gen::inRange(0, 20); act > 0; --act) act_at_random(game);
    BlockGuide guide;
    const auto inquiry = guide.inquire(game);
    const auto advice = BlockSolver{}(inquiry.rules, inquiry.state).value();
    for (int act = *rc::gen::inRange(0, 20); act > 0; --act) act_at_random(game);
    guide.deliver(game, inquiry, advice);
    check_claims(game, guide);
}

RC_GTEST_PROP(BlockGuide, leads_from_the_start_to_the_end_by_as_many_moves_as_it_promised, ()) {
    BlockGame game = any_game();
    BlockGuide guide;
    RC_ASSERT(!guide.ask(game, BlockSolver{}));
    const Cost promised = guide.distance()->at_most;
    RC_ASSERT(promised == true_distance(game));
    while (!game.is_solved()) {
        RC_ASSERT(guide.distance()->is_proven());
        RC_ASSERT(guide.distance()->at_most + static_cast<Cost>(game.counts().moves) == promised);
        RC_ASSERT(game.step(guide.next(1).front(), Moment{0}));
        guide.follow(game);
    }
    RC_ASSERT(std::cmp_equal(game.counts().moves, promised));
}

TEST(BlockGuide, counts_a_move_begun_as_done_and_knows_it_again_after_undo) {
    BlockGame game = block_game(road);
    BlockGuide guide;
    guide.ask(game, BlockSolver{});
    EXPECT_EQ(guide.distance(), (Distance{3, 3}));
    play(game, "C:L");
    guide.follow(game);
    EXPECT_EQ(guide.distance(), (Distance{2, 2})) << "the rest of the move is free";
    EXPECT_EQ(guide.way(), block_steps(game.rules(), "C:L B:DD A:RR"));
    game.undo();
    guide.follow(game);
    EXPECT_EQ(guide.distance(), (Distance{3, 3}));
}

TEST(BlockGuide, goes_back_with_the_piece_that_strayed) {
    BlockGame game = block_game(road, Metric::steps);
    BlockGuide guide;
    guide.ask(game, BlockSolver{});
    EXPECT_EQ(guide.distance(), (Distance{6, 6}));
    play(game, "C:LL C:R");
    guide.follow(game);
    EXPECT_EQ(guide.distance(), (Distance{5, 5})) << "a state of the way is known again";
}

RC_GTEST_PROP(BlockReview, tells_for_every_move_what_breadth_first_search_tells, ()) {
    BlockGame game = any_game();
    const LevelDistances& distances = distances_of(game.rules());
    std::vector<int> after{distances.of(game.state())};
    for (int made = *rc::gen::inRange(0, 40); made > 0; --made) {
        const auto moves = game.counts().moves;
        if (!game.step(*rc::gen::elementOf(game.rules().legal_steps(game.state())), Moment{0}))
            continue;
        if (game.counts().moves == moves) after.pop_back();
        after.push_back(distances.of(game.state()));
    }
    const auto told = review(game, BlockSolver{});
    RC_ASSERT(told.has_value());
    RC_ASSERT(told->moves() == game.counts().moves);
    RC_ASSERT(told->optimum == after.front());
    for (std::size_t move = 0; move < told->moves(); ++move)
        RC_ASSERT(told->lost[move] == 1 + after[move + 1] - after[move]);
}

}  // namespace
}  // namespace noyes::test
