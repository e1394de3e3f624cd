#include <noyes/tiles/codes.hpp>
#include <noyes/tiles/text.hpp>

#include "boards.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace noyes::tiles {
namespace {

using enum Direction;
using Moves = std::vector<Direction>;

Board middle() { return board_of({3, 3}, {1, 2, 3, 4, 0, 5, 6, 7, 8}); }

Moves read(std::string_view text, Notation notation = Notation::blank) {
    const auto moves = parse_moves(text, notation, middle());
    EXPECT_TRUE(moves) << text;
    return moves ? *moves : Moves{};
}

void expect_error(std::string_view text, Notation notation, Code code, std::uint32_t line,
                  std::uint32_t column) {
    const auto moves = parse_moves(text, notation, middle());
    ASSERT_FALSE(moves) << text;
    EXPECT_EQ(moves.error().code, code) << text;
    EXPECT_EQ(moves.error().line, line) << text;
    EXPECT_EQ(moves.error().column, column) << text;
}

TEST(Moves, are_letters_of_either_case_with_white_space_between_them) {
    EXPECT_EQ(read("ULdr"), (Moves{up, left, down, right}));
    EXPECT_EQ(read(" U L\n\td\r\nR "), (Moves{up, left, down, right}));
    EXPECT_EQ(read(""), Moves{});
}

TEST(Moves, may_have_counts) {
    EXPECT_EQ(read("URD2L"), (Moves{up, right, down, down, left}));
    EXPECT_EQ(read("u1 d02"), (Moves{up, down, down}));
}

TEST(Moves, go_the_other_way_when_they_tell_of_the_tile) {
    EXPECT_EQ(read("DRL2", Notation::tile), (Moves{up, left, right, right}));
}

TEST(Moves, name_the_tiles_pushed) {
    EXPECT_EQ(read("2 1, 4", Notation::numbers), (Moves{up, left, down}));
    EXPECT_EQ(read("5,5,5", Notation::numbers), (Moves{right, left, right}));
}

TEST(Moves, are_refused_with_their_place) {
    expect_error("ULX", Notation::blank, code::unknown_move, 1, 3);
    expect_error("U\nL 7", Notation::blank, code::unknown_move, 2, 3);
    expect_error("U3", Notation::blank, code::bad_count, 1, 2);
    expect_error("LU0", Notation::blank, code::bad_count, 1, 3);
    expect_error("R99999999999999999999", Notation::tile, code::bad_count, 1, 2);
    expect_error("2 8", Notation::numbers, code::not_beside_blank, 1, 3);
    expect_error("2\n0", Notation::numbers, code::not_beside_blank, 2, 1);
    expect_error("4294967298", Notation::numbers, code::not_beside_blank, 1, 1);
    expect_error("2 /", Notation::numbers, code::unknown_move, 1, 3);
    expect_error("two", Notation::numbers, code::unknown_move, 1, 1);
    expect_error("Step 0: Move 0 to up", Notation::words, code::unreadable_notation, 0, 0);
}

TEST(Moves, are_written_in_every_notation) {
    const Moves moves{up, left, down, right};
    EXPECT_EQ(to_text(moves, Notation::blank, middle()), "ULDR");
    EXPECT_EQ(to_text(moves, Notation::tile, middle()), "DRUL");
    EXPECT_EQ(to_text(moves, Notation::numbers, middle()), "2 1 4 2");
    EXPECT_EQ(to_text({left, up}, Notation::words, middle()),
              "Step 0: Move 0 to left\nStep 1: Move 0 to up\n");
    EXPECT_EQ(to_text({}, Notation::numbers, middle()), "");
}

RC_GTEST_PROP(Moves, are_read_back_as_they_were_written, ()) {
    Board walker = middle();
    Moves moves;
    for (const int choice : *rc::gen::container<std::vector<int>>(rc::gen::inRange(0, 4))) {
        const Direction direction = directions[static_cast<std::size_t>(choice)];
        if (walker.slide(direction)) moves.push_back(direction);
    }
    for (const Notation notation : {Notation::blank, Notation::tile, Notation::numbers}) {
        const auto again = parse_moves(to_text(moves, notation, middle()), notation, middle());
        RC_ASSERT(again.has_value());
        RC_ASSERT(*again == moves);
    }
}

}  // namespace
}  // namespace noyes::tiles
