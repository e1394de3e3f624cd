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

std::string short_title(const blocks::Level& level) {
    constexpr std::string_view between = " / ";
    std::string title = level_title(level);
    const std::size_t first = title.find(between);
    if (first == title.npos) return title;
    return title.substr(0, title.find(between, first + between.size()));
}

}  // namespace noyes::desktop
