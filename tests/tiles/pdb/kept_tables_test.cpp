#include <noyes/tiles/pdb/kept_tables.hpp>

#include <noyes/tiles/pdb/build_table.hpp>

#include <gtest/gtest.h>

#include <algorithm>

namespace noyes::tiles {
namespace {

// Tiles 1 and 2 of an 8-puzzle whose blank has its home first.
constexpr TableKey pair{.extent = {3, 3}, .blank = 0, .homes = 0b110};
constexpr TableKey corner{.extent = {3, 3}, .blank = 0, .homes = 0b100};

// Has one table, and counts how often it is asked.
class OneTable final : public TableSource {
   public:
    explicit OneTable(Table table) : table_(std::move(table)) {}

    std::optional<Table> find(const TableKey& key) override {
        ++asked;
        return key == table_.key() ? std::optional(table_) : std::nullopt;
    }

    int asked = 0;

   private:
    Table table_;
};

TEST(KeptTables, makes_a_table_once_as_build_table_makes_it) {
    NoTables none;
    SerialExecutor serial;
    noyes::Run run;
    KeptTables kept(none, run, serial);
    const auto first = kept.find(pair);
    const auto second = kept.find(pair);
    ASSERT_TRUE(first && second);
    EXPECT_EQ(first->bytes().data(), second->bytes().data());
    EXPECT_TRUE(std::ranges::equal(first->bytes(), build_table(pair, run, serial)->bytes()));
    EXPECT_EQ(kept.tables().size(), 1u);
}

TEST(KeptTables, asks_the_other_source_first_and_once) {
    SerialExecutor serial;
    noyes::Run run;
    OneTable stored(*build_table(pair, run, serial));
    KeptTables kept(stored, run, serial);
    EXPECT_EQ(kept.find(pair)->bytes().data(), stored.find(pair)->bytes().data());
    stored.asked = 0;
    EXPECT_TRUE(kept.find(pair));
    EXPECT_EQ(stored.asked, 0);
    EXPECT_TRUE(kept.find(corner));
    EXPECT_EQ(kept.tables().size(), 2u);
}

TEST(KeptTables, has_nothing_if_there_is_not_enough_memory) {
    NoTables none;
    SerialExecutor serial;
    noyes::Run run({.memory = 16});
    KeptTables kept(none, run, serial);
    EXPECT_FALSE(kept.find(pair));
    EXPECT_EQ(run.halt(), Halt::memory_limit);
    EXPECT_TRUE(kept.tables().empty());
}

}  // namespace
}  // namespace noyes::tiles
