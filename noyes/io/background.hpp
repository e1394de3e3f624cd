// One piece of work on a thread of its own, so that keys are answered while it goes on. An Executor
// shares many jobs among threads and waits for them; a screen has one job and cannot wait.
//
//   StopFlag stop;
//   Background search([&] { ... });       // asks `stop` now and then
//   stop.raise();                          // before the object goes
#pragma once

#include <functional>
#include <thread>

namespace noyes::io {

class Background {
   public:
    // Signals are left to the thread that has started it.
    explicit Background(std::function<void()> work);
    Background(const Background&) = delete;
    Background& operator=(const Background&) = delete;
    // Waits for the end of the work.
    ~Background() { thread_.join(); }

   private:
    std::thread thread_;
};

}  // namespace noyes::io
