// Asks work in progress to end soon. May be raised from another thread or from a signal handler.
#pragma once

#include <atomic>

namespace noyes {

class StopFlag {
   public:
    void raise() noexcept { raised_.store(true, std::memory_order_relaxed); }
    void lower() noexcept { raised_.store(false, std::memory_order_relaxed); }
    [[nodiscard]] bool raised() const noexcept { return raised_.load(std::memory_order_relaxed); }

   private:
    std::atomic<bool> raised_ = false;
    static_assert(std::atomic<bool>::is_always_lock_free, "a signal handler may raise the flag");
};

}  // namespace noyes
