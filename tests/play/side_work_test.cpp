// Work that is given up without waiting for it: its threads are watched by ThreadSanitizer.
#include <apps/play/side_work.hpp>

#include <gtest/gtest.h>

#include <atomic>
#include <chrono>
#include <thread>
#include <vector>

namespace noyes::play {
namespace {

using namespace std::chrono_literals;

// What the work touches; it may outlive whoever has begun it.
struct Job {
    explicit Job(std::function<void()> tell) : news(std::move(tell)) {}

    News news;
    std::mutex mutex{};
    int steps = 0;
    std::atomic<bool> ended = false;
};

void work(Job& job, const StopFlag& stop) {
    while (!stop.raised()) {
        {
            const std::scoped_lock lock(job.mutex);
            ++job.steps;
        }
        job.news.tell();
    }
    job.ended = true;
}

std::unique_ptr<SideWork> begin(const std::shared_ptr<Job>& job) {
    return std::make_unique<SideWork>([job](const StopFlag& stop) { work(*job, stop); });
}

TEST(SideWork, goes_on_beside_its_owner_until_it_is_stopped) {
    std::atomic<int> told = 0;
    const auto job = std::make_shared<Job>([&told] { ++told; });
    const auto side_work = begin(job);
    while (told < 100) std::this_thread::yield();
    EXPECT_FALSE(side_work->stopped());
    side_work->stop();
    EXPECT_TRUE(side_work->stopped());
    while (!job->ended) std::this_thread::yield();
    const std::scoped_lock lock(job->mutex);
    EXPECT_GE(job->steps, 100);
}

TEST(SideWork, tells_nothing_any_more_once_its_news_are_cut) {
    auto told = std::make_unique<int>(0);  // gone before the work is
    const auto job = std::make_shared<Job>([&told] { ++*told; });
    auto side_work = begin(job);
    std::this_thread::sleep_for(5ms);
    job->news.cut();
    told.reset();
    std::this_thread::sleep_for(5ms);
    side_work.reset();
    wait_for_given_up_work();
    EXPECT_TRUE(job->ended);
}

TEST(SideWork, is_given_up_without_waiting_and_waited_for_in_the_end) {
    std::atomic<bool> let_go = false;
    std::atomic<bool> ended = false;
    auto side_work = std::make_unique<SideWork>([&](const StopFlag&) {
        while (!let_go) std::this_thread::sleep_for(1ms);  // as if it had memory to give back
        ended = true;
    });
    side_work.reset();
    EXPECT_FALSE(ended);
    let_go = true;
    wait_for_given_up_work();
    EXPECT_TRUE(ended);
}

TEST(SideWork, may_be_begun_and_given_up_many_times_in_a_row) {
    std::vector<std::shared_ptr<Job>> jobs;
    for (int i = 0; i < 50; ++i) {
        jobs.push_back(std::make_shared<Job>([] {}));
        begin(jobs.back());
    }
    wait_for_given_up_work();
    for (const auto& job : jobs) EXPECT_TRUE(job->ended);
}

}  // namespace
}  // namespace noyes::play
