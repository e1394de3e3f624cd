// Child generation: all children of a board but the one that turns back.
#include "walk.hpp"

#include <benchmark/benchmark.h>

#include <cstdint>

namespace noyes::bench {
namespace {

constexpr std::size_t boards = 1024;

// `expand(place, visit)` shows the children of a place to the visitor.
void count_children(benchmark::State& bench, auto expand) {
    const Walk walk = random_walk(boards);
    std::int64_t children = 0;
    for (auto _ : bench) {
        for (Walk::Place place : walk.places) {
            expand(place, [&](auto, auto& child, Cost) {
                benchmark::DoNotOptimize(child);
                ++children;
                return false;
            });
        }
    }
    bench.SetItemsProcessed(children);
}

// Where the blank is and whence it came is looked at for each child.
void children_known_at_run_time(benchmark::State& bench) {
    const Fifteen puzzle = some_puzzle();
    count_children(bench, [&](Walk::Place& place, auto visit) {
        puzzle.for_each_child(place.state, place.step.direction(), visit);
    });
}
BENCHMARK(children_known_at_run_time);

// One jump to code that knows both, as a search that keeps them at hand needs none.
void children_known_at_compile_time(benchmark::State& bench) {
    const Fifteen puzzle = some_puzzle();
    count_children(bench, [&](Walk::Place& place, auto visit) {
        puzzle.enter(place.state, place.step.direction(),
                     [&](auto step) { return puzzle.for_each_child(place.state, step, visit); });
    });
}
BENCHMARK(children_known_at_compile_time);

}  // namespace
}  // namespace noyes::bench
