// The sum over all pieces with a target of their distance to it through nothing but walls, in the
// metric of the puzzle. A move moves one piece and brings it nearer by one at most.
#pragma once

#include <noyes/base/description.hpp>
#include <noyes/blocks/puzzle.hpp>
#include <noyes/blocks/target_distance.hpp>
#include <noyes/search/heuristic.hpp>

namespace noyes::blocks {

template <std::size_t Words>
class TargetDistance {
   public:
    static constexpr Description about{
        .name = "target-distance",
        .summary = "moves of the pieces with a target, were they alone on the board",
        .source = "folklore"};
    static constexpr bool admissible = true;
    static constexpr bool consistent = true;

    using State = typename Puzzle<Words>::State;
    using Value = Cost;

    // The puzzle has to outlive it.
    explicit TargetDistance(const Puzzle<Words>& puzzle) : puzzle_(puzzle) {
        for (std::size_t kind = 0; kind < puzzle.kinds().size(); ++kind) {
            if (!puzzle.kinds()[kind].has_target) continue;
            kinds_.push_back(kind);
            distances_.push_back(target_distances(puzzle.kinds()[kind], puzzle.metric()));
        }
    }

    [[nodiscard]] Value evaluate(const State& state) const {
        Cost sum = 0;
        for (std::size_t i = 0; i < kinds_.size(); ++i) {
            puzzle_.for_each_place(state, kinds_[i],
                                   [&](Place place) { sum += distances_[i][place]; });
        }
        return sum;
    }
    [[nodiscard]] Value advance(Value, auto, const State& child) const { return evaluate(child); }
    static Cost estimate(Value value) { return value; }

   private:
    const Puzzle<Words>& puzzle_;
    std::vector<std::size_t> kinds_;            // those with a target
    std::vector<std::vector<Cost>> distances_;  // of each of these, from each place
};

static_assert(search::HeuristicFor<TargetDistance<1>, Puzzle<1>>);

}  // namespace noyes::blocks
