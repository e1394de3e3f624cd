#include <noyes/tiles/pdb/check_table.hpp>

#include <noyes/tiles/pdb/build_table.hpp>

#include <gtest/gtest.h>

#include <memory>
#include <vector>

namespace noyes::tiles {
namespace {

constexpr CellSet homes = 0b0000'0011'0011'0010;  // of 1, 4, 5, 8, 9

Table build(bool by_region) {
    noyes::Run run;
    SerialExecutor executor;
    return *build_table({{4, 4}, 0, homes, by_region}, run, executor);
}

TEST(CheckTable, finds_nothing_wrong_in_a_good_table) {
    for (const bool by_region : {true, false}) {
        noyes::Run run;
        const TableCheck check = check_sample(build(by_region), 200, 1, run);
        EXPECT_EQ(check.checked, 200u);
        EXPECT_EQ(check.wrong, 0u);
    }
}

TEST(CheckTable, finds_wrong_entries) {
    const Table good = build(true);
    const auto bytes =
        std::make_shared<std::vector<std::byte>>(good.bytes().begin(), good.bytes().end());
    for (std::byte& byte : *bytes) byte ^= std::byte{0x11};
    noyes::Run run;
    const TableCheck check = check_sample(Table(good.key(), *bytes, bytes), 50, 1, run);
    EXPECT_EQ(check.wrong, 50u);
}

TEST(CheckTable, ends_when_it_is_stopped) {
    StopFlag stop;
    stop.raise();
    noyes::Run run({}, &stop);
    EXPECT_EQ(check_sample(build(true), 100, 1, run).checked, 0u);
}

}  // namespace
}  // namespace noyes::tiles
