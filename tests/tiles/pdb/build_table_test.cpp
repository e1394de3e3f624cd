#include <noyes/tiles/pdb/build_table.hpp>

#include <noyes/base/thread_executor.hpp>
#include <noyes/tiles/pdb/pattern_index.hpp>

#include "plain_distances.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <limits>
#include <string>

namespace noyes::tiles {
namespace {

Table build(const TableKey& key) {
    noyes::Run run;
    SerialExecutor executor;
    return *build_table(key, run, executor);
}

CellSet homes(std::initializer_list<Cell> cells) {
    CellSet set = 0;
    for (const Cell cell : cells) set |= set_of(cell);
    return set;
}

// Reads tables as their users do.
class Reader {
   public:
    explicit Reader(const Table& table)
        : table_(table), index_(table.key().extent, table.key().tiles(), table.key().by_region) {}

    [[nodiscard]] Cost distance(const Placement& placement) const {
        CellSet set = 0;
        for (const Cell cell : placement.cells) set |= set_of(cell);
        const auto at = index_.at(index_.row(placement.cells), index_.column(set, placement.blank));
        return manhattan(placement) + 2 * static_cast<Cost>(table_.entry(at));
    }

    [[nodiscard]] Cost manhattan(const Placement& placement) const {
        const Extent extent = table_.key().extent;
        const auto apart = [](std::uint32_t a, std::uint32_t b) { return a < b ? b - a : a - b; };
        std::uint32_t sum = 0;
        std::size_t tile = 0;
        for (Cell home = 0; home < extent.cells(); ++home) {
            if ((table_.key().homes & set_of(home)) == 0) continue;
            const Cell cell = placement.cells[tile++];
            sum += apart(extent.row(home), extent.row(cell)) +
                   apart(extent.column(home), extent.column(cell));
        }
        return static_cast<Cost>(sum);
    }

