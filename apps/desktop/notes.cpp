#include "notes.hpp"

#include <algorithm>

namespace noyes::desktop {

void Notes::add(std::string_view key, std::string_view value) {
    std::string line(value);
    std::ranges::replace(line, '\n', ' ');
    text_.append(key).append(" ").append(line).append("\n");
}

}  // namespace noyes::desktop
