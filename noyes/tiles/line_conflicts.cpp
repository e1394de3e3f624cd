#include <noyes/tiles/line_conflicts.hpp>

#include <algorithm>

namespace noyes::tiles {

namespace {
constexpr std::size_t longest_line = most_side;
}

Cost fewest_removals(std::span<const std::uint32_t> places) {
    // ends[k] is the smallest last number of an increasing subsequence of k + 1 numbers so far.
    std::array<std::uint32_t, longest_line> ends;
    auto end = ends.begin();
    for (const std::uint32_t place : places) {
        auto slot = std::lower_bound(ends.begin(), end, place);
        *slot = place;
        if (slot == end) ++end;
    }
    return static_cast<Cost>(places.size()) - static_cast<Cost>(end - ends.begin());
}

template <bool Rows>
Cost Lines<Dynamic, Rows>::all(const PlainBoard& state) const {
    const std::uint32_t count = Rows ? homes_.extent.rows : homes_.extent.columns;
    Cost sum = 0;
    for (std::uint32_t line = 0; line < count; ++line) {
        sum += removals(state, line, state.blank(), 0);
    }
    return sum;
}

template <bool Rows>
Cost Lines<Dynamic, Rows>::change(const Slide& step, const PlainBoard& child) const {
    const std::uint32_t left = line_of(step.to());
    if (belongs(step.tile, left)) {
        return removals(child, left, step.to(), 0) - removals(child, left, step.to(), step.tile);
    }
    const std::uint32_t entered = line_of(step.from());
    if (belongs(step.tile, entered)) {
        return removals(child, entered, step.from(), step.tile) -
               removals(child, entered, step.from(), 0);
    }
    return 0;
}

template <bool Rows>
Cost Lines<Dynamic, Rows>::removals(const PlainBoard& state, std::uint32_t line, Cell cell,
                                    Tile tile) const {
    const std::uint32_t length = Rows ? homes_.extent.columns : homes_.extent.rows;
    std::array<std::uint32_t, longest_line> homes_in_line;
    std::uint32_t belonging = 0;
    for (std::uint32_t place = 0; place < length; ++place) {
        const Cell here = Rows ? homes_.extent.cell(line, place) : homes_.extent.cell(place, line);
        const Tile found = here == cell ? tile : state.tile(here);
        if (belongs(found, line)) homes_in_line[belonging++] = homes_.of(found);
    }
    return fewest_removals({homes_in_line.data(), belonging});
}

template class Lines<Dynamic, true>;
template class Lines<Dynamic, false>;

}  // namespace noyes::tiles
