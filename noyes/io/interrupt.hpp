// While one of these lives, Ctrl-C and SIGTERM raise a stop flag instead of ending the program, so
// that a search can still tell what it knows. The second one ends the program at once.
//
//   StopFlag stop;
//   const Interrupt interrupt(stop);
//   Answer answer = solve({..., .stop = &stop});
//   if (interrupt.by_ctrl_c()) ...
#pragma once

#include <noyes/base/stop_flag.hpp>

#include <csignal>

namespace noyes::io {

// At most one at a time.
class Interrupt {
   public:
    explicit Interrupt(StopFlag& stop);
    Interrupt(const Interrupt&) = delete;
    Interrupt& operator=(const Interrupt&) = delete;
    ~Interrupt();

    [[nodiscard]] bool by_ctrl_c() const;

   private:
    struct sigaction old_ctrl_c_{};
    struct sigaction old_terminate_{};
};

}  // namespace noyes::io
