#include <noyes/tiles/pdb/footprints.hpp>

#include <array>

namespace noyes::tiles {

Footprints::Footprints(std::span<const std::uint8_t> where, unsigned width)
    : where_(where.begin(), where.end()), width_(width) {
    for (std::size_t tiles = 1; tiles <= most_tiles(width); ++tiles) {
        std::vector<Entry>& entries = entries_.emplace_back(std::size_t{1} << (tiles * width));
        for (std::size_t index = 0; index < entries.size(); ++index) {
            entries[index] = entry(index, tiles);
        }
    }
}

// 0 for what no board has: a cell beyond its end, or two tiles in one cell.
Footprints::Entry Footprints::entry(std::uint64_t index, std::size_t tiles) const {
    std::array<std::uint32_t, 12> there{};
    Entry set = 0;
    for (std::size_t i = 0; i < tiles; ++i) {
        const std::uint64_t cell = (index >> (i * width_)) & ((1u << width_) - 1);
        if (cell >= where_.size()) return 0;
        there[i] = where_[cell];
        const Entry bit = Entry{1} << there[i];
        if ((set & bit) != 0) return 0;
        set |= bit;
    }
    Entry order = 0;
    for (std::size_t i = 0; i < tiles; ++i) {
        Entry before = 0;
        for (std::size_t behind = i + 1; behind < tiles; ++behind) {
            before += there[behind] < there[i] ? 1 : 0;
        }
        order = order * static_cast<Entry>(tiles - i) + before;
    }
    return order << most_cells | set;
}

}  // namespace noyes::tiles
