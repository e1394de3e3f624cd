#include <noyes/tiles/goal.hpp>

#include <noyes/base/find_named.hpp>

#include <algorithm>
#include <array>
#include <numeric>
#include <utility>
#include <vector>

namespace noyes::tiles {

namespace {

using Path = std::vector<Cell>;  // every cell once

Path reading_order(Extent extent) {
    Path path(extent.cells());
    std::iota(path.begin(), path.end(), Cell{0});
    return path;
}

Path snake_path(Extent extent) {
    Path path = reading_order(extent);
    for (std::uint32_t row = 1; row < extent.rows; row += 2) {
        const auto first = path.begin() + static_cast<std::ptrdiff_t>(extent.cell(row, 0));
        std::reverse(first, first + static_cast<std::ptrdiff_t>(extent.columns));
    }
    return path;
}

// The ring of cells between two opposite corners, clockwise from the top left:
//
//   1 2 3 4
//   A     5      a single row or column is a ring too
//   9 8 7 6
struct Ring {
    std::uint32_t top, left, bottom, right;
};

void walk_round(Extent extent, Ring ring, Path& path) {
    for (auto c = ring.left; c <= ring.right; ++c) path.push_back(extent.cell(ring.top, c));
    for (auto r = ring.top + 1; r <= ring.bottom; ++r) path.push_back(extent.cell(r, ring.right));
    if (ring.top == ring.bottom || ring.left == ring.right) return;
    for (auto c = ring.right; c-- > ring.left;) path.push_back(extent.cell(ring.bottom, c));
    for (auto r = ring.bottom; --r > ring.top;) path.push_back(extent.cell(r, ring.left));
}

Path snail_path(Extent extent) {
    Path path;
    path.reserve(extent.cells());
    const std::uint32_t rings = (std::min(extent.rows, extent.columns) + 1) / 2;
    for (std::uint32_t ring = 0; ring < rings; ++ring) {
        walk_round(extent, {ring, ring, extent.rows - 1 - ring, extent.columns - 1 - ring}, path);
    }
    return path;
}

// 1, 2, 3, ... along the path, the blank at its end.
Board numbered_along(Extent extent, const Path& path) {
    std::vector<Tile> tiles(path.size());
    for (std::size_t step = 0; step + 1 < path.size(); ++step) {
        tiles[path[step]] = static_cast<Tile>(step + 1);
    }
    return Board::make(extent, std::move(tiles)).value();
}

Board blank_last(Extent extent) { return numbered_along(extent, reading_order(extent)); }
Board blank_first(Extent extent) { return Board::make(extent, reading_order(extent)).value(); }
Board snail(Extent extent) { return numbered_along(extent, snail_path(extent)); }
Board snake(Extent extent) { return numbered_along(extent, snake_path(extent)); }

constexpr std::array goals{
    NamedGoal{{.name = "blank-last",
               .summary = "row by row, the blank in the last place",
               .source = "the 15 puzzle as Noyes Chapman's was sold, 1879"},
              blank_last},
    NamedGoal{{.name = "blank-first",
               .summary = "row by row after the blank in the first place",
               .source = "Korf's experiments, 1985"},
              blank_first},
    NamedGoal{{.name = "snail",
               .summary = "a clockwise spiral from the top left, the blank at its end",
               .source = "the n-puzzle project of the 42 schools"},
              snail},
    NamedGoal{{.name = "snake",
               .summary = "every second row from right to left, the blank at the end of the path",
               .source = "the order in which an ox ploughs a field"},
              snake},
};

}  // namespace

std::span<const NamedGoal> named_goals() { return goals; }

const NamedGoal* find_goal(std::string_view name) { return find_named(named_goals(), name); }

}  // namespace noyes::tiles
