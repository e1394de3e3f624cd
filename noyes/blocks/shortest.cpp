#include <noyes/blocks/shortest.hpp>

#include <noyes/blocks/small_puzzle.hpp>
#include <noyes/blocks/tell.hpp>
#include <noyes/blocks/width.hpp>
#include <noyes/search/layered.hpp>

namespace noyes::blocks {

namespace {

template <class P>
Shortest searched(const Level& level, const P& puzzle, Run& run) {
    search::Unobserved nobody;
    const auto found = search::Layered::search(puzzle, search::NoEstimate{}, nobody, run, {});
    return {.outcome = found.outcome,
            .path = tell(level, puzzle, found.path),
            .cost = found.cost,
            .lower_bound = found.lower_bound,
            .stats = found.stats};
}

}  // namespace

Shortest shortest(const Level& level, Metric metric, Run& run) {
    if (const auto small = SmallPuzzle::of(level, metric)) return searched(level, *small, run);
    return with_puzzle(level, metric,
                       [&](const auto& puzzle) { return searched(level, puzzle, run); });
}

}  // namespace noyes::blocks
