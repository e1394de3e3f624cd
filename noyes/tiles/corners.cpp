#include <noyes/tiles/corners.hpp>

#include <noyes/tiles/direction.hpp>

#include <algorithm>

namespace noyes::tiles {

Corners::Corners(const Homes& homes) {
    const Extent extent = homes.extent;
    const std::uint32_t last_row = extent.rows - 1;
    const std::uint32_t last_column = extent.columns - 1;
    const std::array cells{extent.cell(0, 0), extent.cell(0, last_column), extent.cell(last_row, 0),
                           extent.cell(last_row, last_column)};
    for (std::uint32_t i = 0; i < cells.size(); ++i) {
        corners_[i] = {.cell = cells[i],
                       .tile = homes.tile_of(cells[i]),
                       .counts = cells[i] == homes.blank ? 0u : 1u};
        for (const Direction way : directions) {
            if (is_legal(extent, cells[i], way)) {
                add_guard(homes, neighbour(extent, cells[i], way), i);
            }
        }
    }
}

void Corners::add_guard(const Homes& homes, Cell cell, std::uint32_t corner) {
    if (cell == homes.blank) return;
    const auto end = guards_.begin() + guard_count_;
    const auto known =
        std::find_if(guards_.begin(), end, [&](const Guard& guard) { return guard.cell == cell; });
    if (known == end) {
        *known = {.cell = cell, .tile = homes.tile_of(cell), .corners = 0};
        ++guard_count_;
    }
    known->corners |= 1u << corner;
}

void Corners::explain(Guards guards, const PlainBoard& state, Sum& sum) const {
    for (std::uint32_t i = 0; i < guard_count_; ++i) {
        if ((guards >> i & 1) == 0) continue;
        for (std::uint32_t c = 0; c < corners_.size(); ++c) {
            const Tile tile = state.tile(corners_[c].cell);
            const bool is_wrong = corners_[c].counts != 0 && tile != 0 && tile != corners_[c].tile;
            if (!is_wrong || (guards_[i].corners >> c & 1) == 0) continue;
            sum.push_back({.why = Why::corner,
                           .amount = 2,
                           .tiles = {guards_[i].tile},
                           .number = corners_[c].cell});
            break;
        }
    }
}

}  // namespace noyes::tiles
