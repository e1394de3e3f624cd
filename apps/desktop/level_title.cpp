#include "level_title.hpp"

#include <algorithm>

namespace noyes::desktop {

std::string level_title(const blocks::Level& level) {
    constexpr unsigned char last_of_ascii = 127;
    const bool readable = std::ranges::all_of(
        level.name, [](char c) { return static_cast<unsigned char>(c) <= last_of_ascii; });
    if (!level.title.empty()) return level.title;
    return readable && !level.name.empty() ? level.name : level.id;
}

}  // namespace noyes::desktop
