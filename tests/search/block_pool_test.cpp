#include <noyes/search/block_pool.hpp>

#include <noyes/base/random.hpp>
#include <noyes/search/record_chain.hpp>

#include <gtest/gtest.h>

#include <cstring>
#include <deque>
#include <set>

namespace noyes::test {

namespace {

using search::BlockPool;
using search::RecordChain;

TEST(BlockPool, takes_nothing_until_asked_and_gives_all_back_in_the_end) {
    noyes::Run run;
    {
        BlockPool pool(run, 1'024);
        EXPECT_EQ(run.memory(), 0u);
        std::set<std::byte*> blocks;
        for (int i = 0; i < 5'000; ++i) {
            std::byte* block = pool.take();
            ASSERT_NE(block, nullptr);
            std::memset(block, 0xFF, 1'024);
            EXPECT_TRUE(blocks.insert(block).second);
        }
        EXPECT_GE(run.memory(), 5'000u * 1'024);
        std::byte* before = nullptr;
        for (std::byte* block : blocks) {
            if (before != nullptr) {
                EXPECT_GE(block - before, 1'024);
            }
            before = block;
        }
    }
    EXPECT_EQ(run.memory(), 0u);
}

TEST(BlockPool, uses_again_what_was_given_back) {
    noyes::Run run;
    BlockPool pool(run, 64);
    std::byte* block = pool.take();
    const std::uint64_t held = run.memory();
    for (int i = 0; i < 100; ++i) {
        pool.give_back(block);
        block = pool.take();
    }
    EXPECT_EQ(run.memory(), held);
}

TEST(BlockPool, halts_the_run_when_the_budget_is_gone_and_not_much_before) {
    noyes::Run run(Limits{.memory = 100'000});
    BlockPool pool(run, 1'000);
    int blocks = 0;
    while (pool.take() != nullptr) ++blocks;
    EXPECT_EQ(run.halt(), Halt::memory_limit);
    EXPECT_LE(run.peak_memory(), 100'000u);
    EXPECT_GE(blocks, 90);
}

TEST(BlockPool, serves_blocks_larger_than_its_usual_slabs) {
    constexpr std::size_t large = 9 << 20;
    noyes::Run run(Limits{.memory = 2 * large});
    BlockPool pool(run, large);
    ASSERT_NE(pool.take(), nullptr);
    ASSERT_NE(pool.take(), nullptr);
    EXPECT_EQ(pool.take(), nullptr);
    EXPECT_EQ(run.memory(), 2 * large);
}

TEST(RecordChain, serves_both_ends_as_a_deque_does) {
    Random random(1);
    noyes::Run run;
    BlockPool pool(run, 128);
    RecordChain chain;
    std::deque<std::uint64_t> model;
    for (std::uint64_t i = 0; i < 50'000; ++i) {
        const bool growing = i / 1'000 % 2 == 0;
        if (model.empty() || random.below(10) < (growing ? 7u : 2u)) {
            std::memcpy(chain.push(pool, sizeof i), &i, sizeof i);
            model.push_back(i);
        } else {
            const bool newest = random.below(2) == 0;
            std::uint64_t popped = 0;
            std::memcpy(
                &popped,
                newest ? chain.pop_newest(pool, sizeof i) : chain.pop_oldest(pool, sizeof i),
                sizeof popped);
            ASSERT_EQ(popped, newest ? model.back() : model.front());
            if (newest) model.pop_back();
            else model.pop_front();
        }
        ASSERT_EQ(chain.empty(), model.empty());
    }
}

}  // namespace

}  // namespace noyes::test
