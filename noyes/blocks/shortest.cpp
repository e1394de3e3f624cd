#include <noyes/blocks/shortest.hpp>

#include <noyes/blocks/tell.hpp>
#include <noyes/blocks/width.hpp>
#include <noyes/search/layered.hpp>

namespace noyes::blocks {

Shortest shortest(const Level& level, Metric metric, Run& run) {
    return with_puzzle(level, metric, [&](const auto& puzzle) {
        search::Unobserved nobody;
        const auto found = search::Layered::search(puzzle, search::NoEstimate{}, nobody, run, {});
        return Shortest{.outcome = found.outcome,
                        .path = tell(level, puzzle, found.path),
                        .cost = found.cost,
                        .lower_bound = found.lower_bound,
                        .stats = found.stats};
    });
}

}  // namespace noyes::blocks
