// The signals of a terminal program, and what must be undone in each of them. A handler cannot see
// an object, so there is one guard for the whole program.
//
// A signal that asks the program to end is kept for `take`; the second one ends it at once. A
// crash gives the terminal back and then goes its usual way.
#pragma once

#include <noyes/io/descriptor.hpp>

#include <csignal>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace noyes::io {

// At most one at a time.
class TerminalGuard {
   public:
    // Keys come from `input`, the screen goes to standard output.
    explicit TerminalGuard(int input);
    TerminalGuard(const TerminalGuard&) = delete;
    TerminalGuard& operator=(const TerminalGuard&) = delete;
    ~TerminalGuard();

    // Readable when a signal or somebody's `wake` waits to be seen.
    [[nodiscard]] int bell() const { return bell_read_.number(); }
    // What has happened since the last call: a bit for each.
    enum : std::uint8_t {
        ended = 1,
        interrupted = 2,  // `ended` by Ctrl-C
        stop_asked = 4,
        continued = 8,
        resized = 16,
        woken = 32
    };
    [[nodiscard]] std::uint8_t take();

    static void wake();

    // Gives the terminal back and stops the program; returns when it goes on.
    void suspend();

   private:
    void enter();
    void set_raw() const;
    void use_crash_stack();
    void keep(int signal, void (*handler)(int), int flags);

    struct OldAction {
        int signal;
        struct sigaction action;
    };

    Descriptor bell_read_;
    Descriptor bell_write_;
    std::vector<OldAction> old_actions_;
    std::vector<std::byte> crash_stack_;
    stack_t old_stack_{};
};

}  // namespace noyes::io
