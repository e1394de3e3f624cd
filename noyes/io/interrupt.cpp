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
    int none = 0;
    const bool first = first_signal.compare_exchange_strong(none, signal);
    if (!first && signal != SIGHUP) ::_exit(shell_adds + signal);
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
    for (std::size_t i = 0; i < signals.size(); ++i) ::sigaction(signals[i], &action, &old_[i]);
    const struct sigaction& hang_up = old_.back();
    if (hang_up.sa_handler == SIG_IGN) ::sigaction(SIGHUP, &hang_up, nullptr);
}

Interrupt::~Interrupt() {
    for (std::size_t i = 0; i < signals.size(); ++i) ::sigaction(signals[i], &old_[i], nullptr);
    flag = nullptr;
}

bool Interrupt::by_ctrl_c() const { return first_signal == SIGINT; }

}  // namespace noyes::io
