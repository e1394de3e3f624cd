#include <noyes/tiles/pdb/check_table.hpp>

#include <noyes/base/random.hpp>
#include <noyes/search/a_star.hpp>
#include <noyes/search/from_scratch.hpp>
#include <noyes/search/observer.hpp>
#include <noyes/tiles/distance_table.hpp>
#include <noyes/tiles/pdb/pattern_index.hpp>
#include <noyes/tiles/pdb/pattern_puzzle.hpp>

#include <algorithm>
#include <optional>
#include <vector>

namespace noyes::tiles {

namespace {

struct Placement {
    std::vector<Cell> cells;
    Cell blank;
};

Placement any_placement(const TableKey& key, Random& random) {
    std::vector<Cell> cells(key.extent.cells());
    for (Cell cell = 0; cell < cells.size(); ++cell) cells[cell] = cell;
    for (std::size_t i = 0; i <= key.tiles(); ++i) {
        std::swap(cells[i], cells[i + random.below(cells.size() - i)]);
    }
    const Cell blank = cells[key.tiles()];
    cells.resize(key.tiles());
    return {std::move(cells), blank};
}

Cost manhattan(const TableKey& key, std::span<const Cell> homes, const auto& cells) {
    Cost sum = 0;
    for (std::size_t i = 0; i < homes.size(); ++i) sum += taxicab(key.extent, homes[i], cells[i]);
    return sum;
}

// Nothing if the tiles cannot get home from there, or if the run halted.
std::optional<Cost> distance(const TableKey& key, const Placement& placement, Run& run) {
    const PatternPuzzle puzzle(key, placement.cells, placement.blank);
    const search::FromScratch estimate(
        [&](const PatternPuzzle::State& state) {
            return manhattan(key, puzzle.homes(), state.cells);
        },
        search::Consistent::yes);
    search::Unobserved nobody;
    const auto result = search::AStar::search(puzzle, estimate, nobody, run, {});
    if (result.outcome != search::Outcome::solved) return std::nullopt;
    return result.cost;
}

// What the entry ought to stand for.
std::optional<Cost> distance_of_entry(const TableKey& key, Placement placement, Run& run) {
    if (key.by_region) return distance(key, placement, run);
    CellSet free = (CellSet{1} << key.extent.cells()) - 1;
    for (const Cell cell : placement.cells) free &= ~set_of(cell);
    std::optional<Cost> least;
    for (const CellSet region : Regions(key.extent).of(free)) {
        placement.blank = static_cast<Cell>(std::countr_zero(region));
        const auto found = distance(key, placement, run);
        if (run.halt()) return std::nullopt;
        if (found && (!least || *found < *least)) least = found;
    }
    return least;
}

}  // namespace

TableCheck check_sample(const Table& table, std::uint64_t count, std::uint64_t seed, Run& run) {
    constexpr Cost most_excess = 15;
    const TableKey& key = table.key();
    const PatternIndex index(key.extent, key.tiles(), key.by_region);
    Random random(seed);
    TableCheck check;
    for (std::uint64_t i = 0; i < count; ++i) {
        const Placement placement = any_placement(key, random);
        const auto right = distance_of_entry(key, placement, run);
        if (run.halt()) break;
        if (!right) continue;
        const PatternPuzzle puzzle(key, placement.cells, placement.blank);
        CellSet set = 0;
        for (const Cell cell : placement.cells) set |= set_of(cell);
        const auto entry = static_cast<Cost>(
            table.entry(index.at(index.row(placement.cells), index.column(set, placement.blank))));
        const Cost excess = (*right - manhattan(key, puzzle.homes(), placement.cells)) / 2;
        ++check.checked;
        if (entry != std::min(excess, most_excess)) ++check.wrong;
    }
    return check;
}

}  // namespace noyes::tiles
