// A stopwatch that is told what time it is. A clock that jumps back counts as one that stood still.
#pragma once

#include <noyes/base/moment.hpp>

#include <algorithm>
#include <optional>

namespace noyes::game {

class Timer {
   public:
    Timer() = default;
    // Stopped, with some time gone by already.
    explicit Timer(Moment gone_by) : gone_by_(gone_by) {}

    void start(Moment now) {
        if (!since_) since_ = now;
    }
    void stop(Moment now) {
        advance(now);
        since_.reset();
    }
    // What is elapsed by now; never less than it was at an earlier call.
    Moment advance(Moment now) {
        gone_by_ = elapsed(now);
        if (since_) since_ = now;
        return gone_by_;
    }
    [[nodiscard]] bool is_running() const { return since_.has_value(); }
    [[nodiscard]] Moment elapsed(Moment now) const {
        return since_ ? gone_by_ + std::max(now - *since_, Moment{0}) : gone_by_;
    }

   private:
    Moment gone_by_{0};
    std::optional<Moment> since_;
};

}  // namespace noyes::game
