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

namespace {

// The tiles that stand in a line where they belong, first to last.
template <bool Rows>
std::vector<Tile> belonging(const Homes& homes, const PlainBoard& state, std::uint32_t line) {
    const Extent extent = homes.extent;
    std::vector<Tile> found;
    for (std::uint32_t place = 0; place < (Rows ? extent.columns : extent.rows); ++place) {
        const Tile tile = state.tile(Rows ? extent.cell(line, place) : extent.cell(place, line));
        if (tile == 0) continue;
        const Cell home = homes.of(tile);
        if ((Rows ? extent.row(home) : extent.column(home)) == line) found.push_back(tile);
    }
    return found;
}

// Those that are not in the longest increasing subsequence. Homes increase with the tiles' names.
std::vector<Tile> to_remove(const std::vector<Tile>& tiles) {
    std::vector<std::size_t> length(tiles.size(), 1);  // of the longest one that ends here
    std::vector<std::size_t> before(tiles.size());
    std::size_t last = 0;
    for (std::size_t i = 0; i < tiles.size(); ++i) {
        before[i] = i;
        for (std::size_t j = 0; j < i; ++j) {
            if (tiles[j] > tiles[i] || length[j] + 1 <= length[i]) continue;
            length[i] = length[j] + 1;
            before[i] = j;
        }
        if (length[i] > length[last]) last = i;
    }
    std::vector<Tile> removed = tiles;
    for (std::size_t at = last;; at = before[at]) {
        removed.erase(removed.begin() + static_cast<std::ptrdiff_t>(at));
        if (before[at] == at) return removed;
    }
}

std::vector<std::pair<Tile, Tile>> in_each_others_way(const std::vector<Tile>& tiles) {
    std::vector<std::pair<Tile, Tile>> pairs;
    for (std::size_t i = 0; i < tiles.size(); ++i) {
        for (std::size_t j = i + 1; j < tiles.size(); ++j) {
            if (tiles[i] > tiles[j]) pairs.emplace_back(tiles[i], tiles[j]);
        }
    }
    return pairs;
}

}  // namespace

template <bool Rows>
void explain_conflicts(const Homes& homes, const PlainBoard& state, Sum& sum) {
    const std::uint32_t count = Rows ? homes.extent.rows : homes.extent.columns;
    for (std::uint32_t line = 0; line < count; ++line) {
        const std::vector<Tile> tiles = belonging<Rows>(homes, state, line);
        auto pairs = in_each_others_way(tiles);
        if (pairs.empty()) continue;
        std::vector<Tile> removed = to_remove(tiles);
        sum.push_back({.why = Rows ? Why::row_conflict : Why::column_conflict,
                       .amount = 2 * static_cast<Cost>(removed.size()),
                       .tiles = std::move(removed),
                       .pairs = std::move(pairs),
                       .number = line});
    }
}

template void explain_conflicts<true>(const Homes&, const PlainBoard&, Sum&);
template void explain_conflicts<false>(const Homes&, const PlainBoard&, Sum&);

}  // namespace noyes::tiles
