// A mistake to learn from: linear conflict with two moves more for every pair in conflict.
//
//   3 2 1     Three pairs are in conflict, but when two of these tiles have left the row the third
//   5 4 6     can stay: 4 moves more than Manhattan distance, not 6.
//   7 8 .
//
// On 7 of the 181,440 boards of the 8-puzzle that is more than the true distance.
#pragma once

#include <noyes/base/description.hpp>
#include <noyes/tiles/line_conflicts.hpp>
#include <noyes/tiles/manhattan_plus.hpp>

namespace noyes::tiles {

struct PairsInConflict {
    Homes homes;

    Cost operator()(const auto& state) const {
        const std::uint32_t cells = homes.extent.cells();
        Cost pairs = 0;
        for (Cell cell = 0; cell < cells; ++cell) {
            const Cell row_end = cell - homes.extent.column(cell) + homes.extent.columns;
            for (Cell other = cell + 1; other < row_end; ++other)
                pairs += must_pass<true>(state, cell, other);
            for (Cell other = cell + homes.extent.columns; other < cells;
                 other += homes.extent.columns)
                pairs += must_pass<false>(state, cell, other);
        }
        return 2 * pairs;
    }

    void explain(const auto& state, Sum& sum) const {
        const auto before = static_cast<std::ptrdiff_t>(sum.size());
        explain_conflicts<true>(homes, state, sum);
        explain_conflicts<false>(homes, state, sum);
        for (auto part = sum.begin() + before; part != sum.end(); ++part) {
            part->amount = 2 * static_cast<Cost>(part->pairs.size());
        }
    }

   private:
    // 1 if the tiles of these cells of a row (column) both belong there, the other way round.
    template <bool Rows>
    Cost must_pass(const auto& state, Cell cell, Cell other) const {
        const Tile tile = state.tile(cell);
        const Tile next = state.tile(other);
        if (tile == 0 || next == 0 || homes.of(tile) < homes.of(next)) return 0;
        return belongs<Rows>(tile, cell) && belongs<Rows>(next, cell) ? 1 : 0;
    }

    template <bool Rows>
    [[nodiscard]] bool belongs(Tile tile, Cell cell) const {
        const Cell home = homes.of(tile);
        return Rows ? homes.extent.row(home) == homes.extent.row(cell)
                    : homes.extent.column(home) == homes.extent.column(cell);
    }
};

template <class Shape>
class NaiveConflict : public ManhattanPlus<Shape, PairsInConflict> {
   public:
    static constexpr Description about{
        .name = "naive-conflict",
        .summary = "a mistake to learn from: linear conflict with + 2 for every pair",
        .source = "often seen; see docs/theory.md"};
    static constexpr bool admissible = false;
    static constexpr bool consistent = false;

    using ManhattanPlus<Shape, PairsInConflict>::ManhattanPlus;
};

}  // namespace noyes::tiles
