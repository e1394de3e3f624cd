// Boards as searches store them: with two bits to spare for the move that led there.
#include <noyes/search/record.hpp>
#include <noyes/tiles/puzzle.hpp>

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <numeric>
#include <random>
#include <vector>

namespace noyes::test {

namespace {

using search::KeepCost;
using search::RecordLayout;
using tiles::Direction;

template <class Shape>
class StoredBoards : public testing::Test {
   protected:
    using Puzzle = tiles::Puzzle<Shape>;
    static constexpr std::size_t cells = Shape::extent.cells();
    static constexpr std::size_t size = Puzzle::packed_size();
    using Bytes = std::array<std::byte, size>;

    static Puzzle puzzle(unsigned seed) {
        std::vector<tiles::Tile> tiles(cells);
        std::iota(tiles.begin(), tiles.end(), 0u);
        std::ranges::shuffle(tiles, std::mt19937(seed));
        return Puzzle(tiles::Homes{Shape::extent, 0}, tiles);
    }
    static Bytes packed(const Puzzle& puzzle) {
        Bytes bytes{};
        puzzle.pack(puzzle.start(), bytes.data());
        return bytes;
    }
};

using Shapes = testing::Types<tiles::Fixed<3, 3>, tiles::Fixed<4, 4>, tiles::Fixed<5, 5>>;
TYPED_TEST_SUITE(StoredBoards, Shapes);

TYPED_TEST(StoredBoards, are_what_they_were_whatever_the_move) {
    using P = typename TestFixture::Puzzle;
    for (unsigned seed = 0; seed < 200; ++seed) {
        const P puzzle = this->puzzle(seed);
        const RecordLayout<P> layout(puzzle, KeepCost::no);
        EXPECT_EQ(layout.bytes(), this->size);
        auto bytes = this->packed(puzzle);
        for (const Direction move : tiles::directions) {
            layout.set_move(bytes.data(), move);
            EXPECT_EQ(layout.move(bytes.data()), move);
            typename P::State state{};
            puzzle.unpack(bytes.data(), state);
            EXPECT_EQ(state, puzzle.start());
        }
    }
}

TYPED_TEST(StoredBoards, are_compared_and_hashed_without_the_move) {
    using P = typename TestFixture::Puzzle;
    const P puzzle = this->puzzle(1);
    const P other = this->puzzle(2);
    const RecordLayout<P> layout(puzzle, KeepCost::no);
    const auto packed = this->packed(puzzle);
    auto moved = packed;
    layout.set_move(moved.data(), Direction::down);
    EXPECT_TRUE(layout.same_state(packed.data(), moved.data()));
    EXPECT_EQ(layout.hash(packed.data()), layout.hash(moved.data()));
    EXPECT_FALSE(layout.same_state(moved.data(), this->packed(other).data()));
    EXPECT_FALSE(layout.is_empty(packed.data()));
}

}  // namespace

}  // namespace noyes::test
