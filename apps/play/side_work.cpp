#include <noyes/io/background.hpp>

#include "side_work.hpp"

#include <atomic>
#include <vector>

namespace noyes::play {

struct SideWork::State {
    StopFlag stop;
    std::atomic<bool> over = false;
};

namespace {

// Threads that were given up; the last ones end with the program.
class GivenUp {
   public:
    void take(std::unique_ptr<io::Background> thread, std::function<bool()> is_over) {
        std::vector<Thread> over;
        const std::scoped_lock lock(mutex_);
        for (Thread& one : threads_) {
            if (one.is_over()) over.push_back(std::move(one));
        }
        std::erase_if(threads_, [](const Thread& one) { return one.thread == nullptr; });
        threads_.push_back({std::move(thread), std::move(is_over)});
    }

    void wait() {
        std::vector<Thread> left;
        const std::scoped_lock lock(mutex_);
        left.swap(threads_);
    }

   private:
    struct Thread {
        std::unique_ptr<io::Background> thread;
        std::function<bool()> is_over;
    };

    std::mutex mutex_;
    std::vector<Thread> threads_;
};

GivenUp& given_up() {
    static GivenUp all;
    return all;
}

}  // namespace

SideWork::SideWork(std::function<void(const StopFlag&)> work) : state_(std::make_shared<State>()) {
    given_up();  // made before the thread, so that it goes after it
    thread_ = std::make_unique<io::Background>([state = state_, work = std::move(work)]() mutable {
        work(state->stop);
        work = nullptr;  // what it holds goes here, not where somebody waits
        state->over = true;
    });
}

SideWork::~SideWork() {
    stop();
    given_up().take(std::move(thread_), [state = state_] { return state->over.load(); });
}

void wait_for_given_up_work() { given_up().wait(); }

void SideWork::stop() { state_->stop.raise(); }

bool SideWork::stopped() const { return state_->stop.raised(); }

}  // namespace noyes::play
