#include <noyes/blocks/text.hpp>
#include <noyes/data/data.hpp>

#include "levels.hpp"
#include "numbers.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace noyes::play {

const std::vector<blocks::Level>& shipped_levels() {
    static const std::vector<blocks::Level> levels = *blocks::parse_levels(data::block_levels());
    return levels;
}

const blocks::Level* find_level(const std::vector<blocks::Level>& levels, std::string_view id) {
    const auto found = std::ranges::find(levels, id, &blocks::Level::id);
    return found == levels.end() ? nullptr : &*found;
}

std::string title(const blocks::Level& level) {
    if (level.title.empty()) return level.name;
    if (level.name.empty()) return level.title;
    return fmt::format("{} ({})", level.title, level.name);
}

std::string heading(const blocks::Level& level) {
    const std::string called = title(level);
    return level.id + (level.id.empty() || called.empty() ? "" : ": ") + called;
}

std::string_view unit(blocks::Metric metric) {
    switch (metric) {
        case blocks::Metric::moves: return "move";
        case blocks::Metric::straight: return "straight move";
        case blocks::Metric::steps: return "step";
    }
    return {};
}

std::string counted_in(blocks::Metric metric, std::uint64_t number) {
    return counted(number, unit(metric));
}

}  // namespace noyes::play
