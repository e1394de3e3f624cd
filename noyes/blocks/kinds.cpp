#include <noyes/blocks/kinds.hpp>

#include <algorithm>

namespace noyes::blocks {

namespace {

std::vector<Kind> sorted_into_kinds(const Level& level) {
    std::vector<Kind> kinds;
    for (std::size_t piece = 0; piece < level.pieces.size(); ++piece) {
        Shape shape = shape_of(level.extent, level.pieces[piece].cells);
        const bool has_target = level.has_target(piece);
        const auto same = std::ranges::find_if(kinds, [&](const Kind& kind) {
            return !has_target && !kind.has_target && kind.shape == shape;
        });
        if (same != kinds.end()) same->pieces.push_back(piece);
        else
            kinds.push_back(
                {.shape = std::move(shape), .pieces = {piece}, .has_target = has_target});
    }
    return kinds;
}

// Whether the ground lets pieces of a kind stand there.
bool is_allowed(const Level& level, const Kind& kind, Cell corner) {
    const auto cells = cells_at(level.extent, kind.shape, corner);
    return cells && std::ranges::all_of(
                        *cells, [&](Cell cell) { return level.allows(kind.pieces.front(), cell); });
}

// The corner that the next place in a direction would have.
std::optional<Cell> next_corner(const Level& level, const Kind& kind, Cell corner, Direction way) {
    if (!may_go(level.rule, kind.shape, way)) return std::nullopt;
    const auto next = neighbour(level.extent, corner, way);
    return next && is_allowed(level, kind, *next) ? next : std::nullopt;
}

void find_places(const Level& level, Kind& kind) {
    for (const std::size_t piece : kind.pieces)
        kind.corners.push_back(corner_of(level.extent, level.pieces[piece].cells));
    std::vector<bool> seen(level.extent.cells());
    for (const Cell corner : kind.corners) seen[corner] = true;
    for (std::size_t i = 0; i < kind.corners.size(); ++i) {
        for (const Direction way : directions) {
            const auto next = next_corner(level, kind, kind.corners[i], way);
            if (!next || seen[*next]) continue;
            seen[*next] = true;
            kind.corners.push_back(*next);
        }
    }
    std::ranges::sort(kind.corners);
}

void join_places(const Level& level, Kind& kind) {
    for (const Cell corner : kind.corners) {
        std::array<Place, 4>& next = kind.next.emplace_back();
        for (const Direction way : directions) {
            const auto beside = next_corner(level, kind, corner, way);
            next[static_cast<std::size_t>(way)] = beside ? kind.place(*beside) : nowhere;
        }
    }
}

// Exchanges left and right.
class Turn {
   public:
    explicit Turn(Extent extent) : extent_(extent) {}

    [[nodiscard]] Cell cell(Cell one) const {
        return extent_.cell(extent_.row(one), extent_.columns - 1 - extent_.column(one));
    }
    [[nodiscard]] std::vector<Cell> cells(std::vector<Cell> some) const {
        for (Cell& one : some) one = cell(one);
        std::ranges::sort(some);
        return some;
    }
    // Where the corner of a piece goes.
    [[nodiscard]] Cell corner(const Shape& shape, Cell corner) const {
        return cell(corner) - (shape.columns - 1);
    }

   private:
    Extent extent_;
};

bool is_same_ground(const Level& level, const Turn& turn) {
    for (Cell cell = 0; cell < level.extent.cells(); ++cell) {
        if (level.ground[cell] != level.ground[turn.cell(cell)]) return false;
    }
    return true;
}

// The place of `to` where a piece of `from` is seen.
Place seen_place(const Kind& from, Place place, const Kind& to, const Turn& turn) {
    return to.place(turn.corner(from.shape, from.corners[place]));
}

// Whether pieces of `from` look like pieces of `to`.
bool looks_like(const Kind& from, const Kind& to, const Level& level, const Turn& turn) {
    const std::vector<Cell> seen = turn.cells(from.shape.offsets);
    if (shape_of(level.extent, seen) != to.shape) return false;
    if (from.pieces.size() != to.pieces.size() || from.places() != to.places()) return false;
    if (from.has_target != to.has_target) return false;
    if ((from.target == nowhere) != (to.target == nowhere)) return false;
    return from.target == nowhere || seen_place(from, from.target, to, turn) == to.target;
}

// Where each place of `from` is seen; nothing if one of them is no place of `to`.
std::optional<std::vector<Place>> seen_places(const Kind& from, const Kind& to, const Turn& turn) {
    std::vector<Place> seen;
    for (Place place = 0; place < from.places(); ++place) {
        seen.push_back(seen_place(from, place, to, turn));
        if (seen.back() == nowhere) return std::nullopt;
    }
    return seen;
}

}  // namespace

Place Kind::place(Cell corner) const {
    const auto found = std::ranges::lower_bound(corners, corner);
    if (found == corners.end() || *found != corner) return nowhere;
    return static_cast<Place>(found - corners.begin());
}

std::vector<Kind> kinds_of(const Level& level) {
    std::vector<Kind> kinds = sorted_into_kinds(level);
    for (Kind& kind : kinds) {
        find_places(level, kind);
        join_places(level, kind);
    }
    for (const Target& target : level.targets) {
        for (Kind& kind : kinds) {
            if (kind.pieces.front() == target.piece) kind.target = kind.place(target.corner);
        }
    }
    return kinds;
}

std::optional<Mirror> mirror_of(const Level& level, const std::vector<Kind>& kinds) {
    const Turn turn(level.extent);
    if (!is_same_ground(level, turn)) return std::nullopt;
    Mirror mirror;
    for (const Kind& from : kinds) {
        // Kinds that were taken apart look alike: each is the image of one other, or of itself.
        const auto to = std::ranges::find_if(kinds, [&](const Kind& one) {
            const auto number = static_cast<std::size_t>(&one - kinds.data());
            return std::ranges::count(mirror.kinds, number) == 0 &&
                   looks_like(from, one, level, turn);
        });
        if (to == kinds.end()) return std::nullopt;
        auto places = seen_places(from, *to, turn);
        if (!places) return std::nullopt;
        mirror.kinds.push_back(static_cast<std::size_t>(to - kinds.begin()));
        mirror.places.push_back(std::move(*places));
    }
    return mirror;
}

}  // namespace noyes::blocks
