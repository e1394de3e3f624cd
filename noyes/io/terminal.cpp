#include <noyes/io/terminal.hpp>

#include <sys/ioctl.h>
#include <unistd.h>

#include <cstdlib>
#include <string_view>

namespace noyes::io {

namespace {

// Nothing here starts a thread that could change the environment.
std::string_view environment(const char* name) {
    const char* value = std::getenv(name);  // NOLINT(concurrency-mt-unsafe)
    return value == nullptr ? std::string_view() : value;
}

}  // namespace

bool is_terminal(int descriptor) { return ::isatty(descriptor) == 1; }

bool colour_wanted(int descriptor) {
    return is_terminal(descriptor) && environment("NO_COLOR").empty() &&
           environment("TERM") != "dumb";
}

int terminal_width(int descriptor) {
    struct winsize size{};
    constexpr int usual = 80;
    if (::ioctl(descriptor, TIOCGWINSZ, &size) != 0 || size.ws_col == 0) return usual;
    return size.ws_col;
}

}  // namespace noyes::io
