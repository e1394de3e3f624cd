#include <noyes/io/processor.hpp>

#include <noyes/base/lines.hpp>
#include <noyes/io/input.hpp>

#include <string_view>

namespace noyes::io {

namespace {

// What follows the colon, without the blanks around it.
std::string value_of(std::string_view line) {
    constexpr std::string_view blanks = " \t";
    const std::size_t begin = line.find_first_not_of(blanks, line.find(':') + 1);
    const std::size_t end = line.find_last_not_of(blanks);
    if (begin == std::string_view::npos || end < begin) return {};
    return std::string(line.substr(begin, end + 1 - begin));
}

}  // namespace

std::string processor_name(const std::string& root) {
    const Expected<std::string> text = read_file(root + "/proc/cpuinfo");
    if (!text) return {};
    for (std::string_view rest = *text; !rest.empty();) {
        const std::string_view line = take_line(rest);
        if (line.starts_with("model name")) return value_of(line);
    }
    return {};
}

}  // namespace noyes::io
