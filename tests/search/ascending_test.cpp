#include <noyes/search/ascending.hpp>

#include <noyes/base/random.hpp>

#include <gtest/gtest.h>

#include <limits>
#include <set>

namespace noyes::search {
namespace {

std::vector<std::uint64_t> read(const Ascending& numbers) {
    std::vector<std::uint64_t> all;
    for (Ascending::Reader reader(numbers); reader; reader.next()) all.push_back(reader.number());
    return all;
}

// Small blocks, so that differences lie across their ends.
TEST(Ascending, gives_back_what_was_added) {
    Random random(5);
    for (int round = 0; round < 200; ++round) {
        noyes::Run run;
        {
            BlockPool pool(run, 16);
            std::set<std::uint64_t> numbers{0, std::numeric_limits<std::uint64_t>::max()};
            for (std::uint64_t i = random.below(300); i > 0; --i)
                numbers.insert(random.below(std::uint64_t{1} << (1 + random.below(63))));
            Ascending kept(pool);
            for (const std::uint64_t number : numbers) ASSERT_TRUE(kept.add(number));
            EXPECT_EQ(kept.size(), numbers.size());
            EXPECT_EQ(read(kept), std::vector(numbers.begin(), numbers.end()));
            const Ascending moved(std::move(kept));
            EXPECT_EQ(read(moved), std::vector(numbers.begin(), numbers.end()));
        }
        EXPECT_EQ(run.memory(), 0u);
    }
}

TEST(Ascending, takes_one_byte_for_each_seven_bits_of_a_difference) {
    noyes::Run run;
    BlockPool pool(run, 64);
    Ascending numbers(pool);
    for (std::uint64_t i = 1; i <= 64; ++i) ASSERT_TRUE(numbers.add(i * 127));
    EXPECT_EQ(run.memory(), 64u);
    ASSERT_TRUE(numbers.add(64 * 127 + 128));
    EXPECT_GT(run.memory(), 64u);
}

TEST(Ascending, seeks_forward) {
    noyes::Run run;
    BlockPool pool(run, 16);
    Ascending numbers(pool);
    for (const std::uint64_t number : {3u, 500u, 501u, 90'000u}) ASSERT_TRUE(numbers.add(number));
    Ascending::Reader reader(numbers);
    EXPECT_FALSE(reader.seek(2));
    EXPECT_TRUE(reader.seek(3));
    EXPECT_FALSE(reader.seek(400));
    EXPECT_EQ(reader.number(), 500u);
    EXPECT_TRUE(reader.seek(90'000));
    EXPECT_FALSE(reader.seek(90'001));
    EXPECT_FALSE(reader);
}

TEST(Ascending, says_that_there_is_no_memory) {
    noyes::Run run(Limits{.memory = 20});
    BlockPool pool(run, 16);
    Ascending numbers(pool);
    std::uint64_t added = 0;
    while (numbers.add(++added)) {
    }
    EXPECT_EQ(added, 17u);
    EXPECT_EQ(run.halt(), Halt::memory_limit);
}

}  // namespace
}  // namespace noyes::search
