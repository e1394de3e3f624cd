// The clock of a playback: running or not, how fast, when the next move is due.
#pragma once

#include <apps/play/film.hpp>
#include <noyes/base/moment.hpp>

#include <algorithm>

namespace noyes::desktop {

class Pace {
   public:
    [[nodiscard]] bool running() const { return running_; }
    [[nodiscard]] int speed() const { return speed_.step; }
    [[nodiscard]] Moment next() const { return next_; }
    [[nodiscard]] bool is_due(Moment now) const { return running_ && now >= next_; }

    void run(Moment now) {
        running_ = true;
        wait(now);
    }
    void stop() { running_ = false; }
    // The move that was due has been made.
    void wait(Moment now) { next_ = now + speed_.pause(); }
    // Brought into the range; a move that would be due sooner by now comes sooner.
    void set_speed(int speed, Moment now) {
        speed_.step = std::clamp(speed, play::Speed::least, play::Speed::most);
        next_ = std::min(next_, now + speed_.pause());
    }

   private:
    play::Speed speed_;
    bool running_ = false;
    Moment next_{0};
};

}  // namespace noyes::desktop
