#include <noyes/tiles/pdb/partition.hpp>

#include <noyes/tiles/codes.hpp>
#include <noyes/tiles/pdb/symmetry.hpp>

#include <gtest/gtest.h>

#include <bit>
#include <set>

namespace noyes::tiles {
namespace {

const std::vector<Extent> named{{3, 3}, {3, 4}, {4, 3}, {4, 4}, {5, 5}};

CellSet all_tiles(const Homes& homes) {
    return ((CellSet{1} << homes.extent.cells()) - 1) & ~set_of(homes.blank);
}

TEST(Partition, has_every_tile_once_for_every_name_and_every_home_of_the_blank) {
    for (const Extent extent : named) {
        for (const std::string_view name : partition_names(extent)) {
            for (Cell blank = 0; blank < extent.cells(); ++blank) {
                const Homes homes{extent, blank};
                const auto partition = find_partition(name, homes);
                ASSERT_TRUE(partition) << name;
                CellSet together = 0;
                for (const CellSet pattern : partition->patterns) {
                    EXPECT_EQ(together & pattern, 0u) << name << ' ' << blank;
                    together |= pattern;
                }
                EXPECT_EQ(together, all_tiles(homes)) << name << ' ' << blank;
            }
        }
    }
}

TEST(Partition, has_patterns_of_the_sizes_that_its_name_tells) {
    const auto sizes = [](std::string_view name) {
        std::multiset<int> all;
        const auto partition = find_partition(name, {{4, 4}, 0});
        for (const CellSet pattern : partition->patterns) {
            all.insert(std::popcount(pattern));
        }
        return all;
    };
    EXPECT_EQ(sizes("5-5-5"), (std::multiset<int>{5, 5, 5}));
    EXPECT_EQ(sizes("6-6-3"), (std::multiset<int>{3, 6, 6}));
    EXPECT_EQ(sizes("7-7-1"), (std::multiset<int>{1, 7, 7}));
    EXPECT_EQ(sizes("7-8"), (std::multiset<int>{7, 8}));
    EXPECT_EQ(sizes("4-4-4"), (std::multiset<int>{4, 4, 4}));  // not named: along a snake
}

// 1 4 5 8 9: the ones that Noyes' name for 5-5-5 begins with.
TEST(Partition, is_also_written_as_letters) {
    const auto partition = find_partition(".abbaabbaacbcccc", {{4, 4}, 0});
    ASSERT_TRUE(partition);
    EXPECT_EQ(partition->patterns.front(), 0b11'0011'0010u);
    EXPECT_EQ(partition->patterns, find_partition("5-5-5", {{4, 4}, 0})->patterns);
}

TEST(Partition, shares_tables_between_goals_that_are_alike_up_to_a_turn) {
    const auto keys = [](Cell blank) {
        const Homes homes{{4, 4}, blank};
        return table_keys(*find_partition("5-5-5", homes), homes);
    };
    for (const Cell corner : {3u, 12u, 15u}) EXPECT_EQ(keys(corner), keys(0)) << corner;
    EXPECT_NE(keys(5), keys(0));
}

TEST(Partition, of_a_turned_board_uses_the_tables_of_the_other) {
    const Homes lying{{3, 4}, 0};
    const Homes standing{{4, 3}, 0};
    EXPECT_EQ(table_keys(*find_partition("5-6", lying), lying),
              table_keys(*find_partition("5-6", standing), standing));
}

TEST(Partition, that_is_wrong_is_refused_with_the_reason) {
    const auto reason = [](std::string_view text, Homes homes = {{4, 4}, 0}) {
        const auto partition = find_partition(text, homes);
        return partition ? Code{} : partition.error().code;
    };
    EXPECT_EQ(reason("9-9"), code::partition_sum);
    EXPECT_EQ(reason(""), code::unknown_partition);
    EXPECT_EQ(reason("5--5"), code::unknown_partition);
    EXPECT_EQ(reason("0-5"), code::unknown_partition);
    EXPECT_EQ(reason("99999999999999999999"), code::unknown_partition);
    EXPECT_EQ(reason("abc"), code::partition_length);
    EXPECT_EQ(reason("aabbaabbaacbcccc"), code::partition_at_blank);
    EXPECT_EQ(reason(".aBbaabbaacbcccc"), code::partition_letter);
    EXPECT_EQ(reason("................"), code::partition_empty);
    EXPECT_EQ(reason("5-5", {{7, 7}, 0}), code::no_tables);
    EXPECT_EQ(reason("1-1-1-1-1-1-1-1-1-1-1-1-1-1-1-1-1", {{6, 6}, 0}), code::too_many_patterns);
}

TEST(Partition, is_found_for_every_size_up_to_6x6) {
    for (std::uint32_t rows = 2; rows <= 6; ++rows) {
        for (std::uint32_t columns = 2; columns <= 6; ++columns) {
            const Homes homes{{rows, columns}, rows * columns - 1};
            EXPECT_TRUE(find_partition(default_partition(homes.extent), homes)) << rows << columns;
        }
    }
}

TEST(Symmetry, of_a_board_maps_neighbours_to_neighbours) {
    for (const Extent extent : named) {
        for (const Symmetry& turn : symmetries(extent)) {
            for (Cell cell = 0; cell + 1 < extent.cells(); ++cell) {
                if (extent.row(cell) != extent.row(cell + 1)) continue;
                const Cell a = turn.where[cell];
                const Cell b = turn.where[cell + 1];
                const Cell apart = a < b ? b - a : a - b;
                EXPECT_TRUE(apart == 1 || apart == turn.extent.columns);
            }
        }
    }
}

}  // namespace
}  // namespace noyes::tiles
