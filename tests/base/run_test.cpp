#include <noyes/base/run.hpp>

#include <gtest/gtest.h>

#include <thread>
#include <vector>

namespace noyes {
namespace {

using namespace std::chrono_literals;
using Clock = std::chrono::steady_clock;

// Searches promise 50 ms; a machine that does other work too gets ten times that.
constexpr auto soon = 500ms;

// Expands nodes as a search does, each with so many children, until the run ends it.
std::uint64_t expand_until_halted(Run& run, std::uint64_t children,
                                  std::chrono::nanoseconds a_node_takes = 0ns) {
    std::uint64_t generated = 0;
    while (const std::uint64_t allowance = run.more(generated, 0, 0)) {
        for (std::uint64_t i = 0; i < allowance; ++i) {
            generated += children;
            if (a_node_takes > 0ns) std::this_thread::sleep_for(a_node_takes);
        }
    }
    return generated;
}

TEST(Run, without_limits_goes_on_and_takes_any_memory) {
    noyes::Run run;
    EXPECT_GT(run.more(1'000'000'000'000, 0, 0), 0u);
    EXPECT_TRUE(run.keep_going());
    EXPECT_TRUE(run.take(std::uint64_t{1} << 50));
    EXPECT_FALSE(run.halt());
}

TEST(Run, ends_fast_work_at_its_time_limit) {
    noyes::Run run(Limits{.time = 20ms});
    expand_until_halted(run, 3);
    EXPECT_EQ(run.halt(), Halt::time_limit);
    EXPECT_GE(run.elapsed(), 20ms);
    EXPECT_LT(run.elapsed(), 20ms + soon);
}

TEST(Run, ends_slow_work_at_its_time_limit) {
    noyes::Run run(Limits{.time = 20ms});
    expand_until_halted(run, 3, 8ms);
    EXPECT_EQ(run.halt(), Halt::time_limit);
    EXPECT_LT(run.elapsed(), 20ms + soon);
}

TEST(Run, ends_work_without_nodes_at_its_time_limit) {
    noyes::Run run(Limits{.time = 5ms});
    while (run.keep_going()) std::this_thread::sleep_for(1ms);
    EXPECT_EQ(run.halt(), Halt::time_limit);
    EXPECT_LT(run.elapsed(), 5ms + soon);
}

TEST(Run, passes_the_node_limit_by_less_than_the_children_of_one_node) {
    for (const std::uint64_t children : {1u, 2u, 3u, 4u, 17u, 60u}) {
        for (const std::uint64_t limit : {1u, 5u, 1'000u, 1'234'567u}) {
            noyes::Run run(Limits{.nodes = limit});
            const std::uint64_t generated = expand_until_halted(run, children);
            EXPECT_EQ(run.halt(), Halt::node_limit);
            EXPECT_GE(generated, limit) << children;
            EXPECT_LT(generated, limit + children) << children;
        }
    }
}

TEST(Run, gives_up_one_search_and_allows_the_next) {
    noyes::Run run(Limits{.nodes = 10'000});
    run.give_up_after(1'000);
    const std::uint64_t first = expand_until_halted(run, 3);
    EXPECT_GE(first, 1'000u);
    EXPECT_LT(first, 1'000u + 3u);
    EXPECT_FALSE(run.halt());
    run.add_finished(first);
    const std::uint64_t second = expand_until_halted(run, 3);  // up to the limit of all together
    EXPECT_EQ(run.halt(), Halt::node_limit);
    EXPECT_GE(first + second, 10'000u);
    EXPECT_LT(first + second, 10'000u + 3u);
}

TEST(Run, allows_no_node_where_the_limit_is_0) {
    noyes::Run run(Limits{.nodes = 0});
    EXPECT_EQ(run.more(0, 0, 0), 0u);
    EXPECT_EQ(run.halt(), Halt::node_limit);
}

TEST(Run, counts_memory_and_remembers_the_most) {
    noyes::Run run;
    EXPECT_TRUE(run.take(100));
    EXPECT_TRUE(run.take(50));
    run.give_back(120);
    EXPECT_TRUE(run.take(10));
    EXPECT_EQ(run.memory(), 40u);
    EXPECT_EQ(run.peak_memory(), 150u);
}

TEST(Run, refuses_memory_beyond_the_limit_and_goes_on) {
    noyes::Run run(Limits{.memory = 100});
    EXPECT_TRUE(run.take(60));
    EXPECT_FALSE(run.take(41));
    EXPECT_FALSE(run.take(~std::uint64_t{0}));
    EXPECT_TRUE(run.take(40));
    EXPECT_EQ(run.memory(), 100u);
    EXPECT_FALSE(run.halt());
    EXPECT_TRUE(run.keep_going());
}

TEST(Run, keeps_the_first_reason_to_halt) {
    StopFlag stop;
    noyes::Run run(Limits{.nodes = 10}, &stop);
    run.halt_now(Halt::memory_limit);
    run.halt_now(Halt::time_limit);
    stop.raise();
    EXPECT_EQ(run.more(1'000, 0, 0), 0u);
    EXPECT_EQ(run.halt(), Halt::memory_limit);
}

TEST(Run, stops_when_the_flag_is_raised_though_the_limits_are_reached_too) {
    StopFlag stop;
    stop.raise();
    noyes::Run run(Limits{.time = 0ns, .nodes = 0}, &stop);
    EXPECT_FALSE(run.keep_going());
    EXPECT_EQ(run.halt(), Halt::stopped);
}

// Raises the flag after a while; says how long the work then took to end.
std::chrono::nanoseconds time_to_stop(std::chrono::nanoseconds a_node_takes) {
    StopFlag stop;
    noyes::Run run(Limits{}, &stop);
    Clock::time_point raised;
    std::thread other([&] {
        std::this_thread::sleep_for(30ms);
        raised = Clock::now();
        stop.raise();
    });
    expand_until_halted(run, 3, a_node_takes);
    const Clock::time_point ended = Clock::now();
    other.join();
    EXPECT_EQ(run.halt(), Halt::stopped);
    return ended - raised;
}

TEST(Run, soon_sees_a_flag_raised_by_another_thread) { EXPECT_LT(time_to_stop(0ns), soon); }

TEST(Run, soon_sees_a_flag_even_where_nodes_are_slow) { EXPECT_LT(time_to_stop(10ms), soon); }

TEST(Run, tells_its_listener_a_few_times_a_second) {
    std::vector<Progress> told;
    noyes::Run run(Limits{.time = 350ms}, nullptr,
                   [&](const Progress& now) { told.push_back(now); });
    ASSERT_TRUE(run.take(77));
    std::uint64_t generated = 0;
    while (const std::uint64_t allowance = run.more(generated, 5, 21)) generated += allowance;
    ASSERT_GE(told.size(), 1u);
    EXPECT_LE(told.size(), 3u);  // every 100 ms
    EXPECT_GE(told[0].elapsed, 100ms);
    EXPECT_GT(told[0].generated, 0u);
    EXPECT_LE(told.back().generated, generated);
    EXPECT_EQ(told[0].stored, 5u);
    EXPECT_EQ(told[0].memory_bytes, 77u);
    EXPECT_EQ(told[0].bound, 21);
}

}  // namespace
}  // namespace noyes
