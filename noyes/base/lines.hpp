// Text line by line. A line ends with "\n", "\r\n" or, in very old files, "\r".
//
//   for (std::string_view rest = text; !rest.empty();) use(take_line(rest));
#pragma once

#include <algorithm>
#include <cstddef>
#include <string_view>

namespace noyes {

// Takes the first line off `rest` and returns it without its end.
inline std::string_view take_line(std::string_view& rest) {
    const std::string_view line = rest.substr(0, rest.find_first_of("\r\n"));
    rest.remove_prefix(line.size());
    const std::size_t end = rest.starts_with("\r\n") ? 2 : 1;
    rest.remove_prefix(std::min(end, rest.size()));
    return line;
}

}  // namespace noyes
