// The window and its loop. A frame is drawn when something changed, and only then; otherwise the
// program waits for the person, for the doorbell, or for the next thing that moves by itself.
#pragma once

#include <noyes/base/words.hpp>

#include "canvas.hpp"
#include "desk.hpp"
#include "display.hpp"
#include "doorbell.hpp"
#include "dump.hpp"
#include "frame_times.hpp"

#include <SFML/Graphics/RenderWindow.hpp>

#include <chrono>
#include <functional>
#include <optional>

namespace noyes::desktop {

class Application {
   public:
    // The display outlives this object.
    Application(DisplayFound& display, const Words& words, Preferences preferences, ui::Size size);

    [[nodiscard]] Desk& desk() { return desk_; }
    // Until the person leaves, or `stop` says so.
    void run(const std::function<bool()>& stop);

   private:
    // What the library would write to standard error is said in our own words, or is nobody's
    // concern: a driver that cannot wait for the screen.
    struct LibraryIsQuiet {
        LibraryIsQuiet();
    };

    using Clock = std::chrono::steady_clock;

    void take_events();
    void answer_doorbell();
    void tick();
    void draw_anew();
    void draw();
    [[nodiscard]] std::chrono::milliseconds time_to_wait() const;

    LibraryIsQuiet quiet_;
    DisplayFound& display_;
    sf::RenderWindow window_;
    Canvas canvas_;
    Doorbell doorbell_;
    Desk desk_;
    Dump dump_;
    ui::Size size_;
    std::uint64_t frames_ = 0;
    std::chrono::nanoseconds cpu_{};  // used since the last frame
    FrameTimes times_;                // of frames, with what the driver does in our thread
    FrameTimes own_times_;            // without it
    std::optional<Clock::time_point>
        asked_;  // when the first event was taken that no frame answers
    Moment last_look_{0};
    Moment last_tick_{0};
    bool rung_ = false;
};

}  // namespace noyes::desktop
