#include <noyes/blocks/tell.hpp>

#include <algorithm>

namespace noyes::blocks {

Names::Names(const Level& level, std::span<const Kind> kinds)
    : extent_(level.extent), kinds_(kinds), pieces_(level.pieces) {}

Move Names::move(std::size_t kind, Place from, Place to) {
    const Kind& own = kinds_[kind];
    const auto stands_there = [&](std::size_t piece) {
        return corner_of(extent_, pieces_[piece].cells) == own.corners[from];
    };
    const std::size_t piece = *std::ranges::find_if(own.pieces, stands_there);
    Move move{pieces_[piece].name, way(piece, own, from, to)};
    pieces_[piece].cells = *cells_at(extent_, own.shape, own.corners[to]);
    return move;
}

// Breadth-first search from the end of the way, so that it can be read off forward.
std::vector<Direction> Names::way(std::size_t piece, const Kind& kind, Place from, Place to) const {
    std::vector<std::size_t> distance(kind.places(), kind.places());
    std::vector<Place> reached{to};
    distance[to] = 0;
    for (std::size_t i = 0; i < reached.size(); ++i) {
        for (const Place next : kind.next[reached[i]]) {
            if (next == nowhere || distance[next] != kind.places()) continue;
            if (!is_free(piece, kind, next)) continue;
            distance[next] = distance[reached[i]] + 1;
            reached.push_back(next);
        }
    }
    std::vector<Direction> path;
    while (from != to) {
        const auto nearer = std::ranges::find_if(directions, [&](Direction way) {
            const Place next = kind.next_place(from, way);
            return next != nowhere && distance[next] + 1 == distance[from];
        });
        path.push_back(*nearer);
        from = kind.next_place(from, *nearer);
    }
    return path;
}

bool Names::is_free(std::size_t piece, const Kind& kind, Place place) const {
    const std::vector<Cell> cells = *cells_at(extent_, kind.shape, kind.corners[place]);
    for (std::size_t other = 0; other < pieces_.size(); ++other) {
        if (other == piece) continue;
        for (const Cell cell : pieces_[other].cells) {
            if (std::ranges::binary_search(cells, cell)) return false;
        }
    }
    return true;
}

}  // namespace noyes::blocks
