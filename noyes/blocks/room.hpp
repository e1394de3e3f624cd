// How far pieces with a target are from it, and how far the empty cells are that their next step
// needs. Not admissible: it leads the search for any way, and tells states apart where the piece
// with the target has to stand still for a hundred moves.
//
//   #.BB#      A wants to go up: it needs both cells that B has taken. Two steps of B would clear
//   #CAA#      them, but there is room for one; the other empty cell has to come from farther away.
//   #.AA#
//
// An empty cell moves by letting a piece step onto it. So it crosses a whole piece at once, but to
// clear a cell in front of a long piece takes as many steps as the piece is long, and a wide piece
// steps only where as many cells are empty.
#pragma once

#include <noyes/blocks/empty_cells.hpp>
#include <noyes/blocks/heuristics/target_distance.hpp>

namespace noyes::blocks {

template <std::size_t Words>
class Room {
   public:
    using State = typename Puzzle<Words>::State;
    using Value = Cost;

    // The puzzle has to outlive it.
    explicit Room(const Puzzle<Words>& puzzle)
        : puzzle_(puzzle), usable_(puzzle.cells_beside().size()) {
        for (std::size_t kind = 0; kind < puzzle.kinds().size(); ++kind) {
            const Kind& own = puzzle.kinds()[kind];
            cells_.push_back(cells_of(kind));
            if (own.has_target) targets_.push_back({kind, target_distances(own, Metric::steps)});
            if (own.has_target && puzzle.kinds().size() > 1) continue;
            for (const Cells& cells : cells_.back())
                for (const CellNumber cell : cells) usable_[cell] = true;
        }
    }

    [[nodiscard]] Value evaluate(const State& state) const {
        EmptyCells empty(puzzle_.cells_beside(), usable_);
        for (std::size_t kind = 0; kind < puzzle_.kinds().size(); ++kind) {
            puzzle_.for_each_place(state, kind,
                                   [&](Place place) { empty.take(cells_[kind][place]); });
        }
        Cost sum = 0;
        for (const Target& target : targets_) {
            puzzle_.for_each_place(state, target.kind,
                                   [&](Place place) { sum += estimate_of(target, place, empty); });
        }
        return sum;
    }
    [[nodiscard]] Value advance(Value, auto, const State& child) const { return evaluate(child); }
    static Cost estimate(Value value) { return value; }

   private:
    using Cells = std::vector<CellNumber>;
    struct Target {
        std::size_t kind;
        std::vector<Cost> distances;  // from each place
    };
    // One step of a piece with a target counts more than all that makes room for it.
    static constexpr Cost per_step = 1000;

    [[nodiscard]] std::vector<Cells> cells_of(std::size_t kind) const {
        std::vector<Cells> all(puzzle_.kinds()[kind].places());
        for (std::size_t place = 0; place < all.size(); ++place) {
            puzzle_.cells(kind, static_cast<Place>(place))
                .for_each(0, Bits<Words>::size, [&](std::size_t cell) {
                    all[place].push_back(static_cast<CellNumber>(cell));
                });
        }
        return all;
    }

    [[nodiscard]] Cost estimate_of(const Target& target, Place place, EmptyCells& empty) const {
        const Cost distance = target.distances[place];
        if (distance == 0) return 0;
        Cost least = per_step - 1;
        for (const Place next : puzzle_.kinds()[target.kind].next[place]) {
            if (next == nowhere || target.distances[next] >= distance) continue;
            least = std::min(least,
                             empty.clearing(cells_[target.kind][next], cells_[target.kind][place]));
        }
        return distance * per_step + least;
    }

    const Puzzle<Words>& puzzle_;
    std::vector<bool> usable_;               // cells that pieces without a target can take
    std::vector<std::vector<Cells>> cells_;  // of each place of each kind
    std::vector<Target> targets_;
};

static_assert(search::HeuristicFor<Room<1>, Puzzle<1>>);

}  // namespace noyes::blocks
