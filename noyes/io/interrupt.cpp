#include <noyes/io/interrupt.hpp>

#include <unistd.h>

#include <atomic>
#include <cassert>

namespace noyes::io {

namespace {

// A handler has no arguments of its own; both are lock-free, as a handler needs.
std::atomic<StopFlag*> flag = nullptr;
std::atomic<int> first_signal = 0;

extern "C" void stop_soon(int signal) {
    constexpr int shell_adds = 128;
    if (first_signal.exchange(signal) != 0) ::_exit(shell_adds + signal);
    flag.load()->raise();
}

}  // namespace

Interrupt::Interrupt(StopFlag& stop) {
    assert(flag.load() == nullptr);
    first_signal = 0;
    flag = &stop;
    struct sigaction action{};
    action.sa_handler = stop_soon;
    action.sa_flags = SA_RESTART;
    ::sigaction(SIGINT, &action, &old_ctrl_c_);
    ::sigaction(SIGTERM, &action, &old_terminate_);
}

Interrupt::~Interrupt() {
    ::sigaction(SIGINT, &old_ctrl_c_, nullptr);
    ::sigaction(SIGTERM, &old_terminate_, nullptr);
    flag = nullptr;
}

bool Interrupt::by_ctrl_c() const { return first_signal == SIGINT; }

}  // namespace noyes::io
