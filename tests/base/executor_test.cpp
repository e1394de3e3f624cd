#include <noyes/base/executor.hpp>

#include <noyes/base/thread_executor.hpp>

#include <gtest/gtest.h>

#include <atomic>
#include <memory>
#include <stdexcept>
#include <thread>
#include <vector>

namespace noyes {
namespace {

std::vector<std::unique_ptr<Executor>> executors() {
    std::vector<std::unique_ptr<Executor>> all;
    all.push_back(std::make_unique<SerialExecutor>());
    for (const std::size_t threads : {1u, 2u, 3u, 8u})
        all.push_back(std::make_unique<ThreadExecutor>(threads));
    return all;
}

TEST(Executor, does_every_job_once_and_returns_when_all_are_done) {
    for (const auto& executor : executors()) {
        for (const std::size_t count : {0u, 1u, 2u, 7u, 1000u}) {
            std::vector<std::atomic<int>> done(count);
            executor->for_each(count, [&](std::size_t i) { ++done[i]; });
            for (const std::atomic<int>& times : done) EXPECT_EQ(times, 1);
        }
    }
}

TEST(Executor, shows_what_its_jobs_wrote_without_atomics) {
    for (const auto& executor : executors()) {
        std::vector<std::size_t> squares(1000);
        executor->for_each(squares.size(), [&](std::size_t i) { squares[i] = i * i; });
        for (std::size_t i = 0; i < squares.size(); ++i) EXPECT_EQ(squares[i], i * i);
    }
}

TEST(Executor, a_serial_one_keeps_the_order_and_the_thread) {
    SerialExecutor executor;
    const std::thread::id caller = std::this_thread::get_id();
    std::vector<std::size_t> order;
    executor.for_each(3, [&](std::size_t i) {
        order.push_back(i);
        EXPECT_EQ(std::this_thread::get_id(), caller);
    });
    EXPECT_EQ(order, (std::vector<std::size_t>{0, 1, 2}));
    EXPECT_EQ(executor.threads(), 1u);
}

// Each job waits for the other: one thread alone would never come to an end.
TEST(ThreadExecutor, runs_two_jobs_at_once) {
    ThreadExecutor executor(2);
    std::atomic<int> here = 0;
    executor.for_each(2, [&](std::size_t) {
        ++here;
        while (here < 2) std::this_thread::yield();
    });
    EXPECT_EQ(here, 2);
}

TEST(ThreadExecutor, runs_no_more_jobs_at_once_than_it_has_threads) {
    ThreadExecutor executor(3);
    std::atomic<int> running = 0;
    std::atomic<bool> too_many = false;
    executor.for_each(200, [&](std::size_t) {
        if (++running > 3) too_many = true;
        std::this_thread::yield();
        --running;
    });
    EXPECT_FALSE(too_many);
}

TEST(ThreadExecutor, has_at_least_one_thread) {
    EXPECT_EQ(ThreadExecutor(0).threads(), 1u);
    EXPECT_EQ(ThreadExecutor(5).threads(), 5u);
    EXPECT_GE(machine_threads(), 1u);
    EXPECT_EQ(ThreadExecutor().threads(), machine_threads());
}

TEST(ThreadExecutor, throws_what_a_job_threw_and_begins_no_others) {
    ThreadExecutor executor(2);
    std::atomic<int> begun = 0;
    const auto job = [&](std::size_t i) {
        ++begun;
        if (i == 0) throw std::runtime_error("the first");
        while (i == 1 && begun < 2) std::this_thread::yield();
    };
    EXPECT_THROW(executor.for_each(1'000'000, job), std::runtime_error);
    EXPECT_LT(begun, 1'000'000);
}

TEST(ThreadExecutor, a_job_may_hand_out_jobs_of_its_own) {
    ThreadExecutor executor(2);
    std::atomic<int> done = 0;
    executor.for_each(3, [&](std::size_t) { executor.for_each(4, [&](std::size_t) { ++done; }); });
    EXPECT_EQ(done, 12);
}

}  // namespace
}  // namespace noyes
