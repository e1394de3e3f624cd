// Keys, mirror images and moves of the Domain.
#include <noyes/blocks/puzzle.hpp>

#include <noyes/blocks/replay.hpp>
#include <noyes/blocks/shortest.hpp>
#include <noyes/blocks/tell.hpp>
#include <noyes/blocks/width.hpp>
#include <noyes/search/breadth_first.hpp>

#include "component.hpp"
#include "levels.hpp"
#include "wandering.hpp"

#include <rapidcheck/gtest.h>

namespace noyes::blocks {
namespace {

// Left and right exchanged.
Level mirrored(Level level) {
    for (Piece& piece : level.pieces) {
        for (Cell& cell : piece.cells) {
            const Extent extent = level.extent;
            cell = extent.cell(extent.row(cell), extent.columns - 1 - extent.column(cell));
        }
        std::ranges::sort(piece.cells);
    }
    return level;
}

std::vector<std::byte> key_of(const Level& level) {
    return with_puzzle(level, Metric::moves, [](const auto& puzzle) {
        std::vector<std::byte> packed(puzzle.packed_size());
        puzzle.pack(puzzle.start(), packed.data());
        return packed;
    });
}

RC_GTEST_PROP(BlockKeys, are_the_same_whichever_of_two_equal_pieces_is_where, ()) {
    const Level level = test::wandered(test::drawn_level(), *rc::gen::inRange(0, 40));
    Level other = level;
    const auto i = *rc::gen::inRange<std::size_t>(0, level.pieces.size());
    const auto k = *rc::gen::inRange<std::size_t>(0, level.pieces.size());
    const bool same_shape = shape_of(level.extent, level.pieces[i].cells) ==
                            shape_of(level.extent, level.pieces[k].cells);
    RC_PRE(same_shape && !level.has_target(i) && !level.has_target(k));
    std::swap(other.pieces[i].cells, other.pieces[k].cells);
    RC_ASSERT(key_of(level) == key_of(other));
}

RC_GTEST_PROP(BlockKeys, of_a_state_and_its_mirror_image_are_the_same_where_the_level_is_its_own,
              ()) {
    static const std::vector<std::string_view> ids{"hrd-01", "hrd-06", "hrd-40", "layton-23",
                                                   "century"};
    const Level level =
        test::wandered(test::level(*rc::gen::elementOf(ids)), *rc::gen::inRange(0, 40));
    RC_ASSERT(key_of(level) == key_of(mirrored(level)));
}

RC_GTEST_PROP(BlockKeys, unpack_to_the_same_state, ()) {
    const Level level = test::wandered(test::drawn_level(), *rc::gen::inRange(0, 40));
    const bool same = with_puzzle(level, Metric::moves, [](const auto& puzzle) {
        std::vector<std::byte> packed(puzzle.packed_size());
        std::vector<std::byte> again(puzzle.packed_size());
        auto state = puzzle.start();
        puzzle.pack(state, packed.data());
        puzzle.unpack(packed.data(), state);
        puzzle.pack(state, again.data());
        return packed == again && state == puzzle.start();
    });
    RC_ASSERT(same);
}

// Every child, told as a move, is played by the replay; `retract` leads back.
RC_GTEST_PROP(BlockMoves, of_the_domain_are_legal_and_can_be_taken_back, ()) {
    const Level level = test::wandered(test::drawn_level(), *rc::gen::inRange(0, 40));
    const Metric metric = *rc::gen::elementOf(metrics);
    const bool right = with_puzzle(level, metric, [&](const auto& puzzle) {
        auto state = puzzle.start();
        return !puzzle.for_each_child(state, search::NoMove{}, [&](Slide slide, auto& child, Cost) {
            const auto moves = tell(level, puzzle, std::array{slide});
            const Replay seen = replay(level, moves, metric);
            Level there = level;
            there.pieces = seen.pieces;
            std::vector<std::byte> packed(puzzle.packed_size());
            puzzle.pack(child, packed.data());
            auto back = child;
            puzzle.retract(back, slide);
            return seen.played != 1 || key_of(there) != packed || back != puzzle.start();
        });
    });
    RC_ASSERT(right);
}

TEST(BlockKeys, of_4x5_levels_have_at_most_8_bytes) {
    for (const Level& level : test::all_levels()) {
        if (level.extent != Extent{5, 4}) continue;
        EXPECT_EQ(words_of(level), 1u) << level.id;
        EXPECT_LE(Puzzle<1>(level, Metric::moves).key_bits(), 55u) << level.id;
    }
    EXPECT_EQ(Puzzle<1>(test::level("hrd-01"), Metric::moves).key_bits(), 44u);
}

TEST(BlockPuzzle, uses_the_mirror_only_where_walls_gates_shapes_and_goals_are_their_own_images) {
    const auto uses_mirror = [](const Level& level) {
        return with_puzzle(level, Metric::moves,
                           [](const auto& puzzle) { return puzzle.uses_mirror(); });
    };
    EXPECT_TRUE(uses_mirror(test::level("hrd-01")));
    EXPECT_FALSE(uses_mirror(test::level("gnome-red-donkey")));  // the goal is at the right
    EXPECT_FALSE(uses_mirror(test::drawn("A.#\n...", "A 0 1")));
    EXPECT_FALSE(uses_mirror(test::drawn("A.-\n...", "A 0 1")));
    EXPECT_FALSE(uses_mirror(test::drawn("A..\nB..\nBB.", "A 0 1")));  // nobody looks like B there
    EXPECT_TRUE(uses_mirror(test::drawn("A...C\nB..CC\nBB...\n.....", "A 0 2")));  // C does
    EXPECT_TRUE(uses_mirror(test::drawn("A.B\n...", "A 1 0  B 1 2")));             // A looks like B
    EXPECT_FALSE(uses_mirror(test::drawn("A.B\n...", "A 1 0  B 1 1")));
}

// With and without the mirror, and with and without what is left out after a move: the same
// lengths.
TEST(BlockPuzzle, has_the_same_distances_with_and_without_its_mirror) {
    for (const char* id : {"hrd-06", "hrd-34", "bickford-4x4", "layton-01"}) {
        for (const Metric metric : metrics) {
            const Puzzle<1> with(test::level(id), metric);
            const Puzzle<1> without(test::level(id), metric, Mirroring::ignored);
            const test::Component<1> small(with);
            const test::Component<1> large(without);
            EXPECT_EQ(small.to_goal(0), large.to_goal(0)) << id;
            search::Unobserved nobody;
            noyes::Run run;
            const auto found =
                search::BreadthFirst::search(without, search::NoEstimate{}, nobody, run, {});
            EXPECT_EQ(found.outcome == search::Outcome::solved ? found.cost : -1, large.to_goal(0));
        }
    }
}

// Kinds of which the bits would not fit are taken apart: nothing is interchangeable any more.
TEST(BlockPuzzle, finds_room_for_a_key_on_the_largest_board) {
    std::string rows;
    for (int row = 0; row < 32; ++row) rows += std::string(32, '.') + "\n";
    rows.pop_back();
    char name = 'A';
    for (std::size_t kind = 0; kind < 12; ++kind) {
        for (std::size_t piece = 0; piece < 2; ++piece, ++name) {
            for (std::size_t cell = 0; cell <= kind; ++cell)
                rows[(2 * kind + piece) * 33 + cell] = name;
        }
    }
    const Level level = test::drawn(rows);
    EXPECT_LE(words_of(level), most_words);
    const Puzzle<most_words> puzzle(level, Metric::steps);
    EXPECT_LE(puzzle.key_bits(), 64 * most_words);
    EXPECT_EQ(puzzle.kinds().size(), 24u);
}

// Three kinds of two pieces each need 400 + 380 + 380 bits, more than there are: every piece
// becomes a kind of its own, and its mirror image is itself.
TEST(BlockKeys, of_kinds_that_were_taken_apart_have_mirror_images_too) {
    std::string rows =
        "B........AA.......C.\n"
        "DD..F..........G..EE\n"
        "....F..........G....";
    for (int row = 3; row < 20; ++row) rows += "\n" + std::string(20, '.');
    const Level level = test::drawn(rows, "A 2 9");
    const Puzzle<most_words> puzzle(level, Metric::steps);
    EXPECT_TRUE(puzzle.uses_mirror());
    EXPECT_EQ(puzzle.kinds().size(), level.pieces.size());
    EXPECT_EQ(key_of(mirrored(level)), key_of(level));
    noyes::Run run;
    const Shortest found = shortest(level, Metric::steps, run);
    EXPECT_EQ(found.cost, 2);
    EXPECT_TRUE(leads_to_goal(level, found.path, Metric::steps));
}

}  // namespace
}  // namespace noyes::blocks
