// While one of these lives, Ctrl-C, SIGTERM and SIGHUP raise a stop flag instead of ending the
// program, so that a search can still tell what it knows. A second Ctrl-C or SIGTERM ends the
// program at once; SIGHUP often comes twice, from the terminal and from the shell. Under nohup it
// stays ignored.
//
//   StopFlag stop;
//   const Interrupt interrupt(stop);
//   Answer answer = solve({..., .stop = &stop});
//   if (interrupt.by_ctrl_c()) ...
#pragma once

#include <noyes/base/stop_flag.hpp>

#include <array>
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
    static constexpr std::array signals{SIGINT, SIGTERM, SIGHUP};

    std::array<struct sigaction, signals.size()> old_{};
};

}  // namespace noyes::io
