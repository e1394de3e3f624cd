// What a pattern database costs for each child: `advance`, on one thread and in the order of a
// walk.
#include <noyes/base/executor.hpp>
#include <noyes/tiles/heuristics/pattern_database.hpp>

#include "walk.hpp"

#include <benchmark/benchmark.h>

#include <cstdint>
#include <string>

namespace noyes::bench {
namespace {

using Patterns = tiles::PatternDatabase<tiles::Fixed<4, 4>>;

void advance(benchmark::State& bench, const std::string& partition) {
    constexpr std::size_t steps = 1 << 16;
    Run run;
    tiles::NoTables none;
    const auto patterns = Patterns::make(fifteen_homes, Settings({{"", partition}}), none, run);
    const Walk walk = random_walk(steps);
    for (auto _ : bench) {
        Patterns::Value value = patterns->evaluate(walk.start);
        for (const Walk::Place& place : walk.places)
            value = patterns->advance(value, place.step, place.state);
        benchmark::DoNotOptimize(value);
    }
    bench.SetItemsProcessed(bench.iterations() * static_cast<std::int64_t>(steps));
}
BENCHMARK_CAPTURE(advance, five_five_five, "5-5-5");
BENCHMARK_CAPTURE(advance, six_six_three, "6-6-3");

}  // namespace
}  // namespace noyes::bench
