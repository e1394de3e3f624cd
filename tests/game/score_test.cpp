#include <noyes/game/score.hpp>

#include <noyes/game/codes.hpp>

#include "games.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <string>

namespace noyes::test {
namespace {

using game::Score;
namespace code = game::code;

const std::string heading = "puzzle,finished,seconds,steps,turns,slip_free,optimum,help\n";
const std::string one_line = "tiles 4x4 blank-last,1763294400,61.250,98,90,92,52,none\n";

Score one_score() {
    return {.puzzle = "tiles 4x4 blank-last",
            .finished = 1763294400,
            .time = 61'250ms,
            .steps = 98,
            .turns = 90,
            .slip_free = 92,
            .optimum = 52};
}

TEST(Score, is_what_the_whole_game_took_even_if_the_player_looks_back) {
    TileGame game = game_of("1 2 3 / 4 0 6 / 7 5 8");
    game.note_hint();
    play(game, "UDDR", 50s);
    game.undo();
    const Score score = score_of(game, 7);
    EXPECT_EQ(score, (Score{.puzzle = "tiles 3x3 blank-last",
                            .finished = 7,
                            .time = 3s,
                            .steps = 4,
                            .turns = 4,
                            .slip_free = 2,
                            .help = {.hint = true}}));
    EXPECT_FALSE(score.counts());
}

TEST(Score, is_written_as_csv_and_json) {
    const std::vector<Score> scores{one_score()};
    EXPECT_EQ(to_csv(scores), heading + one_line);
    EXPECT_EQ(save_scores(scores), "noyes scores 1\n" + heading + one_line);
    EXPECT_EQ(to_json(scores),
              "[{\"puzzle\":\"tiles 4x4 blank-last\",\"finished\":1763294400,\"seconds\":61.250,"
              "\"steps\":98,\"turns\":90,\"slip_free\":92,\"optimum\":52,\"help\":\"none\"}]\n");
    EXPECT_EQ(game::to_json({}), "[]\n");
}

TEST(Score, has_no_optimum_if_none_is_known) {
    Score score = one_score();
    score.optimum.reset();
    EXPECT_NE(to_csv(std::span(&score, 1)).find(",92,,none"), std::string::npos);
    EXPECT_NE(to_json(std::span(&score, 1)).find("\"optimum\":null"), std::string::npos);
    EXPECT_EQ(game::load_scores(save_scores(std::span(&score, 1))).value().front(), score);
}

Score any_score() {
    const auto up_to = [](std::uint64_t most) {
        return *rc::gen::inRange<std::uint64_t>(0, most + 1);
    };
    Score score{.puzzle = *rc::gen::element<std::string>("tiles 3x3 snail", "tiles 4x4 own"),
                .finished = up_to(1'000'000'000'000)};
    score.time = Moment{*rc::gen::inRange(0, 100'000'000)};
    score.steps = 1 + up_to(5000);
    score.turns = 1 + up_to(score.steps - 1);
    score.slip_free = up_to(score.steps);
    if (*rc::gen::arbitrary<bool>()) score.optimum = up_to(score.slip_free);
    score.help = {*rc::gen::arbitrary<bool>(), *rc::gen::arbitrary<bool>(),
                  *rc::gen::arbitrary<bool>()};
    return score;
}

RC_GTEST_PROP(Score, lists_are_read_back_as_they_were_written, ()) {
    std::vector<Score> scores;
    for (int left = *rc::gen::inRange(0, 10); left > 0; --left) scores.push_back(any_score());
    const auto read = game::load_scores(save_scores(scores));
    RC_ASSERT(read.has_value());
    RC_ASSERT(*read == scores);
}

struct Wrong {
    std::string_view what;
    std::string_view instead;
    Code code;
    std::uint32_t line;
    std::uint32_t column;
};

TEST(Score, lists_tell_what_is_wrong_with_them) {
    for (const Wrong& wrong : {
             Wrong{"scores", "games", code::not_a_file_of, 1, 1},
             {"scores 1", "scores 9", code::other_version, 1, 14},
             {"turns", "pushes", code::other_line, 2, 1},
             {"tiles 4x4 blank-last", "", code::score_puzzle, 3, 1},
             {"1763294400", "today", code::not_a_plain_number, 3, 22},
             {"61.250", "61", code::not_a_game_time, 3, 33},
             {",98", ",-98", code::not_a_plain_number, 3, 40},
             {",98", ",98,98", code::score_columns, 3, 1},
             {",98", "", code::score_columns, 3, 1},
             {",98", ",89", code::score_impossible, 3, 1},
             {",52", ",93", code::score_impossible, 3, 1},
             {",52", ",x", code::not_a_plain_number, 3, 49},
             {"none", "no", code::not_known_help, 3, 52},
             {"none\n", "none\n\n", code::score_columns, 4, 1},
         }) {
        std::string text = "noyes scores 1\n" + heading + one_line;
        text.replace(text.find(wrong.what), wrong.what.size(), wrong.instead);
        const auto read = game::load_scores(text);
        ASSERT_FALSE(read) << text;
        EXPECT_EQ(read.error().code, wrong.code) << text;
        EXPECT_EQ(read.error().line, wrong.line) << text;
        EXPECT_EQ(read.error().column, wrong.column) << text;
    }
}

}  // namespace
}  // namespace noyes::test
