// What the last frames took of our own thread.
#pragma once

#include <algorithm>
#include <array>
#include <chrono>
#include <cstddef>

namespace noyes::desktop {

class FrameTimes {
   public:
    void add(std::chrono::nanoseconds time) { times_[count_++ % times_.size()] = time; }

    // The last one, which there is.
    [[nodiscard]] std::chrono::nanoseconds last() const {
        return times_[(count_ - 1) % times_.size()];
    }
    // Half of them took less; none before the first frame.
    [[nodiscard]] std::chrono::nanoseconds median() const {
        const std::size_t kept = std::min(count_, times_.size());
        if (kept == 0) return {};
        auto sorted = times_;
        const auto middle = sorted.begin() + static_cast<std::ptrdiff_t>(kept / 2);
        std::nth_element(sorted.begin(), middle,
                         sorted.begin() + static_cast<std::ptrdiff_t>(kept));
        return *middle;
    }

   private:
    std::array<std::chrono::nanoseconds, 60> times_{};
    std::size_t count_ = 0;
};

}  // namespace noyes::desktop
