// A terminal that gives every key at once and shows a screen of our own. Whatever happens, it is
// afterwards as it was: at the end of the object's life, after a signal that ends the program,
// after a crash, and while the program is suspended.
//
//   RawTerminal terminal;
//   terminal.write("\x1b[H...");
//   const Event event = terminal.wait(100ms);
#pragma once

#include <noyes/io/descriptor.hpp>
#include <noyes/io/keys.hpp>
#include <noyes/io/terminal.hpp>
#include <noyes/io/terminal_guard.hpp>

#include <chrono>
#include <cstdint>
#include <optional>
#include <string_view>

namespace noyes::io {

struct Event {
    enum class Kind : std::uint8_t {
        nothing,  // the time is over
        key,
        redraw,  // the size has changed, or the program goes on after it was suspended
        woken,   // by RawTerminal::wake
        ended,   // by a signal, or the terminal is gone
    };
    Kind kind = Kind::nothing;
    Key key{KeyKind::escape};
    bool by_ctrl_c = false;  // of `ended`
};

// At most one at a time.
class RawTerminal {
   public:
    // Whether there is a terminal that shows a screen and one that gives keys: standard input, or
    // the terminal that the program was started from if that is read from a pipe.
    static bool possible();

    RawTerminal();
    RawTerminal(const RawTerminal&) = delete;
    RawTerminal& operator=(const RawTerminal&) = delete;
    ~RawTerminal() = default;

    [[nodiscard]] static TerminalSize size() { return terminal_size(standard_output); }

    // A screen that is lost with its terminal is no error: `wait` tells the end.
    static void write(std::string_view text);

    // The next event; `nothing` if there is none until then. Without a time it waits for ever.
    Event wait(std::optional<std::chrono::milliseconds> at_most);

    // Makes `wait` return. From any thread.
    static void wake() { TerminalGuard::wake(); }

   private:
    std::optional<Event> take_signal();
    bool read_keys();
    [[nodiscard]] bool wait_for_bytes(std::optional<std::chrono::milliseconds> at_most);

    Descriptor own_;  // the terminal, if it is not standard input
    int input_;
    TerminalGuard guard_;
    KeyDecoder keys_;
    bool gone_ = false;  // nobody is there to press a key any more
};

}  // namespace noyes::io
