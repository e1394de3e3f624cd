// How far pieces with a target are from it, and how far all the empty cells are together that their
// next step needs. Not admissible, like Room: it leads the search for any way.
//
//   B.C.#      A wants to go up. Each of the three cells above it gets an empty cell of its own, so
//   DDE.#      that the ways of all of them are as short as possible: 0 + 1 + 1, where any cell
//   AAA.#      beside counts 1, whoever stands there.
//
// Room asks for the cells one by one and looks at the pieces in between. Where much has to make
// room at once, that leads astray.
#pragma once

#include <noyes/blocks/assignment.hpp>
#include <noyes/blocks/heuristics/target_distance.hpp>

namespace noyes::blocks {

template <std::size_t Words>
class Gathering {
   public:
    using State = typename Puzzle<Words>::State;
    using Value = Cost;

    // The puzzle has to outlive it.
    explicit Gathering(const Puzzle<Words>& puzzle) : puzzle_(puzzle) {
        for (std::size_t kind = 0; kind < puzzle.kinds().size(); ++kind) {
            if (!puzzle.kinds()[kind].has_target) note_usable(kind);
        }
        for (std::size_t kind = 0; kind < puzzle.kinds().size(); ++kind) {
            if (puzzle.kinds()[kind].has_target) add_target(kind);
        }
    }

    [[nodiscard]] Value evaluate(const State& state) const {
        Cost sum = 0;
        for (const Target& target : targets_) {
            puzzle_.for_each_place(state, target.kind, [&](Place place) {
                sum += target.distances[place] * per_step + nearest(target.ways[place], state);
            });
        }
        return sum;
    }
    [[nodiscard]] Value advance(Value, auto, const State& child) const { return evaluate(child); }
    static Cost estimate(Value value) { return value; }

   private:
    using Distances = std::vector<std::uint8_t>;  // of every cell
    // A step to a place that is nearer to the target.
    struct Way {
        std::vector<CellNumber> cells;  // that it enters
        std::vector<Distances> from;    // each of these
    };
    struct Target {
        std::size_t kind;
        std::vector<Cost> distances;         // from each place
        std::vector<std::vector<Way>> ways;  // likewise
    };
    // One step of a piece with a target counts more than all that makes room for it.
    static constexpr Cost per_step = 1000;
    static constexpr std::uint8_t unreachable = 150;

    void note_usable(std::size_t kind) {
        for (Place place = 0; place < puzzle_.kinds()[kind].places(); ++place)
            usable_ |= puzzle_.cells(kind, place);
    }

    void add_target(std::size_t kind) {
        const Kind& own = puzzle_.kinds()[kind];
        Target target{kind, target_distances(own, Metric::steps), {}};
        target.ways.resize(own.places());
        for (Place place = 0; place < own.places(); ++place) {
            for (const Place next : own.next[place]) {
                if (next == nowhere || target.distances[next] >= target.distances[place]) continue;
                target.ways[place].push_back(way(kind, place, next));
            }
        }
        targets_.push_back(std::move(target));
    }

    [[nodiscard]] Way way(std::size_t kind, Place place, Place next) const {
        const Bits<Words>& own = puzzle_.cells(kind, place);
        const Bits<Words>& then = puzzle_.cells(kind, next);
        const Bits<Words> entered = (own ^ then) & then;
        const Bits<Words> open = usable_ ^ (usable_ & own);
        Way way;
        entered.for_each(0, Bits<Words>::size, [&](std::size_t cell) {
            if (!usable_.test(cell)) return;
            way.cells.push_back(static_cast<CellNumber>(cell));
            way.from.push_back(distances_from(static_cast<CellNumber>(cell), open));
        });
        return way;
    }

    [[nodiscard]] Distances distances_from(CellNumber start, const Bits<Words>& open) const {
        Distances distances(puzzle_.cells_beside().size(), unreachable);
        std::vector<CellNumber> reached{start};
        distances[start] = 0;
        for (std::size_t i = 0; i < reached.size(); ++i) {
            for (const CellNumber beside : puzzle_.cells_beside()[reached[i]]) {
                if (beside == no_cell || !open.test(beside)) continue;
                if (distances[beside] != unreachable) continue;
                distances[beside] =
                    static_cast<std::uint8_t>(std::min(distances[reached[i]] + 1, unreachable - 1));
                reached.push_back(beside);
            }
        }
        return distances;
    }

    [[nodiscard]] Cost nearest(const std::vector<Way>& ways, const State& state) const {
        if (ways.empty()) return 0;
        const Bits<Words> empty = usable_ ^ (usable_ & state.taken);
        Cost least = per_step - 1;
        for (const Way& way : ways) least = std::min(least, gathered(way, empty));
        return least;
    }

    [[nodiscard]] Cost gathered(const Way& way, const Bits<Words>& empty) const {
        if (way.cells.empty()) return 0;
        Assignment assignment(way.cells.size());
        std::vector<Cost> costs(way.cells.size());
        empty.for_each(0, Bits<Words>::size, [&](std::size_t cell) {
            for (std::size_t i = 0; i < costs.size(); ++i) costs[i] = way.from[i][cell];
            assignment.offer(costs);
        });
        return assignment.least(unreachable);
    }

    const Puzzle<Words>& puzzle_;
    Bits<Words> usable_;  // cells that pieces without a target can take
    std::vector<Target> targets_;
};

static_assert(search::HeuristicFor<Gathering<1>, Puzzle<1>>);

}  // namespace noyes::blocks
