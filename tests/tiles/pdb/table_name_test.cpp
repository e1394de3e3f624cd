#include <noyes/tiles/pdb/table_name.hpp>

#include <gtest/gtest.h>
#include <rapidcheck.h>

namespace noyes::tiles {
namespace {

TEST(TableName, tells_size_blank_tiles_and_kind) {
    const TableKey key{.extent = {4, 4}, .blank = 0, .homes = 0b11'0011'0010};
    EXPECT_EQ(table_name(key), "4x4-blank0-tiles1.4.5.8.9");
    EXPECT_EQ(table_name({{2, 3}, 5, 1, true}), "2x3-blank5-tiles0-regions");
}

TEST(TableName, of_any_possible_table_is_read_back) {
    EXPECT_TRUE(rc::check([] {
        TableKey key{.extent = {*rc::gen::inRange(2u, 7u), *rc::gen::inRange(2u, 7u)},
                     .by_region = *rc::gen::arbitrary<bool>()};
        const std::uint32_t cells = key.extent.cells();
        key.blank = *rc::gen::inRange(0u, cells);
        key.homes = *rc::gen::inRange(CellSet{0}, set_of(cells)) & ~set_of(key.blank);
        RC_PRE(key.homes != 0);
        RC_ASSERT(parse_table_name(table_name(key)) == key);
    }));
}

TEST(TableName, has_one_spelling_only) {
    for (const char* other :
         {"", "x", "4x4", "4x4-blank0-tiles", "04x4-blank0-tiles1", "4x4-blank0-tiles01",
          "4x4-blank0-tiles2.1", "4x4-blank0-tiles1.1", "4x4-blank0-tiles1.", "4x4-blank1-tiles1",
          "4x4-blank0-tiles16", "4x4-blank0-tiles1-region", "4x4-blank0-tiles1-regions ",
          "4x4-blank-1-tiles1", "4x4-blank99999999999-tiles1", "7x7-blank0-tiles1",
          "4x4-blank0-tiles1.99999999999"})
        EXPECT_EQ(parse_table_name(other), std::nullopt) << other;
}

}  // namespace
}  // namespace noyes::tiles
