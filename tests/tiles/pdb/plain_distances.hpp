// The distances of a pattern found the plain way: a breadth-first search over every placement of
// its tiles and of the blank, where the moves of other tiles cost nothing.
#pragma once

#include <noyes/base/cost.hpp>
#include <noyes/tiles/direction.hpp>
#include <noyes/tiles/pdb/table_key.hpp>

#include <deque>
#include <map>
#include <utility>
#include <vector>

namespace noyes::tiles {

struct Placement {
    std::vector<Cell> cells;  // of the tiles, in the order of their homes
    Cell blank;

    friend auto operator<=>(const Placement&, const Placement&) = default;
};

inline std::map<Placement, Cost> plain_distances(const TableKey& key) {
    Placement goal{{}, key.blank};
    for (Cell cell = 0; cell < key.extent.cells(); ++cell) {
        if ((key.homes & set_of(cell)) != 0) goal.cells.push_back(cell);
    }
    std::map<Placement, Cost> distances{{goal, 0}};
    std::deque<std::pair<Placement, Cost>> waiting{{goal, 0}};
    while (!waiting.empty()) {
        const auto [placement, distance] = waiting.front();
        waiting.pop_front();
        if (distances.at(placement) < distance) continue;
        for (const Direction way : directions) {
            if (!is_legal(key.extent, placement.blank, way)) continue;
            Placement next = placement;
            next.blank = neighbour(key.extent, placement.blank, way);
            Cost cost = 0;
            for (Cell& cell : next.cells) {
                if (cell != next.blank) continue;
                cell = placement.blank;
                cost = 1;
            }
            const auto [at, is_new] = distances.try_emplace(next, distance + cost);
            if (!is_new && at->second <= distance + cost) continue;
            at->second = distance + cost;
            if (cost == 0) waiting.emplace_front(next, distance);
            else waiting.emplace_back(next, distance + 1);
        }
    }
    return distances;
}

}  // namespace noyes::tiles
