#include <noyes/io/line_input.hpp>

#include <noyes/io/terminal.hpp>

#include <poll.h>
#include <unistd.h>

#include <array>
#include <cerrno>

namespace noyes::io {

namespace {
constexpr std::size_t longest_line = 1 << 20;  // what is longer comes in pieces
}

std::optional<std::string> LineInput::next(const StopFlag& stop) {
    while (true) {
        const std::size_t end = waiting_.find('\n');
        if (end != std::string::npos) return take(end);
        if (waiting_.size() >= longest_line) return take(longest_line);
        if (fill(stop)) continue;
        if (stop.raised() || waiting_.empty()) return std::nullopt;
        return take(waiting_.size());
    }
}

std::string LineInput::take(std::size_t size) {
    std::string line = waiting_.substr(0, size);
    waiting_.erase(0, size + 1);
    if (line.ends_with('\r')) line.pop_back();
    return line;
}

// False at the end. A signal that comes just before the wait begins is seen a moment later.
bool LineInput::fill(const StopFlag& stop) {
    constexpr int moment = 200;  // milliseconds
    pollfd input{standard_input, POLLIN, 0};
    while (!stop.raised()) {
        if (::poll(&input, 1, moment) <= 0) continue;
        std::array<char, 4096> bytes{};
        const ssize_t count = ::read(standard_input, bytes.data(), bytes.size());
        if (count < 0 && errno == EINTR) continue;
        if (count > 0) waiting_.append(bytes.data(), static_cast<std::size_t>(count));
        return count > 0;
    }
    return false;
}

}  // namespace noyes::io
