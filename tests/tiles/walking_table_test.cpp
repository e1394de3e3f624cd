#include <noyes/tiles/walking_table.hpp>

#include <gtest/gtest.h>

namespace noyes::tiles {
namespace {

// The number is Ken'ichiro Takahashi's; the blank's home line makes no difference to it.
TEST(WalkingTable, has_24964_matrices_for_the_15_puzzle) {
    for (const std::uint32_t blank_home : {0u, 1u, 3u}) {
        EXPECT_EQ(WalkingTable({.count = 4, .length = 4, .blank_home = blank_home}).size(),
                  24'964u);
    }
}

// Two lines of two, three tiles: the line without the blank holds both tiles of one home line, or
// one of each; of the latter there are two, with either line of the blank.
TEST(WalkingTable, has_4_matrices_for_2x2) {
    const WalkingTable table({.count = 2, .length = 2, .blank_home = 1});
    EXPECT_EQ(table.size(), 4u);
    const WalkingTable::Key goal = 2 * table.digit(0, 0) + table.digit(1, 1);
    EXPECT_EQ(table.find(goal).distance, 0);
    // The blank goes up and a tile of line 0 comes down; then it goes back with the other one.
    const auto after = [&](WalkingTable::Place place, bool on, std::uint32_t home) {
        return table.links()[WalkingTable::index(2, place, on, home)];
    };
    const WalkingTable::Link up = after(table.find(goal).place, false, 0);
    EXPECT_EQ(up.change(), 1);
    const WalkingTable::Link down = after(up.place(), true, 1);
    EXPECT_EQ(down.change(), 1);
    const WalkingTable::Link back = after(up.place(), true, 0);
    EXPECT_EQ(back.place(), table.find(goal).place);
    EXPECT_EQ(back.change(), -1);
}

// 24,964 matrices; those with the blank in the first and in the last row share places.
TEST(WalkingTable, takes_300_KB_for_the_15_puzzle) {
    const WalkingTable table({.count = 4, .length = 4, .blank_home = 0});
    EXPECT_LE(table.bytes(), 300'000u);
}

}  // namespace
}  // namespace noyes::tiles
