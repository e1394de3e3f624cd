// Levels in one word: Rush Hour boards and Klotski codes.
#include <noyes/blocks/codes.hpp>
#include <noyes/blocks/text.hpp>

#include "levels.hpp"

namespace noyes::blocks {
namespace {

std::vector<std::vector<Cell>> cells_of_pieces(const Level& level) {
    std::vector<std::vector<Cell>> cells;
    for (const Piece& piece : level.pieces) cells.push_back(piece.cells);
    std::ranges::sort(cells);
    return cells;
}

void expect_wrong(const Expected<Level>& level, Code code, std::uint32_t column) {
    ASSERT_FALSE(level) << code;
    EXPECT_EQ(level.error().code, code);
    EXPECT_EQ(level.error().line, 1u);
    EXPECT_EQ(level.error().column, column);
}

TEST(KlotskiCode, 1A9BF0C_is_the_classic_level_up_to_names) {
    const auto level = parse_klotski("1A9BF0C");
    ASSERT_TRUE(level);
    const Level& classic = test::level("hrd-01");
    EXPECT_EQ(cells_of_pieces(*level), cells_of_pieces(classic));
    EXPECT_EQ(level->targets, classic.targets);
    EXPECT_EQ(to_klotski(classic), "1A9BF0C");
    EXPECT_EQ(parse_klotski("1a9bf0c00")->pieces, level->pieces);
}

TEST(KlotskiCode, of_every_4x5_level_is_read_back) {
    int codes = 0;
    for (const Level& level : test::all_levels()) {
        const auto word = to_klotski(level);
        if (!word) continue;
        ++codes;
        const auto again = parse_klotski(*word);
        ASSERT_TRUE(again) << *word;
        EXPECT_EQ(cells_of_pieces(*again), cells_of_pieces(level));
        EXPECT_EQ(to_klotski(*again), word);
    }
    EXPECT_EQ(codes, 30);  // hrd-* and century
}

TEST(KlotskiCode, tells_what_is_wrong_with_it) {
    expect_wrong(parse_klotski("1A9BF0"), code::klotski_length, 1);
    expect_wrong(parse_klotski("1A9BF0C000"), code::klotski_length, 1);
    expect_wrong(parse_klotski("1A9XF0C"), code::klotski_character, 4);
    expect_wrong(parse_klotski("3A9BF0C"), code::klotski_big_block, 1);
    expect_wrong(parse_klotski("1500000"), code::klotski_no_room, 2);  // lying beside the block
    expect_wrong(parse_klotski("1A9BF0CFF"), code::klotski_left_over, 8);
    EXPECT_FALSE(to_klotski(test::level("bickford-4x4")));
    EXPECT_FALSE(to_klotski(test::drawn("AA..\nAA..\n....\n....\n....")));  // another goal
}

constexpr std::string_view fogleman = "BBBCDEFGGCDEF.AADEHHI....JI.KK.JLLMM";

TEST(RushWord, is_the_board_of_the_level) {
    const auto level = parse_rush(fogleman);
    ASSERT_TRUE(level);
    const Level& known = test::level("rush-fogleman-readme");
    EXPECT_EQ(level->pieces, known.pieces);
    EXPECT_EQ(level->targets, known.targets);
    EXPECT_EQ(level->rule, Rule::rush);
    EXPECT_EQ(to_rush(known), fogleman);
}

TEST(RushWord, has_walls_and_may_write_o_for_empty) {
    std::string word(fogleman);
    std::ranges::replace(word, '.', 'o');
    EXPECT_EQ(parse_rush(word)->pieces, parse_rush(fogleman)->pieces);
    word[13] = 'x';
    const auto walled = parse_rush(word);
    ASSERT_TRUE(walled);
    EXPECT_EQ(walled->ground[13], Ground::wall);
    EXPECT_EQ((*to_rush(*walled))[13], 'x');
}

TEST(RushWord, tells_what_is_wrong_with_it) {
    const std::string empty(36, '.');
    const auto with = [&](std::size_t at, std::string_view cars) {
        std::string word = empty;
        word.replace(at, cars.size(), cars);
        return parse_rush(word);
    };
    expect_wrong(parse_rush("AA"), code::rush_length, 1);
    expect_wrong(with(0, "AA?"), code::level_bad_character, 3);
    expect_wrong(with(12, "AA.B"), code::rush_car_shape, 16);
    expect_wrong(with(12, "AA.A"), code::level_piece_in_parts, 13);
    expect_wrong(with(12, "BB"), code::rush_no_car, 1);
    expect_wrong(with(12, "AA...x"), code::level_goal_on_wall, 17);
    EXPECT_FALSE(to_rush(test::level("hrd-01")));
}

}  // namespace
}  // namespace noyes::blocks
