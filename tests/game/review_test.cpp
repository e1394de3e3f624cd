#include <noyes/game/review.hpp>

#include <noyes/game/tile_solver.hpp>

#include "distance.hpp"
#include "games.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace noyes::test {
namespace {

using game::Advice;
using game::Review;
using game::TileSolver;

RC_GTEST_PROP(Review, tells_for_every_step_what_breadth_first_search_tells, ()) {
    const TilePlay play = rules(*rc::gen::element("blank-last", "snail"), {3, 3});
    Random random(*rc::gen::arbitrary<std::uint64_t>());
    TileGame game(play, play.scrambled(random));
    std::vector<int> distances{true_distance(game.state(), play.goal())};
    for (int made = *rc::gen::inRange(0, 40); made > 0; --made) {
        if (!game.step(*rc::gen::elementOf(tiles::directions), 0s)) continue;
        distances.push_back(true_distance(game.state(), play.goal()));
    }
    const auto told = review(game, TileSolver{});
    RC_ASSERT(told.has_value());
    RC_ASSERT(told->optimum == distances.front());
    RC_ASSERT(told->moves() == distances.size() - 1);
    for (std::size_t step = 0; step < told->moves(); ++step) {
        RC_ASSERT(told->lost[step] == 1 + distances[step + 1] - distances[step]);
    }
    const int made = static_cast<int>(told->moves());
    RC_ASSERT(told->known_losses() == made - (distances.front() - distances.back()));
}

// Solved in two moves; here it takes six, and the first and the fourth step lead away.
TEST(Review, shows_where_moves_were_lost) {
    TileGame game = game_of("1 2 3 / 4 0 6 / 7 5 8");
    play(game, "UDDUDR");
    ASSERT_TRUE(game.is_finished());
    const auto told = review(game, TileSolver{});
    ASSERT_TRUE(told);
    EXPECT_EQ(told->optimum, 2);
    EXPECT_EQ(told->lost, (std::vector<std::optional<Cost>>{2, 0, 0, 2, 0, 0}));
}

TEST(Review, asks_once_where_every_move_was_right) {
    TileGame game = game_of("1 2 3 / 4 0 6 / 7 5 8");
    play(game, "DR");
    int calls = 0;
    const auto told = review(game, [&](const TilePlay& play, const Board& state) {
        ++calls;
        return TileSolver{}(play, state);
    });
    EXPECT_EQ(told->known_losses(), 0);
    EXPECT_EQ(calls, 1);
}

TEST(Review, says_nothing_that_is_not_proven) {
    TileGame game = game_of("1 2 3 / 4 0 6 / 7 5 8");
    play(game, "UDDR");
    const auto told = review(game, [](const TilePlay& play, const Board& state) {
        auto advice = TileSolver{}(play, state);
        advice->lower_bound = 0;
        return advice;
    });
    ASSERT_TRUE(told);
    EXPECT_FALSE(told->optimum);
    EXPECT_EQ(told->lost, std::vector<std::optional<Cost>>(4));
}

// 31 moves are the most that a board of this size can need; more than 12 are too hard here.
TEST(Review, tells_of_the_last_steps_where_the_first_are_too_hard) {
    TileGame game = game_of("8 6 7 / 2 5 4 / 3 0 1");
    const Steps way = TileSolver{}(game.rules(), game.state()).value().way.value();
    for (const Direction step : way) game.step(step, 0s);
    const auto told = review(game, [](const TilePlay& play, const Board& state) {
        auto advice = TileSolver{}(play, state);
        if (advice->lower_bound > 12) advice->way.reset();
        return advice;
    });
    ASSERT_TRUE(told);
    EXPECT_FALSE(told->optimum);
    ASSERT_EQ(told->moves(), 31u);
    for (std::size_t step = 0; step < 19; ++step) EXPECT_FALSE(told->lost[step]) << step;
    for (std::size_t step = 19; step < 31; ++step) EXPECT_EQ(told->lost[step], 0) << step;
}

TEST(Review, passes_on_the_errors_of_the_solver) {
    TileGame game = game_of("1 2 3 / 4 0 6 / 7 5 8");
    play(game, "DR");
    EXPECT_FALSE(review(game, TileSolver{.algorithm = {"crystal-ball"}}));
}

}  // namespace
}  // namespace noyes::test
