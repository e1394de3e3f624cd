// Fast ways to an entry, held against the plain one: by pieces, and by parities along a walk.
#include <noyes/base/executor.hpp>
#include <noyes/base/random.hpp>
#include <noyes/tiles/distance_table.hpp>
#include <noyes/tiles/pdb/build_table.hpp>
#include <noyes/tiles/pdb/lookup_side.hpp>
#include <noyes/tiles/pdb/parities.hpp>

#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>

namespace noyes::tiles {
namespace {

std::uint32_t below(Random& random, std::uint32_t limit) {
    return static_cast<std::uint32_t>(random.below(limit));
}

std::vector<Cell> shuffled_cells(Random& random, std::uint32_t cells) {
    std::vector<Cell> all(cells);
    std::iota(all.begin(), all.end(), 0u);
    for (std::uint32_t i = cells; i > 1; --i) std::swap(all[i - 1], all[below(random, i)]);
    return all;
}

// A view without a table: which entry belongs to a board does not depend on what it says.
PatternView view_of(const TableKey& key, const Homes& homes) {
    const CanonicalKey canonical_key = canonical(key);
    const TableKey& there = canonical_key.key;
    return {canonical_key, homes, Table(there, {}, nullptr),
            std::make_shared<const PatternIndex>(there.extent, there.tiles(), there.by_region)};
}

// Some homes of the blank, patterns and boards, with up to `most_tiles` tiles in a pattern.
template <class Shape>
void expect_pieces_to_agree(std::uint32_t most_tiles) {
    constexpr std::uint32_t cells = Shape::extent.cells();
    Random random(7);
    for (int round = 0; round < 30; ++round) {
        const Homes homes{Shape::extent, below(random, cells)};
        TableKey key{.extent = Shape::extent, .blank = homes.blank, .by_region = round % 2 == 0};
        const std::uint32_t tiles = 1 + below(random, most_tiles);
        for (const Cell cell : shuffled_cells(random, cells)) {
            if (cell != homes.blank && key.tiles() < tiles) key.homes |= set_of(cell);
        }
        const PatternView view = view_of(key, homes);
        const Pieces<Shape> pieces(view, std::make_shared<const Footprints>(
                                             view.where().first(cells), PackedBoard<Shape>::width));
        for (int board = 0; board < 100; ++board) {
            const std::vector<Cell> where = shuffled_cells(random, cells);  // [0]: the blank's
            Whereabouts<Shape> packed;
            for (Tile tile = 1; tile < cells; ++tile) packed.put(tile, where[tile]);
            const auto plain = [&](Tile tile) { return where[tile]; };
            ASSERT_EQ(pieces.index(packed, where[0]), view.index(plain, where[0])) << tiles;
        }
    }
}

TEST(Pieces, find_the_same_entry_as_tile_by_tile) {
    expect_pieces_to_agree<Fixed<3, 3>>(8);
    expect_pieces_to_agree<Fixed<4, 4>>(8);
    expect_pieces_to_agree<Fixed<5, 5>>(7);
}

TEST(GatherBits, takes_what_the_mask_names) {
    EXPECT_EQ(gather_bits(0b1010'1100, 0b0110'0101), 0b0110u);
    EXPECT_EQ(gather_bits(~std::uint64_t{0}, 0), 0u);
    EXPECT_EQ(gather_bits(std::uint64_t{1} << 63, ~std::uint64_t{0}), std::uint64_t{1} << 63);
}

TEST(Whereabouts, know_each_tile_after_a_step) {
    Whereabouts<Fixed<5, 5>> where;
    for (Tile tile = 1; tile < 25; ++tile) where.put(tile, 25 - tile);
    const auto after = where.after(Slide(Direction::right, 0, 1, 24));  // tile 24 comes from 1 to 0
    EXPECT_EQ(where(24), 1u);
    EXPECT_EQ(after(24), 0u);
    for (Tile tile = 1; tile < 24; ++tile) EXPECT_EQ(after(tile), 25 - tile);
}

TEST(EntryAfter, follows_the_manhattan_distance) {
    EXPECT_EQ(entry_after(3, 1, 1), 3u);
    EXPECT_EQ(entry_after(3, 1, 0), 2u);
    EXPECT_EQ(entry_after(3, -1, 0), 4u);
    EXPECT_EQ(entry_after(0, -1, 1), 1u);
}

// Six tiles on 4x4 with respect to the blank's region: 6.8 MB.
TEST(Parities, tell_every_entry_along_a_walk) {
    noyes::Run run;
    SerialExecutor executor;
    constexpr Extent extent{4, 4};
    const Homes homes{extent, 0};
    const CanonicalKey key = canonical(
        {.extent = extent, .blank = 0, .homes = 0b0011'0011'0011'0000, .by_region = true});
    const Table plain = *build_table(key.key, run, executor);
    const Table table = with_parities(plain, run, executor);
    ASSERT_EQ(table.parities().size(), table.bytes().size() / 4);

    const auto index = std::make_shared<const PatternIndex>(extent, key.key.tiles(), true);
    const PatternView view(key, homes, table, index);
    Random random(3);
    std::vector<Cell> where(16);
    std::iota(where.begin(), where.end(), 0u);  // solved
    std::uint32_t entry = 0;
    for (int step = 0; step < 100'000; ++step) {
        const auto way = static_cast<Direction>(below(random, 4));
        if (!is_legal(extent, where[0], way)) continue;
        const Cell to = neighbour(extent, where[0], way);
        const auto tile = static_cast<Tile>(std::ranges::find(where, to) - where.begin());
        const Cost change =
            taxicab(extent, homes.of(tile), where[0]) - taxicab(extent, homes.of(tile), to);
        std::swap(where[0], where[tile]);
        if (std::ranges::find(view.tiles(), tile) == view.tiles().end()) continue;
        const std::uint64_t at = view.index([&](Tile t) { return where[t]; }, where[0]);
        entry = view.entry_after(entry, change, at);
        ASSERT_EQ(entry, view.entry(at)) << step;
    }
}

TEST(Parities, are_left_out_where_an_entry_may_be_too_small) {
    noyes::Run run;
    SerialExecutor executor;
    std::vector<std::byte> bytes(std::size_t{5} << 20, std::byte{0x37});
    const TableKey key{.extent = {4, 4}, .homes = 0b11'1111'0000, .by_region = true};
    EXPECT_FALSE(with_parities({key, bytes, nullptr}, run, executor).parities().empty());
    bytes[1'234'567] = std::byte{0xf3};
    EXPECT_TRUE(with_parities({key, bytes, nullptr}, run, executor).parities().empty());
}

TEST(Parities, are_left_out_where_a_move_can_change_an_entry_by_more) {
    noyes::Run run;
    SerialExecutor executor;
    const std::vector<std::byte> bytes(std::size_t{5} << 20);
    const TableKey key{.extent = {4, 4}, .homes = 0b11'1111'0000, .by_region = false};
    EXPECT_TRUE(with_parities({key, bytes, nullptr}, run, executor).parities().empty());
}

}  // namespace
}  // namespace noyes::tiles
