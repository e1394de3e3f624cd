// Work beside whatever goes on that is given up without waiting for it: a search may have memory to
// give back or a table half made, and a window cannot wait for that.
//
//   auto job = std::make_shared<Job>(...);                   // all that the work touches
//   SideWork work([job](const StopFlag& stop) { ... });      // asks `stop` now and then
#pragma once

#include <noyes/base/stop_flag.hpp>

#include <functional>
#include <memory>
#include <mutex>
#include <utility>

namespace noyes::io {
class Background;
}

namespace noyes::play {

class SideWork {
   public:
    explicit SideWork(std::function<void(const StopFlag&)> work);
    SideWork(const SideWork&) = delete;
    SideWork& operator=(const SideWork&) = delete;
    // Raises the flag. What is still at work then is waited for at the end of the program.
    ~SideWork();

    void stop();
    [[nodiscard]] bool stopped() const;

   private:
    struct State;
    std::shared_ptr<State> state_;
    std::unique_ptr<io::Background> thread_;
};

// Before the program ends, while everything is still there that the work may use.
void wait_for_given_up_work();

// How the work tells that there is something new to see, as long as somebody wants to know.
class News {
   public:
    News(std::function<void()> tell) : tell_(std::move(tell)) {}

    void tell() {
        const std::scoped_lock lock(mutex_);
        if (tell_) tell_();
    }
    void cut() {
        const std::scoped_lock lock(mutex_);
        tell_ = nullptr;
    }

   private:
    std::mutex mutex_;
    std::function<void()> tell_;
};

}  // namespace noyes::play
