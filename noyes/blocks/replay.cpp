#include <noyes/blocks/replay.hpp>

#include <algorithm>

namespace noyes::blocks {

namespace {

class Grid {
   public:
    explicit Grid(const Level& level) : level_(level), pieces_(level.pieces) {}

    // Moves a piece along a path; false, and nothing changed, if there is no way.
    bool slide(const Move& move) {
        const auto piece = std::ranges::find(pieces_, move.piece, &Piece::name);
        if (piece == pieces_.end()) return false;
        const auto number = static_cast<std::size_t>(piece - pieces_.begin());
        const std::vector<Cell> before = piece->cells;
        const bool free =
            std::ranges::all_of(move.path, [&](Direction way) { return push(number, way); });
        if (!free) pieces_[number].cells = before;
        return free;
    }

    [[nodiscard]] bool is_goal() const {
        return std::ranges::all_of(level_.targets, [&](const Target& target) {
            return corner_of(level_.extent, pieces_[target.piece].cells) == target.corner;
        });
    }

    [[nodiscard]] const std::vector<Piece>& pieces() const { return pieces_; }

   private:
    bool push(std::size_t number, Direction way) {
        std::vector<Cell> moved;
        for (const Cell cell : pieces_[number].cells) {
            const auto next = neighbour(level_.extent, cell, way);
            if (!next || !level_.allows(number, *next) || is_taken(*next, number)) return false;
            moved.push_back(*next);
        }
        if (!may_go(level_.rule, shape_of(level_.extent, moved), way)) return false;
        pieces_[number].cells = moved;
        return true;
    }

    [[nodiscard]] bool is_taken(Cell cell, std::size_t by_other_than) const {
        for (std::size_t other = 0; other < pieces_.size(); ++other) {
            if (other == by_other_than) continue;
            if (std::ranges::find(pieces_[other].cells, cell) != pieces_[other].cells.end())
                return true;
        }
        return false;
    }

    const Level& level_;
    std::vector<Piece> pieces_;
};

bool is_one(const Move& move, Metric metric) {
    if (move.path.empty()) return false;
    switch (metric) {
        case Metric::moves: return true;
        case Metric::straight:
            return std::ranges::all_of(move.path,
                                       [&](Direction way) { return way == move.path.front(); });
        case Metric::steps: return move.path.size() == 1;
    }
    return false;
}

}  // namespace

Replay replay(const Level& level, std::span<const Move> moves, Metric metric) {
    Grid grid(level);
    Replay seen;
    for (const Move& move : moves) {
        if (!is_one(move, metric) || !grid.slide(move)) break;
        ++seen.played;
    }
    seen.is_goal = grid.is_goal();
    seen.pieces = grid.pieces();
    return seen;
}

bool leads_to_goal(const Level& level, std::span<const Move> moves, Metric metric) {
    const Replay seen = replay(level, moves, metric);
    return seen.played == moves.size() && seen.is_goal;
}

}  // namespace noyes::blocks