   private:
    const Table& table_;
    PatternIndex index_;
};

// An entry is half a byte: what exceeds the Manhattan distance by more than 30 is cut there.
Cost as_stored(Cost distance, Cost manhattan) { return std::min(distance, manhattan + 30); }

// How many entries are not what the plain search says.
std::uint64_t wrong_entries(const TableKey& key) {
    const Table table = build(key);
    const Reader reader(table);
    const auto distances = plain_distances(key);
    std::map<std::vector<Cell>, Cost> least;  // over all places of the blank
    for (const auto& [placement, distance] : distances) {
        const auto [at, is_new] = least.try_emplace(placement.cells, distance);
        at->second = std::min(at->second, distance);
    }
    std::uint64_t wrong = 0;
    for (const auto& [placement, distance] : distances) {
        const Cost right = key.by_region ? distance : least.at(placement.cells);
        if (reader.distance(placement) != as_stored(right, reader.manhattan(placement))) ++wrong;
    }
    return wrong;
}

TEST(BuildTable, gives_every_entry_of_3x3_the_distance_of_a_plain_search) {
    const std::vector<CellSet> patterns{
        homes({4}),          homes({1, 8}),          homes({2, 3, 7}),         homes({1, 2, 3, 4}),
        homes({5, 6, 7, 8}), homes({1, 2, 4, 6, 8}), homes({3, 4, 5, 6, 7, 8})};
    for (const CellSet pattern : patterns) {
        EXPECT_EQ(wrong_entries({{3, 3}, 0, pattern, true}), 0u) << pattern;
        EXPECT_EQ(wrong_entries({{3, 3}, 0, pattern, false}), 0u) << pattern;
    }
}

TEST(BuildTable, knows_any_home_of_the_blank) {
    const CellSet pattern = homes({1, 2, 3, 5, 7});
    for (const Cell blank : {0u, 4u, 6u, 8u}) {
        EXPECT_EQ(wrong_entries({{3, 3}, blank, pattern, true}), 0u) << blank;
        EXPECT_EQ(wrong_entries({{3, 3}, blank, pattern, false}), 0u) << blank;
    }
}

TEST(BuildTable, gives_every_entry_of_2x4_and_4x2_the_distance_of_a_plain_search) {
    for (const Extent extent : {Extent{2, 4}, Extent{4, 2}}) {
        for (const CellSet pattern :
             {homes({1, 2, 3}), homes({1, 3, 4, 6}), homes({1, 2, 3, 4, 5, 6})}) {
            EXPECT_EQ(wrong_entries({extent, 0, pattern, true}), 0u) << pattern;
            EXPECT_EQ(wrong_entries({extent, 7, pattern, false}), 0u) << pattern;
        }
    }
}

// With all tiles, or all but one, half of the orders cannot be reached; the others are the puzzle.
TEST(BuildTable, of_all_tiles_is_the_puzzle_itself) {
    const CellSet all = homes({1, 2, 3, 4, 5});
    EXPECT_EQ(wrong_entries({{2, 3}, 0, all, true}), 0u);
    const auto distances = plain_distances({{2, 3}, 0, all, true});
    Cost farthest = 0;
    for (const auto& [placement, distance] : distances) farthest = std::max(farthest, distance);
    EXPECT_EQ(distances.size(), 360u);
    EXPECT_EQ(farthest, 21);
    EXPECT_EQ(wrong_entries({{3, 3}, 0, homes({1, 2, 3, 4, 5, 6, 7, 8}), true}), 0u);
}

TEST(BuildTable, gives_the_same_bytes_with_any_number_of_threads) {
    const TableKey key{{3, 4}, 0, homes({1, 2, 4, 5, 8, 9}), true};
    const Table one = build(key);
    noyes::Run run;
    ThreadExecutor executor(3);
    const Table three = *build_table(key, run, executor);
    EXPECT_TRUE(std::ranges::equal(one.bytes(), three.bytes()));
}

TEST(BuildTable, takes_no_more_memory_than_it_says_and_not_much_less) {
    for (const bool by_region : {true, false}) {
        const TableKey key{{4, 4}, 0, homes({1, 4, 5, 8, 9}), by_region};
        noyes::Run run;
        SerialExecutor executor;
        const auto table = build_table(key, run, executor);
        ASSERT_TRUE(table);
        EXPECT_EQ(table->bytes().size(), table_bytes(key));
        EXPECT_LE(run.peak_memory(), build_bytes(key));
        EXPECT_GT(run.peak_memory(), build_bytes(key) / 2);
        EXPECT_EQ(run.memory(), table_bytes(key));
    }
}

TEST(BuildTable, halts_where_the_memory_limit_is_too_low) {
    const TableKey key{{4, 4}, 0, homes({1, 4, 5, 8, 9}), true};
    noyes::Run run(Limits{.memory = 100'000});
    SerialExecutor executor;
    EXPECT_FALSE(build_table(key, run, executor));
    EXPECT_EQ(run.halt(), Halt::memory_limit);
}

TEST(BuildTable, refuses_what_no_memory_could_hold) {
    const TableKey key{{6, 6}, 0, (CellSet{1} << 13) - 2, true};
    EXPECT_EQ(build_bytes(key), std::numeric_limits<std::uint64_t>::max());
    noyes::Run run;
    SerialExecutor executor;
    EXPECT_FALSE(build_table(key, run, executor));
}

TEST(BuildTable, does_not_count_entries_as_nodes) {
    noyes::Run run(Limits{.nodes = 1000});
    SerialExecutor executor;
    EXPECT_TRUE(build_table({{4, 4}, 0, homes({1, 4, 5, 8, 9}), true}, run, executor));
}

TEST(BuildTable, halts_when_it_is_stopped) {
    StopFlag stop;
    stop.raise();
    noyes::Run run({}, &stop);
    SerialExecutor executor;
    EXPECT_FALSE(build_table({{4, 4}, 0, homes({1, 4, 5, 8, 9}), true}, run, executor));
    EXPECT_EQ(run.halt(), Halt::stopped);
}

// C(16, 5) sets of cells with 5! orders each.
TEST(BuildTable, has_as_many_entries_as_arithmetic_says) {
    EXPECT_EQ(PatternIndex({4, 4}, 5, false).columns(), 4368u);
    EXPECT_EQ(PatternIndex({4, 4}, 5, false).rows(), 120u);
    EXPECT_EQ(PatternIndex({4, 4}, 8, false).columns(), 12870u);
}

}  // namespace
}  // namespace noyes::tiles
