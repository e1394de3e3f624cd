#include <noyes/blocks/empty_cells.hpp>

#include <algorithm>
#include <functional>

namespace noyes::blocks {

Cost EmptyCells::clearing(std::span<const CellNumber> wanted, std::span<const CellNumber> own) {
    spent_.clear();
    const Owner self = owner_[own.front()];
    for (const CellNumber cell : wanted) {
        if (owner_[cell] == nobody) spent_.push_back(cell);
    }
    Cost sum = 0;
    for (const CellNumber cell : wanted) {
        if (owner_[cell] != nobody && owner_[cell] != self) sum += nearest(cell, self);
    }
    return sum;
}

Cost EmptyCells::cells_beyond(CellNumber cell, Direction way) const {
    const Owner own = owner_[cell];
    Cost count = 0;
    while ((cell = beside(cell, way)) != no_cell && owner_[cell] == own) ++count;
    return count;
}

EmptyCells::Passage EmptyCells::passage(CellNumber cell, Direction way) const {
    const Owner own = owner_[cell];
    if (own == nobody) return {beside(cell, way), 1};
    const bool upright = way == Direction::up || way == Direction::down;
    const Cost width = cells_beyond(cell, upright ? Direction::left : Direction::up) +
                       cells_beyond(cell, upright ? Direction::right : Direction::down);
    const Cost cost = 1 + cells_beyond(cell, opposite(way)) + width;
    while (cell != no_cell && owner_[cell] == own) cell = beside(cell, way);
    return {cell, cost};
}

// Dijkstra's algorithm.
Cost EmptyCells::nearest(CellNumber to, Owner self) {
    std::ranges::fill(distances_, unreachable);
    waiting_.clear();
    wait(to, 0);
    while (!waiting_.empty()) {
        std::ranges::pop_heap(waiting_, std::greater{});
        const auto [distance, cell] = waiting_.back();
        waiting_.pop_back();
        if (distances_[cell] != distance) continue;
        if (owner_[cell] == nobody && std::ranges::count(spent_, cell) == 0) {
            spent_.push_back(cell);
            return distance;
        }
        for (const Direction way : directions) {
            const auto [from, cost] = passage(cell, way);
            if (from == no_cell || owner_[from] == self || !usable_[from]) continue;
            if (distance + cost < distances_[from]) wait(from, distance + cost);
        }
    }
    return unreachable;
}

void EmptyCells::wait(CellNumber cell, Cost distance) {
    distances_[cell] = distance;
    waiting_.emplace_back(distance, cell);
    std::ranges::push_heap(waiting_, std::greater{});
}

}  // namespace noyes::blocks
