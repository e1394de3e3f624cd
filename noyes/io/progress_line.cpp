#include <noyes/io/progress_line.hpp>

#include <noyes/io/terminal.hpp>

#include <unistd.h>

#include <cstddef>
#include <string>

namespace noyes::io {

namespace {
constexpr std::string_view back_and_clear = "\r\x1b[K";
}

ProgressLine::ProgressLine(int descriptor)
    : descriptor_(descriptor), seen_(is_terminal(descriptor)) {}

void ProgressLine::show(std::string_view text) {
    if (!seen_) return;
    // The last column stays free: some terminals break the line when it is filled.
    const auto room = static_cast<std::size_t>(terminal_size(descriptor_).columns - 1);
    write(std::string(back_and_clear).append(text.substr(0, room)));
    shown_ = true;
}

void ProgressLine::erase() {
    if (shown_) write(back_and_clear);
    shown_ = false;
}

// A progress line that is lost is no error.
void ProgressLine::write(std::string_view text) const {
    [[maybe_unused]] const auto count = ::write(descriptor_, text.data(), text.size());
}

}  // namespace noyes::io
