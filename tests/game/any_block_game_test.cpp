// Whatever a player of sliding blocks does, in any order, a game stays what it should be.
#include <noyes/blocks/codes.hpp>
#include <noyes/game/load.hpp>
#include <noyes/game/save.hpp>
#include <noyes/game/score.hpp>

#include "levels.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <string>

namespace noyes::test {
namespace {

namespace code = game::code;
using blocks::Metric;
using namespace std::chrono_literals;

void save_and_load(BlockGame& game, Moment now) {
    const auto before = game.record(now);
    auto loaded = game::load<BlockPlay>(save(game, now));
    RC_ASSERT(loaded.has_value());
    RC_ASSERT(loaded->record(0s) == before);
    RC_ASSERT(loaded->state() == game.state());
    RC_ASSERT(loaded->counts() == game.counts());
    RC_ASSERT(loaded->is_finished() == game.is_finished());
    RC_ASSERT(loaded->rules().level() == game.rules().level());
    RC_ASSERT(loaded->rules().metric() == game.rules().metric());
    game = *std::move(loaded);
}

BlockSteps any_turn(const BlockGame& game) {
    const BlockSteps legal = game.rules().legal_steps(game.state());
    BlockSteps turn{*rc::gen::elementOf(legal)};
    if (*rc::gen::arbitrary<bool>())
        turn.push_back({turn[0].piece, *rc::gen::elementOf(blocks::directions)});
    return turn;
}

void act(BlockGame& game, Moment now) {
    switch (*rc::gen::inRange(0, 10)) {
        case 0: game.undo(); break;
        case 1: game.redo(); break;
        case 2: game.restart(); break;
        case 3: save_and_load(game, now); break;
        case 4: *rc::gen::arbitrary<bool>() ? game.note_hint() : game.note_solution(); break;
        default: game.turn(any_turn(game), now);
    }
}

// Steps in a row that are one move: written down once more, for each metric.
std::uint64_t counted(const BlockSteps& steps, Metric metric) {
    std::uint64_t moves = 0;
    for (std::size_t i = 0; i < steps.size(); ++i) {
        const bool same_piece = i > 0 && steps[i].piece == steps[i - 1].piece;
        const bool same_way = same_piece && steps[i].way == steps[i - 1].way;
        const bool free = metric == Metric::moves      ? same_piece
                          : metric == Metric::straight ? same_way
                                                       : false;
        moves += free ? 0 : 1;
    }
    return moves;
}

BlockSteps without_slips(BlockSteps steps) {
    const auto slip = [](const BlockStep& a, const BlockStep& b) {
        return a.piece == b.piece && a.way == opposite(b.way);
    };
    auto found = std::ranges::adjacent_find(steps, slip);
    while (found != steps.end()) {
        steps.erase(found, found + 2);
        found = std::ranges::adjacent_find(steps, slip);
    }
    return steps;
}

void check(const BlockGame& game) {
    BlockState replayed = game.start();
    BlockSteps made;
    for (const auto& turn : game.history().first(game.done())) {
        for (const BlockStep& step : turn.steps) {
            RC_ASSERT(game.rules().apply(replayed, step));
            made.push_back(step);
        }
    }
    const Metric metric = game.rules().metric();
    RC_ASSERT(replayed == game.state());
    RC_ASSERT(game.counts().turns == game.done());
    RC_ASSERT(game.counts().moves == counted(made, metric));
    RC_ASSERT(game.counts().slip_free == counted(without_slips(made), metric));
    RC_ASSERT(game.counts().slip_free <= game.counts().moves);
    RC_ASSERT(game.last_step() == (made.empty() ? std::nullopt : std::optional(made.back())));
}

RC_GTEST_PROP(AnyBlockGame, keeps_its_invariants_whatever_the_player_does, ()) {
    BlockGame game =
        block_game(*rc::gen::elementOf(small_levels), *rc::gen::elementOf(blocks::metrics));
    Moment now{0};
    for (int acts = *rc::gen::inRange(1, 80); acts > 0; --acts) {
        now += Moment{*rc::gen::inRange(0, 3000)};
        act(game, now);
        check(game);
    }
    RC_CLASSIFY(game.is_finished());
}

TEST(AnyBlockGame, has_a_score_that_is_read_back) {
    BlockGame game = block_game(road);
    play(game, "C:LL B:DD A:RR");
    ASSERT_TRUE(game.is_finished());
    const game::Score score = score_of(game, 7);
    EXPECT_EQ(score.puzzle, "blocks road moves");
    EXPECT_EQ(score.steps, 3u);
    EXPECT_EQ(score.turns, 6u);
    EXPECT_EQ(game::load_scores(save_scores(std::span(&score, 1))).value().front(), score);
}

const std::string saved_text =
    "noyes game 1\n"
    "puzzle blocks\n"
    "goal moves\n"
    "goal [level]\n"
    "goal id: corridor\n"
    "goal grid:\n"
    "goal A.B.\n"
    "goal ##.#\n"
    "goal end\n"
    "goal goal: A 0 3\n"
    "start A.B. ##.#\n"
    "moves A:R@0.000 A:L@1.500 B:D@2.000\n"
    "done 2\n"
    "time 2.000\n"
    "undos 1\n"
    "restarts 0\n"
    "help none\n";

std::string with(std::string_view what, std::string_view instead) {
    std::string text = saved_text;
    return text.replace(text.find(what), what.size(), instead);
}

TEST(SavedBlockGame, is_written_as_people_would_write_it) {
    BlockGame game = block_game(corridor);
    play(game, "A:R", 0s);
    play(game, "A:L", 1500ms);
    play(game, "B:D", 2s);
    game.undo();
    EXPECT_EQ(save(game, 2s), saved_text);
    EXPECT_EQ(game::load<BlockPlay>(saved_text)->counts(),
              (game::Counts{.moves = 1, .turns = 2, .slip_free = 0, .undos = 1}));
}

struct Wrong {
    std::string text;
    Code code;
    std::uint32_t line;
    std::uint32_t column;
};

TEST(SavedBlockGame, tells_what_is_wrong_with_it_and_where) {
    for (const Wrong& wrong : {
             Wrong{with("puzzle blocks", "puzzle tiles"), code::other_puzzle, 2, 8},
             {with("goal moves", "goal hops"), code::not_a_metric, 3, 6},
             {with("goal id: corridor", "goal id corridor"), blocks::code::level_line, 5, 6},
             {with("goal A.B.", "goal A.\x01."), blocks::code::level_bad_character, 7, 8},
             {with("goal A.B.", "goal A.A."), blocks::code::level_piece_in_parts, 7, 6},
             {with("goal ##.#", "goal ##."), blocks::code::level_row_length, 8, 9},
             {with("goal: A 0 3", "goal: X 0 3"), blocks::code::level_goal_unknown_piece, 10, 12},
             {with("goal goal: A 0 3\n", ""), blocks::code::level_no_goal, 4, 1},
             {with("start A.B. ##.#", "start A.B. ##.."), code::other_pieces, 11, 7},
             {with("A:R@", "A:U@"), code::turn_not_legal, 12, 7},
             {with("A:R@", "X:R@"), blocks::code::block_unknown_piece, 12, 7},
             {with("A:R@", "A:RX@"), blocks::code::block_direction, 12, 10},
             {with("A:L@1.500", "A:L"), code::no_time, 12, 17},
             {with("done 2", "done 4"), code::more_done, 13, 6},
         }) {
        const auto game = game::load<BlockPlay>(wrong.text);
        ASSERT_FALSE(game) << wrong.text;
        EXPECT_EQ(game.error().code, wrong.code) << wrong.text;
        EXPECT_EQ(game.error().line, wrong.line) << wrong.text;
        EXPECT_EQ(game.error().column, wrong.column) << wrong.text;
    }
}

TEST(SavedBlockGame, may_have_a_piece_called_like_the_sign_before_the_time) {
    BlockGame game = block_game("grid:\n@.\nend\ngoal: @ 0 1\n");
    play(game, "@:R");
    EXPECT_TRUE(game::load<BlockPlay>(save(game, 0s))->is_finished());
}

}  // namespace
}  // namespace noyes::test
