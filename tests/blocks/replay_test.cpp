// The check of every answer, and moves as text.
#include <noyes/blocks/replay.hpp>

#include <noyes/blocks/codes.hpp>

#include "levels.hpp"

namespace noyes::blocks {
namespace {

bool leads(const Level& level, std::string_view moves, Metric metric) {
    const auto read = parse_moves(moves, level);
    EXPECT_TRUE(read) << moves;
    return leads_to_goal(level, *read, metric);
}

TEST(BlockReplay, accepts_what_leads_to_the_goal_in_the_metric_it_is_in) {
    const Level level = test::drawn("A.\n..", "A 1 1");
    EXPECT_TRUE(leads(level, "A:RD", Metric::moves));
    EXPECT_TRUE(leads(level, "A:DR", Metric::moves));
    EXPECT_FALSE(leads(level, "A:RD", Metric::straight));
    EXPECT_TRUE(leads(level, "A:R A:D", Metric::steps));
    EXPECT_FALSE(leads(level, "A:R", Metric::steps));
    EXPECT_FALSE(leads(level, "A:RDR", Metric::moves));
    const Level row = test::drawn("A..", "A 0 2");
    EXPECT_TRUE(leads(row, "A:RR", Metric::straight));
    EXPECT_FALSE(leads(row, "A:RR", Metric::steps));
}

TEST(BlockReplay, knows_walls_gates_edges_and_other_pieces) {
    EXPECT_FALSE(leads(test::drawn("A#.", "A 0 0"), "A:R", Metric::moves));
    EXPECT_FALSE(leads(test::drawn("AB.", "A 0 2"), "A:RR", Metric::moves));
    EXPECT_FALSE(leads(test::drawn("A.", "A 0 0"), "A:L", Metric::moves));
    EXPECT_TRUE(leads(test::drawn("A-.", "A 0 2"), "A:RR", Metric::moves));
    EXPECT_FALSE(leads(test::drawn("A.B-", "A 0 1"), "B:R A:R", Metric::moves));
    EXPECT_TRUE(leads(test::drawn("AAB.", "A 0 1"), "B:R A:R", Metric::moves));
}

TEST(BlockReplay, tells_how_far_it_came) {
    const Level level = test::drawn("AB..", "A 0 2");
    const auto moves = *parse_moves("B:R A:R A:R A:R", level);
    const Replay seen = replay(level, moves, Metric::steps);
    EXPECT_EQ(seen.played, 2u);
    EXPECT_FALSE(seen.is_goal);
    EXPECT_EQ(seen.pieces[0].cells, std::vector<Cell>{1});
}

TEST(BlockReplay, lets_cars_go_only_along_their_longer_side) {
    const auto level = parse_level("rule: rush\ngrid:\nAA.\n...\nend\ngoal: A 0 1\n");
    EXPECT_TRUE(leads(*level, "A:R", Metric::moves));
    EXPECT_FALSE(leads(*level, "A:D A:R A:U", Metric::moves));
}

TEST(BlockMoves, are_read_as_they_are_written) {
    const Level& level = test::level("hrd-01");
    const auto moves = parse_moves("I:R  G:DL\n J:LL", level);
    ASSERT_TRUE(moves);
    EXPECT_EQ(to_text(*moves), "I:R G:DL J:LL");
    EXPECT_EQ(parse_moves(" \n", level)->size(), 0u);
}

TEST(BlockMoves, tell_what_is_wrong_and_where) {
    const Level& level = test::level("hrd-01");
    const auto expect_wrong = [&](std::string_view text, Code code, std::uint32_t line,
                                  std::uint32_t column) {
        const auto moves = parse_moves(text, level);
        ASSERT_FALSE(moves) << text;
        EXPECT_EQ(moves.error().code, code) << text;
        EXPECT_EQ(moves.error().line, line) << text;
        EXPECT_EQ(moves.error().column, column) << text;
    };
    expect_wrong("I:R\nG", code::block_move, 2, 1);
    expect_wrong("I:R G:", code::block_move, 1, 5);
    expect_wrong("Z:R", code::block_unknown_piece, 1, 1);
    expect_wrong("I:R G:DX", code::block_direction, 1, 8);
}

}  // namespace
}  // namespace noyes::blocks
