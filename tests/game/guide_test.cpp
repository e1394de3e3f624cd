#include <noyes/game/guide.hpp>

#include <noyes/game/tile_solver.hpp>

#include "distance.hpp"
#include "games.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <utility>

namespace noyes::test {
namespace {

using game::Advice;
using game::Distance;
using game::TileSolver;
using TileGuide = game::Guide<TilePlay>;

constexpr std::size_t all_steps = 1'000'000;

// Answers as `answer` does, and counts how often it was asked.
template <class Answer>
auto counting(int& calls, Answer answer) {
    return [&calls, answer](const TilePlay& play, const Board& state) {
        ++calls;
        return answer(play, state);
    };
}

// A legal way that is far from optimal: first astray, then by the shortest way.
Expected<Advice<Direction>> roundabout(const TilePlay& play, const Board& state) {
    Board astray = state;
    Steps way;
    for (const Direction step : {Direction::up, Direction::left, Direction::down}) {
        if (play.apply(astray, step)) way.push_back(step);
    }
    const Steps rest = TileSolver{}(play, astray).value().way.value();
    way.insert(way.end(), rest.begin(), rest.end());
    return Advice<Direction>{.way = way, .lower_bound = 0};
}

TileGame random_game() {
    const auto goals = tiles::named_goals();
    const TilePlay play(goals[*rc::gen::inRange<std::size_t>(0, goals.size())].board({3, 3}));
    Random random(*rc::gen::arbitrary<std::uint64_t>());
    return {play, play.scrambled(random)};
}

void act_at_random(TileGame& game) {
    switch (*rc::gen::inRange(0, 8)) {
        case 0: game.undo(); break;
        case 1: game.redo(); break;
        case 2: game.restart(); break;
        case 3: game.turn(game.rules().push(game.state(), *rc::gen::inRange(0u, 9u)), 0s); break;
        default: game.step(*rc::gen::elementOf(tiles::directions), 0s);
    }
}

void check_claims(const TileGame& game, const TileGuide& guide) {
    const Distance claim = guide.distance().value();
    const int truth = true_distance(game.state(), game.rules().goal());
    RC_ASSERT(claim.at_least <= truth);
    RC_ASSERT(truth <= claim.at_most);
    Board state = game.state();
    const Steps way = guide.next(all_steps);
    RC_ASSERT(std::cmp_equal(way.size(), claim.at_most));
    for (const Direction step : way) RC_ASSERT(state.slide(step));
    RC_ASSERT(state == game.rules().goal());
}

RC_GTEST_PROP(Guide, follows_whatever_the_player_does_and_asks_the_solver_once, ()) {
    TileGame game = random_game();
    TileGuide guide;
    int calls = 0;
    const auto solver = counting(calls, TileSolver{});
    const int acts = *rc::gen::inRange(1, 60);
    for (int act = 0; act < acts; ++act) {
        RC_ASSERT(!guide.ask(game, solver));
        check_claims(game, guide);
        act_at_random(game);
        guide.follow(game);
        check_claims(game, guide);
    }
    RC_ASSERT(calls == 1);
}

RC_GTEST_PROP(Guide, makes_no_false_claims_of_a_way_that_is_not_the_shortest, ()) {
    TileGame game = random_game();
    TileGuide guide;
    int calls = 0;
    for (int act = 0; act < 30; ++act) {
        RC_ASSERT(!guide.ask(game, counting(calls, roundabout)));
        check_claims(game, guide);
        act_at_random(game);
    }
    RC_ASSERT(calls == 1);
}

RC_GTEST_PROP(Guide, leads_to_the_end_by_the_fewest_steps_where_it_promised_so, ()) {
    TileGame game = random_game();
    TileGuide guide;
    RC_ASSERT(!guide.ask(game, TileSolver{}));
    RC_ASSERT(guide.distance()->is_proven());
    const int stray = *rc::gen::inRange(0, 6);
    for (int act = 0; act < stray; ++act) act_at_random(game);
    guide.follow(game);
    const bool promised = guide.distance()->is_proven();
    RC_CLASSIFY(promised);
    const int truth = true_distance(game.state(), game.rules().goal());
    int made = 0;
    while (!game.is_solved()) {
        RC_ASSERT(game.step(guide.next(1).front(), 0s));
        guide.follow(game);
        ++made;
    }
    RC_ASSERT(made == truth || !promised);
    RC_ASSERT(guide.next(5).empty());
}

RC_GTEST_PROP(Guide, takes_an_answer_that_comes_late, ()) {
    TileGame game = random_game();
    TileGuide guide;
    const auto inquiry = guide.inquire(game);
    const auto advice = TileSolver{}(inquiry.rules, inquiry.state).value();
    const int acts = *rc::gen::inRange(0, 20);
    for (int act = 0; act < acts; ++act) act_at_random(game);
    guide.deliver(game, inquiry, advice);
    check_claims(game, guide);
}

TEST(Guide, shortens_the_way_along_it_and_extends_it_beside_it) {
    TileGame game = game_of("1 2 3 / 4 0 6 / 7 5 8");
    TileGuide guide;
    EXPECT_FALSE(guide.knows_way());
    EXPECT_FALSE(guide.distance());
    guide.ask(game, TileSolver{});
    EXPECT_EQ(guide.next(3), steps("DR", game.state()));
    EXPECT_EQ(guide.distance(), (Distance{2, 2}));
    play(game, "U");
    guide.follow(game);
    EXPECT_EQ(guide.next(3), steps("DDR", game.state()));
    EXPECT_EQ(guide.distance(), (Distance{1, 3})) << "one step changes the distance by one";
    game.undo();
    guide.follow(game);
    EXPECT_EQ(guide.distance(), (Distance{2, 2})) << "what was proven is not forgotten";
    play(game, "D");
    guide.follow(game);
    EXPECT_EQ(guide.distance(), (Distance{1, 1}));
}

// Twelve steps round a square of four cells bring everything back. After the last one no step
// was taken back, but the way is as short as at first.
TEST(Guide, notices_that_the_player_came_back_to_the_way_on_a_detour) {
    TileGame game = game_of("1 2 3 / 4 0 6 / 7 5 8");
    TileGuide guide;
    guide.ask(game, TileSolver{});
    play(game, "URDLURDLURD");
    guide.follow(game);
    EXPECT_EQ(guide.distance()->at_most, 13);
    play(game, "L");
    EXPECT_EQ(game.state(), game.start());
    guide.follow(game);
    EXPECT_EQ(guide.distance(), (Distance{2, 2}));
}

TEST(Guide, keeps_the_best_of_several_answers) {
    TileGame game = game_of("1 2 3 / 4 0 6 / 7 5 8");
    TileGuide guide;
    const auto inquiry = guide.inquire(game);
    const auto say = [&](std::string_view way, Cost bound) {
        guide.deliver(game, inquiry, {.way = steps(way, game.state()), .lower_bound = bound});
        return guide.distance();
    };
    EXPECT_EQ(say("UDDR", 0), (Distance{0, 4}));
    EXPECT_EQ(say("DR", 0), (Distance{0, 2}));
    EXPECT_EQ(say("UDDR", 1), (Distance{2, 2})) << "an odd bound of an even distance";
    EXPECT_EQ(guide.next(9), steps("DR", game.state()));
    guide.deliver(game, inquiry, {.way = {}, .lower_bound = 2});
    EXPECT_EQ(guide.distance(), (Distance{2, 2}));
}

TEST(Guide, knows_no_way_when_the_solver_met_a_limit_and_asks_again) {
    TileGame game = game_of("8 6 7 / 2 5 4 / 3 0 1");
    TileGuide guide;
    int calls = 0;
    const auto solver = counting(calls, TileSolver{.limits = {.nodes = 1}, .algorithm = {"ida"}});
    EXPECT_FALSE(guide.ask(game, solver));
    EXPECT_FALSE(guide.knows_way());
    EXPECT_TRUE(guide.next(1).empty());
    EXPECT_FALSE(guide.ask(game, solver));
    EXPECT_EQ(calls, 2);
}

TEST(Guide, passes_on_the_errors_of_the_solver) {
    const TileGame game = game_of("1 2 3 / 4 0 6 / 7 5 8");
    TileGuide guide;
    const auto error = guide.ask(game, TileSolver{.algorithm = {"crystal-ball"}});
    ASSERT_TRUE(error);
    EXPECT_EQ(error->text, "crystal-ball");
}

}  // namespace
}  // namespace noyes::test
