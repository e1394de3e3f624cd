// The levels that are compiled in, against lengths found by others.
#include <noyes/blocks/replay.hpp>
#include <noyes/blocks/shortest.hpp>

#include "levels.hpp"

namespace noyes::blocks {
namespace {

TEST(Dev, all) {
    for (const Level& one : test::all_levels()) {
        for (const Metric metric : metrics) {
            const auto known = one.known[index(metric)];
            if (!known) continue;
            noyes::Run run(Limits{.memory = std::uint64_t{6} << 30});
            const Shortest found = shortest(one, metric, run);
            const bool right = known->length ? found.outcome == search::Outcome::solved && found.cost == *known->length && leads_to_goal(one, found.path, metric) && found.path.size() == std::size_t(found.cost): found.outcome == search::Outcome::exhausted;
            std::printf("%s %d %s cost %d states %lu gen %lu mem %lu B/state %.1f  %.2f ms\n", one.id.c_str(), int(metric), right ? "ok" : "WRONG", found.cost, found.stats.peak_stored, found.stats.generated, found.stats.memory_bytes, double(found.stats.memory_bytes)/double(found.stats.peak_stored), double(run.elapsed().count())/1e6);
            std::fflush(stdout);
            EXPECT_TRUE(right);
        }
    }
}

}  // namespace
}  // namespace noyes::blocks
