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

bool moves_cursor(int descriptor) {
    const std::string_view kind = environment("TERM");
    return is_terminal(descriptor) && !kind.empty() && kind != "dumb";
}

// The first of these that is set decides, as POSIX has it.
bool shows_unicode() {
    for (const char* name : {"LC_ALL", "LC_CTYPE", "LANG"}) {
        const std::string_view locale = environment(name);
        if (locale.empty()) continue;
        return locale.find("UTF-8") != std::string_view::npos ||
               locale.find("utf8") != std::string_view::npos;
    }
    return false;
}

TerminalSize terminal_size(int descriptor) {
    struct winsize size{};
    if (::ioctl(descriptor, TIOCGWINSZ, &size) != 0 || size.ws_col == 0 || size.ws_row == 0)
        return {};
    return {.rows = size.ws_row, .columns = size.ws_col};
}

}  // namespace noyes::io
