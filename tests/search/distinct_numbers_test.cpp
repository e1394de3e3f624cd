#include <noyes/search/distinct_numbers.hpp>

#include <noyes/base/random.hpp>

#include <gtest/gtest.h>

#include <set>

namespace noyes::search {
namespace {

TEST(SortNumbers, sorts_by_all_digits_that_differ) {
    Random random(7);
    for (const unsigned bits : {1u, 8u, 9u, 30u, 52u, 63u}) {
        std::vector<std::uint64_t> numbers(1000);
        for (std::uint64_t& number : numbers) number = random.below(std::uint64_t{1} << bits);
        std::vector<std::uint64_t> expected = numbers;
        std::ranges::sort(expected);
        std::vector<std::uint64_t> scratch(numbers.size());
        sort_numbers(numbers, scratch);
        EXPECT_EQ(numbers, expected) << bits;
    }
}

std::vector<std::uint64_t> taken(DistinctNumbers& numbers) {
    std::vector<std::uint64_t> all;
    EXPECT_TRUE(numbers.take_all([&](std::uint64_t number) {
        all.push_back(number);
        return true;
    }));
    return all;
}

// The array has room for 4096 numbers and may not grow: up to fifteen runs are merged.
TEST(DistinctNumbers, gives_each_once_and_ascending) {
    Random random(11);
    noyes::Run run;
    BlockPool pool(run, 256);
    DistinctNumbers numbers(run, pool, 4096);
    for (int round = 0; round < 20; ++round) {
        std::set<std::uint64_t> expected;
        const std::uint64_t below = 1 + random.below(100'000);
        for (std::uint64_t i = random.below(60'000); i > 0; --i) {
            const std::uint64_t number = random.below(below) << 30;
            expected.insert(number);
            ASSERT_TRUE(numbers.add(number));
        }
        ASSERT_EQ(taken(numbers), std::vector(expected.begin(), expected.end()));
        EXPECT_TRUE(taken(numbers).empty());
    }
}

TEST(DistinctNumbers, stops_when_it_is_told_to) {
    noyes::Run run;
    BlockPool pool(run, 256);
    DistinctNumbers numbers(run, pool, 4096);
    for (const std::uint64_t number : {5u, 3u, 5u, 9u}) ASSERT_TRUE(numbers.add(number));
    std::uint64_t last = 0;
    EXPECT_FALSE(numbers.take_all([&](std::uint64_t number) { return (last = number) < 5; }));
    EXPECT_EQ(last, 5u);
}

// 64 KB are enough for the first array, and 16 KB are left for runs: the rest is refused.
TEST(DistinctNumbers, keeps_within_its_memory) {
    noyes::Run run(Limits{.memory = 80 << 10});
    {
        BlockPool pool(run, 256);
        DistinctNumbers numbers(run, pool, std::size_t{1} << 20);
        std::uint64_t added = 0;
        while (numbers.add(added << 20)) ++added;
        EXPECT_GE(added, 4096u + 4096u);
        EXPECT_EQ(run.halt(), Halt::memory_limit);
        EXPECT_LE(run.peak_memory(), 80u << 10);
    }
    EXPECT_EQ(run.memory(), 0u);
}

}  // namespace
}  // namespace noyes::search
