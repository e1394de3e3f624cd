// How far the small pieces are from making way for a step of a large one: empty cells have to
// gather in front of it, and nobody may stand where the next stages need a way. Not admissible: it
// leads the search for any way.
#pragma once

#include <noyes/blocks/assignment.hpp>
#include <noyes/blocks/puzzle.hpp>
#include <noyes/blocks/stage.hpp>
#include <noyes/search/heuristic.hpp>

namespace noyes::blocks {

// The small pieces alone; it is done once the front is empty. Made for the level of the stage,
// whose cells it numbers.
template <std::size_t Words>
class MakingWay : public Puzzle<Words> {
   public:
    using typename Puzzle<Words>::State;

    MakingWay(const Level& small, const Stage& stage)
        : Puzzle<Words>(small, Metric::steps, Mirroring::ignored) {
        std::vector<CellNumber> numbers(small.extent.cells(), no_cell);
        CellNumber next = 0;
        for (Cell cell = 0; cell < numbers.size(); ++cell) {
            if (small.ground[cell] != Ground::wall) numbers[cell] = next++;
        }
        for (const Cell cell : stage.front) {
            front_.push_back(numbers[cell]);
            front_cells_.set(numbers[cell]);
        }
    }

    [[nodiscard]] bool is_goal(const State& state) const {
        return !state.taken.meets(front_cells_);
    }
    [[nodiscard]] std::span<const CellNumber> front() const { return front_; }

   private:
    std::vector<CellNumber> front_;
    Bits<Words> front_cells_;
};

template <std::size_t Words>
class WayToMake {
   public:
    using State = typename Puzzle<Words>::State;
    using Value = Cost;

    // The puzzle has to outlive it.
    WayToMake(const MakingWay<Words>& puzzle, std::span<const Stage> ahead, const Weights& weights)
        : puzzle_(puzzle), gather_(weights.gather) {
        for (std::size_t kind = 0; kind < puzzle.kinds().size(); ++kind) {
            const Kind& own = puzzle.kinds()[kind];
            const std::vector<Cost> all = hindrance(ahead, own.shape, weights);
            auto& hindrances = hindrances_.emplace_back();
            for (Place place = 0; place < own.places(); ++place) {
                hindrances.push_back(all[own.corners[place]]);
                usable_ |= puzzle.cells(kind, place);
            }
        }
        for (const CellNumber cell : puzzle.front()) from_.push_back(distances_from(cell));
    }

    [[nodiscard]] Value evaluate(const State& state) const {
        Cost sum = 0;
        for (std::size_t kind = 0; kind < hindrances_.size(); ++kind) {
            puzzle_.for_each_place(state, kind,
                                   [&](Place place) { sum += hindrances_[kind][place]; });
        }
        return gather_ == 0 ? sum : sum + gather_ * gathering(state);
    }
    [[nodiscard]] Value advance(Value, auto, const State& child) const { return evaluate(child); }
    static Cost estimate(Value value) { return value; }

   private:
    using Distances = std::vector<Cost>;  // of every cell
    static constexpr Cost unreachable = 150;

    [[nodiscard]] Distances distances_from(CellNumber start) const {
        Distances distances(puzzle_.cells_beside().size(), unreachable);
        std::vector<CellNumber> reached{start};
        distances[start] = 0;
        for (std::size_t i = 0; i < reached.size(); ++i) {
            for (const CellNumber beside : puzzle_.cells_beside()[reached[i]]) {
                if (beside == no_cell || distances[beside] != unreachable) continue;
                distances[beside] = std::min(distances[reached[i]] + 1, unreachable - 1);
                reached.push_back(beside);
            }
        }
        return distances;
    }

    // Each cell of the front gets an empty one.
    [[nodiscard]] Cost gathering(const State& state) const {
        Assignment assignment(from_.size());
        std::vector<Cost> costs(from_.size());
        (usable_ ^ (usable_ & state.taken)).for_each(0, Bits<Words>::size, [&](std::size_t cell) {
            for (std::size_t i = 0; i < costs.size(); ++i) costs[i] = from_[i][cell];
            assignment.offer(costs);
        });
        return assignment.least(unreachable);
    }

    const MakingWay<Words>& puzzle_;
    Cost gather_;
    std::vector<std::vector<Cost>> hindrances_;  // of each kind in each place
    Bits<Words> usable_;                         // cells that small pieces can take
    std::vector<Distances> from_;                // each cell of the front
};

static_assert(search::HeuristicFor<WayToMake<1>, MakingWay<1>>);

}  // namespace noyes::blocks
