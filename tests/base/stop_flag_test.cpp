#include <noyes/base/stop_flag.hpp>

#include <gtest/gtest.h>

#include <csignal>
#include <thread>

namespace noyes {
namespace {

TEST(StopFlag, is_down_until_raised_and_can_be_lowered_again) {
    StopFlag flag;
    EXPECT_FALSE(flag.raised());
    flag.raise();
    flag.raise();
    EXPECT_TRUE(flag.raised());
    flag.lower();
    EXPECT_FALSE(flag.raised());
}

TEST(StopFlag, is_seen_by_another_thread) {
    StopFlag flag;
    std::thread worker([&] {
        while (!flag.raised()) std::this_thread::yield();
        flag.lower();
    });
    flag.raise();
    worker.join();
    EXPECT_FALSE(flag.raised());
}

StopFlag raised_by_signal;

TEST(StopFlag, may_be_raised_by_a_signal_handler) {
    const auto before = std::signal(SIGUSR1, [](int) { raised_by_signal.raise(); });
    std::raise(SIGUSR1);
    std::signal(SIGUSR1, before);
    EXPECT_TRUE(raised_by_signal.raised());
}

}  // namespace
}  // namespace noyes
