#include <noyes/io/raw_terminal.hpp>

#include <fcntl.h>
#include <poll.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>

namespace noyes::io {

namespace {

using std::chrono::milliseconds;

// Longer than a terminal takes between the bytes of one key, shorter than anybody notices.
constexpr milliseconds escape_pause{50};

Descriptor open_keys() {
    if (is_terminal(standard_input)) return Descriptor(-1);
    return Descriptor(::open("/dev/tty", O_RDWR | O_CLOEXEC));
}

}  // namespace

bool RawTerminal::possible() {
    return moves_cursor(standard_output) && (is_terminal(standard_input) || open_keys().valid());
}

RawTerminal::RawTerminal()
    : own_(open_keys()), input_(own_.valid() ? own_.number() : standard_input), guard_(input_) {}

void RawTerminal::write(std::string_view text) {
    while (!text.empty()) {
        const ssize_t count = ::write(standard_output, text.data(), text.size());
        if (count >= 0) text.remove_prefix(static_cast<std::size_t>(count));
        else if (errno != EINTR) return;
    }
}

Event RawTerminal::wait(std::optional<milliseconds> at_most) {
    while (true) {
        if (std::optional<Key> key = keys_.next()) return {Event::Kind::key, *key};
        if (gone_) return {Event::Kind::ended};
        const bool undecided = keys_.undecided();
        if (wait_for_bytes(undecided ? escape_pause : at_most)) {
            if (std::optional<Event> event = take_signal()) return *event;
        } else if (undecided) {
            keys_.settle();
        } else {
            return {};
        }
    }
}

// Whether there may be something new: a signal, or bytes that are read here.
bool RawTerminal::wait_for_bytes(std::optional<milliseconds> at_most) {
    std::array<pollfd, 2> ends{pollfd{input_, POLLIN, 0}, pollfd{guard_.bell(), POLLIN, 0}};
    const int time =
        at_most ? static_cast<int>(std::max(at_most->count(), milliseconds::rep{0})) : -1;
    const int ready = ::poll(ends.data(), ends.size(), time);
    if (ready > 0 && ends[0].revents != 0) gone_ = !read_keys();
    return ready != 0;
}

std::optional<Event> RawTerminal::take_signal() {
    const std::uint8_t what = guard_.take();
    if ((what & TerminalGuard::ended) != 0)
        return Event{.kind = Event::Kind::ended,
                     .by_ctrl_c = (what & TerminalGuard::interrupted) != 0};
    if ((what & TerminalGuard::stop_asked) != 0) guard_.suspend();
    constexpr int redraw =
        TerminalGuard::stop_asked | TerminalGuard::continued | TerminalGuard::resized;
    if ((what & redraw) != 0) return Event{.kind = Event::Kind::redraw};
    if ((what & TerminalGuard::woken) != 0) return Event{.kind = Event::Kind::woken};
    return std::nullopt;
}

// False if the terminal is gone.
bool RawTerminal::read_keys() {
    std::array<char, 4096> bytes{};
    const ssize_t count = ::read(input_, bytes.data(), bytes.size());
    if (count > 0) keys_.feed({bytes.data(), static_cast<std::size_t>(count)});
    return count > 0 || (count < 0 && errno == EINTR);
}

}  // namespace noyes::io
