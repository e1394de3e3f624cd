#include <noyes/game/load.hpp>
#include <noyes/game/save.hpp>
#include <noyes/tiles/codes.hpp>

#include "games.hpp"

#include <gtest/gtest.h>

#include <string>

namespace noyes::test {
namespace {

namespace code = game::code;

const std::string saved_text =
    "noyes game 1\n"
    "puzzle tiles\n"
    "goal 1 2 3 / 4 5 6 / 7 8 0\n"
    "start 1 2 3 / 4 0 6 / 7 5 8\n"
    "moves U@0.000 D@2.150 D@3.400\n"
    "done 2\n"
    "time 4.000\n"
    "undos 1\n"
    "restarts 0\n"
    "help hint\n";

std::string with(std::string_view what, std::string_view instead) {
    std::string text = saved_text;
    return text.replace(text.find(what), what.size(), instead);
}

TEST(SavedGame, is_written_as_people_would_write_it) {
    TileGame game = game_of("1 2 3 / 4 0 6 / 7 5 8");
    game.note_hint();
    game.step(Direction::up, 10s);
    game.step(Direction::down, 12'150ms);
    game.step(Direction::down, 13'400ms);
    game.undo();
    EXPECT_EQ(save(game, 14s), saved_text);
}

TEST(SavedGame, goes_on_where_it_was) {
    auto game = game::load<TilePlay>(saved_text);
    ASSERT_TRUE(game);
    EXPECT_EQ(game->state(), game->start());
    EXPECT_EQ(game->counts(), (game::Counts{.moves = 2, .turns = 2, .slip_free = 0, .undos = 1}));
    EXPECT_EQ(game->time(1000s), 4s) << "it stands until the next turn";
    EXPECT_TRUE(game->redo());
    EXPECT_TRUE(game->step(Direction::right, 2000s));
    EXPECT_TRUE(game->is_finished());
    EXPECT_EQ(game->time(3000s), 4s);
    EXPECT_EQ(save(*game, 0s), save(*game::load<TilePlay>(save(*game, 0s)), 99s));
}

TEST(SavedGame, has_ten_turns_in_a_line) {
    TileGame game = game_of("1 2 3 / 4 0 6 / 7 5 8");
    play(game, "UDUDUDUDUDU");
    EXPECT_NE(save(game, 0s).find(" D@9.000\nmoves U@10.000\n"), std::string::npos);
    EXPECT_TRUE(game::load<TilePlay>(save(game, 0s)));
}

TEST(SavedGame, may_have_been_edited_on_windows_or_end_without_a_line_end) {
    std::string text = saved_text;
    text.pop_back();
    EXPECT_TRUE(game::load<TilePlay>(text));
    std::string windows;
    for (const char c : saved_text) windows += c == '\n' ? std::string("\r\n") : std::string(1, c);
    const auto game = game::load<TilePlay>(windows);
    ASSERT_TRUE(game);
    EXPECT_EQ(save(*game, 0s), saved_text);
}

struct Wrong {
    std::string text;
    Code code;
    std::uint32_t line;
    std::uint32_t column;
};

void expect_said(const Wrong& wrong) {
    const auto game = game::load<TilePlay>(wrong.text);
    ASSERT_FALSE(game) << wrong.text;
    EXPECT_EQ(game.error().code, wrong.code) << wrong.text;
    EXPECT_EQ(game.error().line, wrong.line) << wrong.text;
    EXPECT_EQ(game.error().column, wrong.column) << wrong.text;
}

TEST(SavedGame, tells_what_is_wrong_with_its_lines) {
    for (const Wrong& wrong : {
             Wrong{"", code::not_a_file_of, 1, 1},
             {"{}", code::not_a_file_of, 1, 1},
             {with("game 1", "game 2"), code::other_version, 1, 12},
             {with("game 1", "game 11"), code::other_version, 1, 12},
             {with("puzzle tiles", "puzzle klotski"), code::other_puzzle, 2, 8},
             {with("puzzle tiles\n", ""), code::other_line, 2, 1},
             {with("done 2\n", ""), code::other_line, 6, 1},
             {with("help hint\n", ""), code::other_line, 10, 1},
             {with("help hint", "help hints"), code::not_known_help, 10, 6},
             {with("hint\n", "hint\n\n"), code::something_follows, 11, 1},
         }) {
        expect_said(wrong);
    }
}

TEST(SavedGame, tells_what_is_wrong_with_its_boards) {
    for (const Wrong& wrong : {
             Wrong{with("7 8 0", "7 7 0"), tiles::code::duplicate_tile, 3, 24},
             {with("7 5 8", "7 5"), tiles::code::row_length, 4, 26},
             {with("1 2 3 / 4 0 6 / 7 5 8", "1 2 / 3 0"), code::other_size, 4, 7},
             {with("1 2 3 / 4 0 6", "2 1 3 / 4 0 6"), code::no_solution, 4, 7},
             {with("1 2 3 / 4 0 6 / 7 5 8", ""), tiles::code::empty_input, 4, 7},
         }) {
        expect_said(wrong);
    }
}

TEST(SavedGame, names_both_places_of_a_tile_that_stands_twice) {
    const auto game = game::load<TilePlay>(with("7 8 0", "7 7 0"));
    ASSERT_FALSE(game);
    EXPECT_EQ(game.error().numbers, (std::array<std::int64_t, 3>{7, 3, 22}));
}

TEST(SavedGame, tells_what_is_wrong_with_its_turns) {
    for (const Wrong& wrong : {
             Wrong{with("U@0.000", "X@0.000"), tiles::code::unknown_move, 5, 7},
             {with("U@0.000", "U0@0.000"), tiles::code::bad_count, 5, 8},
             {with("U@0.000", "UL@0.000"), code::not_one_turn, 5, 7},
             {with("U@0.000", "U2@0.000"), code::turn_not_legal, 5, 7},
             {with("U@0.000", "U"), code::no_time, 5, 7},
             {with("U@0.000 ", "U@0.000  "), code::no_time, 5, 15},
             {with("2.150", "2.15"), code::not_a_game_time, 5, 17},
             {with("2.150", "12345678901.000"), code::not_a_game_time, 5, 17},
             {with("3.400", "2.149"), code::time_goes_back, 5, 25},
             {with("D@3.400", "D@3.400 R@3.500 L@3.600"), code::after_the_end, 5, 39},
         }) {
        expect_said(wrong);
    }
}

TEST(SavedGame, tells_what_does_not_fit_to_its_turns) {
    for (const Wrong& wrong : {
             Wrong{with("done 2", "done 4"), code::more_done, 6, 6},
             {with("done 2", "done two"), code::not_a_plain_number, 6, 6},
             {with("time 4.000", "time 3.399"), code::time_disagrees, 7, 6},
             {with("D@3.400", "D@3.400 R@3.500"), code::time_disagrees, 7, 6},
             {with("undos 1", "undos 0"), code::counts_disagree, 9, 10},
             {with("moves U@0.000 D@2.150 D@3.400\ndone 2", "done 0"), code::time_disagrees, 6, 6},
         }) {
        expect_said(wrong);
    }
}

}  // namespace
}  // namespace noyes::test
