#include <noyes/tiles/walking_table.hpp>

#include <bit>

namespace noyes::tiles {

WalkingTable::WalkingTable(const Lines& lines)
    : lines_(lines), digit_bits_(static_cast<std::uint32_t>(std::bit_width(lines.length))) {
    add(goal(), lines.blank_home, 0);
    for (std::size_t number = 0; number < matrices_.size(); ++number) {
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
    return ((key >> shift(line, home)) & ((Key{1} << digit_bits_) - 1)) != 0;
}

WalkingTable::Entry WalkingTable::add(Key key, std::uint32_t blank_line, Cost distance) {
    std::uint16_t& number = slots_[slot_of(key)];
    if (number == 0) {
        matrices_.push_back({key, blank_line, {new_place(blank_line), distance}});
        number = static_cast<std::uint16_t>(matrices_.size());
    }
    return matrices_[number - 1u].entry;
}

WalkingTable::Place WalkingTable::new_place(std::uint32_t blank_line) {
    const bool is_first = blank_line == 0;
    const bool is_last = blank_line == lines_.count - 1;
    std::vector<Place>& other_half = half_used_[is_first ? 1 : 0];
    if ((is_first || is_last) && !other_half.empty()) {
        const Place place = other_half.back();
        other_half.pop_back();
        return place;
    }
    const auto place = static_cast<Place>(links_.size() / 2 / lines_.count);
    links_.resize(links_.size() + std::size_t{2} * lines_.count);
    if (is_first || is_last) half_used_[is_first ? 0 : 1].push_back(place);
    return place;
}

void WalkingTable::link(std::size_t number, bool on) {
    const Matrix from = matrices_[number];
    if (from.blank_line == (on ? lines_.count - 1 : 0)) return;
    const Entry entry = from.entry;
    const std::uint32_t line = on ? from.blank_line + 1 : from.blank_line - 1;
    for (std::uint32_t home = 0; home < lines_.count; ++home) {
        if (!has(from.key, line, home)) continue;
        const Key key = from.key - digit(line, home) + digit(from.blank_line, home);
        const Entry to = add(key, line, entry.distance + 1);
        links_[index(lines_.count, entry.place, on, home)] =
            Link(to.place, to.distance > entry.distance);
    }
}

}  // namespace noyes::tiles
