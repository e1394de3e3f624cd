// The distances of TargetDistance, and a move for every piece that stands where one with a target
// has to pass; two if it is at its own target, for it has to come back.
//
// Consistent: a move of such a piece lowers that by one at most. And a piece with a target cannot
// pass the cells in its way while somebody stands there, wherever it moves.
#pragma once

#include <noyes/blocks/heuristics/target_distance.hpp>
#include <noyes/blocks/unavoidable.hpp>

namespace noyes::blocks {

template <std::size_t Words>
class Obstruction {
   public:
    static constexpr Description about{
        .name = "obstruction",
        .summary = "target-distance, and a move for every piece that stands in an unavoidable way",
        .source = "as the blocking heuristics of Rush Hour solvers, for every shape and metric"};
    static constexpr bool admissible = true;
    static constexpr bool consistent = true;

    using State = typename Puzzle<Words>::State;
    using Value = Cost;

    // The puzzle has to outlive it.
    explicit Obstruction(const Puzzle<Words>& puzzle) : puzzle_(puzzle), distance_(puzzle) {
        for (std::size_t kind = 0; kind < puzzle.kinds().size(); ++kind) {
            if (!puzzle.kinds()[kind].has_target) continue;
            kinds_.push_back(kind);
            unavoidable_.emplace_back(puzzle, kind);
        }
    }

    [[nodiscard]] Value evaluate(const State& state) const {
        Bits<Words> needed;
        for (std::size_t i = 0; i < kinds_.size(); ++i) {
            puzzle_.for_each_place(state, kinds_[i],
                                   [&](Place place) { needed |= unavoidable_[i].cells(place); });
        }
        Cost sum = distance_.evaluate(state);
        for (std::size_t kind = 0; kind < puzzle_.kinds().size(); ++kind) {
            puzzle_.for_each_place(state, kind, [&](Place place) {
                if (puzzle_.cells(kind, place).meets(needed)) sum += moves_aside(kind, place);
            });
        }
        return sum;
    }
    [[nodiscard]] Value advance(Value, auto, const State& child) const { return evaluate(child); }
    static Cost estimate(Value value) { return value; }

   private:
    [[nodiscard]] Cost moves_aside(std::size_t kind, Place place) const {
        const Kind& own = puzzle_.kinds()[kind];
        if (!own.has_target) return 1;
        return place == own.target ? 2 : 0;  // else its distance counts already
    }

    const Puzzle<Words>& puzzle_;
    TargetDistance<Words> distance_;
    std::vector<std::size_t> kinds_;  // those with a target
    std::vector<Unavoidable<Words>> unavoidable_;
};

static_assert(search::HeuristicFor<Obstruction<1>, Puzzle<1>>);

}  // namespace noyes::blocks
