#include <noyes/tiles/walking_table.hpp>

namespace noyes::tiles {

WalkingTable::WalkingTable(const Lines& lines) : lines_(lines) {
    Key weight = 1;
    for (std::uint32_t i = 0; i < lines.count * lines.count; ++i) {
        weights_.push_back(weight);
        weight *= lines.length + 1;
    }
    add({.key = goal(), .blank_line = lines.blank_home, .distance = 0});
    for (std::size_t number = 0; number < matrices_.size(); ++number) {
        links_.resize(links_.size() + std::size_t{2} * lines.count);
        link(number, false);
        link(number, true);
    }
}

WalkingTable::Key WalkingTable::goal() const {
    Key key = 0;
    for (std::uint32_t line = 0; line < lines_.count; ++line) {
        key += digit(line, line) * (lines_.length - (line == lines_.blank_home ? 1 : 0));
    }
    return key;
}

bool WalkingTable::has(Key key, std::uint32_t line, std::uint32_t home) const {
    return key / digit(line, home) % (lines_.length + 1) != 0;
}

WalkingTable::Place WalkingTable::add(const Matrix& matrix) {
    const Place place =
        static_cast<Place>(matrices_.size() << 8) | static_cast<Place>(matrix.distance);
    const auto [found, is_new] = places_.emplace(matrix.key, place);
    if (is_new) matrices_.push_back(matrix);
    return found->second;
}

void WalkingTable::link(std::size_t number, bool on) {
    const Matrix from = matrices_[number];
    if (from.blank_line == (on ? lines_.count - 1 : 0)) return;
    const std::uint32_t line = on ? from.blank_line + 1 : from.blank_line - 1;
    for (std::uint32_t home = 0; home < lines_.count; ++home) {
        if (!has(from.key, line, home)) continue;
        const Key key = from.key - digit(line, home) + digit(from.blank_line, home);
        links_[(number * 2 + (on ? 1 : 0)) * lines_.count + home] =
            add({.key = key, .blank_line = line, .distance = from.distance + 1});
    }
}

}  // namespace noyes::tiles
