// How background work tells the window that there is something to see.
#pragma once

#include <chrono>
#include <condition_variable>
#include <mutex>
#include <utility>

namespace noyes::desktop {

class Doorbell {
   public:
    // From any thread.
    void ring() {
        {
            const std::scoped_lock lock(mutex_);
            rung_ = true;
        }
        ringing_.notify_one();
    }

    // Until it rings, or so long; whether it has rung since the last `answer`.
    bool wait(std::chrono::milliseconds most) {
        std::unique_lock lock(mutex_);
        return ringing_.wait_for(lock, most, [this] { return rung_; });
    }
    bool answer() {
        const std::scoped_lock lock(mutex_);
        return std::exchange(rung_, false);
    }

   private:
    std::mutex mutex_;
    std::condition_variable ringing_;
    bool rung_ = false;
};

}  // namespace noyes::desktop
