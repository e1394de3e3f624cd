#include <noyes/base/thread_executor.hpp>

#include <algorithm>
#include <atomic>
#include <exception>
#include <mutex>
#include <system_error>
#include <thread>
#include <utility>
#include <vector>

namespace noyes {

namespace {

// The jobs of one for_each, shared by its threads.
class Jobs {
   public:
    Jobs(std::size_t count, const Executor::Job& job) : count_(count), job_(job) {}

    void work() noexcept {
        try {
            for (std::size_t i = next_++; i < count_; i = next_++) job_(i);
        } catch (...) {
            give_up(std::current_exception());
        }
    }

    // After all threads have ended.
    void rethrow() {
        if (first_failure_) std::rethrow_exception(std::exchange(first_failure_, nullptr));
    }

   private:
    void give_up(std::exception_ptr failure) {
        next_ = count_;
        const std::scoped_lock lock(failing_);
        if (!first_failure_) first_failure_ = std::move(failure);
    }

    std::size_t count_;
    const Executor::Job& job_;
    std::atomic<std::size_t> next_ = 0;
    std::mutex failing_;
    std::exception_ptr first_failure_;
};

// As many as the system gives.
std::vector<std::jthread> start(std::size_t count, Jobs& jobs) {
    std::vector<std::jthread> threads;
    threads.reserve(count);
    try {
        while (threads.size() < count) threads.emplace_back([&jobs] { jobs.work(); });
    } catch (const std::system_error&) {
        return threads;  // they take over the share of those that are missing
    }
    return threads;
}

}  // namespace

std::size_t machine_threads() {
    return std::max<std::size_t>(1, std::thread::hardware_concurrency());
}

ThreadExecutor::ThreadExecutor(std::size_t threads) : threads_(std::max<std::size_t>(1, threads)) {}

void ThreadExecutor::for_each(std::size_t count, const Job& job) {
    if (count == 0) return;
    Jobs jobs(count, job);
    {
        const std::vector<std::jthread> others = start(std::min(threads_, count) - 1, jobs);
        jobs.work();
    }
    jobs.rethrow();
}

}  // namespace noyes
