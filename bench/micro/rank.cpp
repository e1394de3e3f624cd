// Which entry of a pattern database belongs to a board: the order of its tiles (row), the cells
// they take and the blank's region (column).
#include <noyes/tiles/pdb/pattern_index.hpp>

#include "walk.hpp"

#include <benchmark/benchmark.h>

#include <array>
#include <cstdint>

namespace noyes::bench {
namespace {

constexpr std::size_t boards = 1024;
constexpr std::uint32_t most_tiles = 8;

// Where tiles 1 .. 8 and the blank of a board are.
struct Placement {
    std::array<tiles::Cell, most_tiles> cells{};
    tiles::Cell blank = 0;

    [[nodiscard]] std::span<const tiles::Cell> first(std::uint32_t tiles) const {
        return std::span(cells).first(tiles);
    }
    [[nodiscard]] tiles::CellSet set(std::uint32_t tiles) const {
        tiles::CellSet set = 0;
        for (const tiles::Cell cell : first(tiles)) set |= tiles::set_of(cell);
        return set;
    }
};

std::vector<Placement> placements() {
    std::vector<Placement> all;
    for (const Walk::Place& place : random_walk(boards).places) {
        Placement placement{.blank = place.state.blank()};
        for (tiles::Cell cell = 0; cell < fifteen_homes.extent.cells(); ++cell) {
            const tiles::Tile tile = place.state.tile(cell);
            if (tile >= 1 && tile <= most_tiles) placement.cells[tile - 1] = cell;
        }
        all.push_back(placement);
    }
    return all;
}

// `rank(index, placement)` gives the number to be measured.
void rank_all(benchmark::State& bench, bool by_region, auto rank) {
    const auto tiles = static_cast<std::uint32_t>(bench.range(0));
    const tiles::PatternIndex index(fifteen_homes.extent, tiles, by_region);
    const std::vector<Placement> all = placements();
    for (auto _ : bench) {
        for (const Placement& placement : all)
            benchmark::DoNotOptimize(rank(index, placement, tiles));
    }
    bench.SetItemsProcessed(bench.iterations() * static_cast<std::int64_t>(all.size()));
}

void row(benchmark::State& bench) {
    rank_all(bench, false, [](const auto& index, const Placement& placement, std::uint32_t tiles) {
        return index.row(placement.first(tiles));
    });
}
BENCHMARK(row)->Arg(5)->Arg(7)->Arg(8);

void column(benchmark::State& bench) {
    rank_all(bench, false, [](const auto& index, const Placement& placement, std::uint32_t tiles) {
        return index.column(placement.set(tiles), placement.blank);
    });
}
BENCHMARK(column)->Arg(5)->Arg(7)->Arg(8);

void column_by_region(benchmark::State& bench) {
    rank_all(bench, true, [](const auto& index, const Placement& placement, std::uint32_t tiles) {
        return index.column(placement.set(tiles), placement.blank);
    });
}
BENCHMARK(column_by_region)->Arg(7)->Arg(8);

}  // namespace
}  // namespace noyes::bench
