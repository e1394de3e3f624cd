// Every heuristic for sliding blocks that the catalog has is held to what it says of itself, on all
// states that can be reached in some levels.
#include <noyes/blocks/width.hpp>
#include <noyes/catalog/level_catalog.hpp>
#include <noyes/catalog/with_level_heuristic.hpp>

#include "../blocks/component.hpp"
#include "../blocks/levels.hpp"

namespace noyes::test {
namespace {

using blocks::Level;
using blocks::Metric;
using blocks::Puzzle;

template <class Heuristic, std::size_t Words>
std::vector<Cost> estimates_of_all(const Heuristic& heuristic, const Component<Words>& component) {
    std::vector<Cost> estimates;
    for (std::size_t i = 0; i < component.size(); ++i)
        estimates.push_back(heuristic.estimate(heuristic.evaluate(component.state(i))));
    return estimates;
}

template <std::size_t Words>
int count_overestimates(const std::vector<Cost>& estimates, const Component<Words>& component) {
    int count = 0;
    for (std::size_t i = 0; i < component.size(); ++i) {
        const bool is_solvable = component.to_goal(i) >= 0;
        count += is_solvable && estimates[i] > component.to_goal(i) ? 1 : 0;
    }
    return count;
}

// Moves over which the estimate falls by more than the move costs.
template <std::size_t Words>
int count_jumps(const std::vector<Cost>& estimates, const Component<Words>& component) {
    int count = 0;
    for (std::size_t i = 0; i < component.size(); ++i) {
        for (const std::size_t other : component.next(i))
            count += estimates[i] > 1 + estimates[other] ? 1 : 0;
    }
    return count;
}

template <std::size_t Words>
void expect_promises_kept(const catalog::LevelHeuristic& entry, const Puzzle<Words>& puzzle,
                          const Component<Words>& component) {
    SCOPED_TRACE(entry.about.name);
    catalog::with_level_heuristic(
        entry.about.name, puzzle, [&]<class Heuristic>(const Heuristic& heuristic) {
            EXPECT_EQ(Heuristic::about.name, entry.about.name);
            const std::vector<Cost> estimates = estimates_of_all(heuristic, component);
            EXPECT_GE(*std::ranges::max_element(estimates), 1);
            const int overestimates = count_overestimates(estimates, component);
            const int jumps = count_jumps(estimates, component);
            EXPECT_TRUE(!entry.admissible || overestimates == 0) << overestimates;
            EXPECT_TRUE(!entry.consistent || jumps == 0) << jumps;
        });
}

void expect_all_promises_kept(const Level& level) {
    SCOPED_TRACE(level.id);
    for (const Metric metric : blocks::metrics) {
        blocks::with_puzzle(level, metric, [&]<std::size_t Words>(const Puzzle<Words>& puzzle) {
            const Component<Words> component(puzzle);
            for (const catalog::LevelHeuristic& entry : catalog::level_heuristics())
                expect_promises_kept(entry, puzzle, component);
        });
    }
}

TEST(LevelHeuristics, keep_their_promises_on_whole_components) {
    for (const char* id : {"hrd-01", "hrd-06", "hrd-34", "layton-01", "layton-06", "layton-12",
                           "rush-advanced", "bickford-4x4"})
        expect_all_promises_kept(level(id));
    // Two pieces with targets that stand in each other's way, one at home.
    expect_all_promises_kept(drawn("A.B.\n#.##", "A 0 3  B 0 2"));
    expect_all_promises_kept(drawn("AB..\n#.##", "A 0 3  B 0 1"));
}

TEST(LevelHeuristicsSlow, keep_their_promises_on_larger_components) {
    for (const char* id :
         {"layton-03", "layton-08", "layton-14", "layton-17", "layton-21", "gnome-bone"})
        expect_all_promises_kept(level(id));
}

}  // namespace
}  // namespace noyes::test
