// Walking distance: the fewest steps of the blank from row to row, if only the home row of each
// tile counts, and the fewest from column to column likewise. A step does one or the other.
#pragma once

#include <noyes/base/description.hpp>
#include <noyes/tiles/line_conflicts.hpp>
#include <noyes/tiles/puzzle.hpp>
#include <noyes/tiles/walking_table.hpp>

#include <memory>

namespace noyes::tiles {

template <class Shape>
class WalkingDistance {
   public:
    static constexpr Description about{
        .name = "walking-distance",
        .alias = "walking",
        .summary = "how often the blank must change its row and its column, from tables of counts",
        .source = "Ken'ichiro Takahashi"};
    static constexpr bool admissible = true;
    static constexpr bool consistent = true;

    // Tables of up to 25,000 matrices. Those of 2x6 and 3x5 would have over 350,000, and 5x5 has
    // tens of millions.
    static constexpr bool fits(Extent extent) {
        const std::uint32_t less = extent.rows < extent.columns ? extent.rows : extent.columns;
        const std::uint32_t more = extent.rows < extent.columns ? extent.columns : extent.rows;
        return more <= 4 || (less == 2 && more == 5);
    }

    using State = typename Puzzle<Shape>::State;
    struct Value {
        WalkingTable::Place rows;
        WalkingTable::Place columns;
    };

    explicit WalkingDistance(const Homes& homes) : homes_(homes) {
        const Extent extent = homes.extent;
        const WalkingTable::Lines rows{extent.rows, extent.columns, extent.row(homes.blank)};
        const WalkingTable::Lines columns{extent.columns, extent.rows, extent.column(homes.blank)};
        rows_ = std::make_shared<const WalkingTable>(rows);
        columns_ = rows == columns ? rows_ : std::make_shared<const WalkingTable>(columns);
    }

    [[nodiscard]] Value evaluate(const State& state) const {
        WalkingTable::Key rows = 0;
        WalkingTable::Key columns = 0;
        for (Cell cell = 0; cell < extent().cells(); ++cell) {
            const Tile tile = state.tile(cell);
            if (tile == 0) continue;
            const Cell home = homes_.of(tile);
            rows += rows_->digit(extent().row(cell), extent().row(home));
            columns += columns_->digit(extent().column(cell), extent().column(home));
        }
        return {rows_->find(rows), columns_->find(columns)};
    }

    [[nodiscard]] Value advance(Value value, auto step, const State&) const {
        const Cell home = homes_.of(step.tile);
        const bool on = step.to() > step.from();
        if (is_horizontal(step.direction())) {
            return {value.rows, columns_->after(value.columns, on, extent().column(home))};
        }
        return {rows_->after(value.rows, on, extent().row(home)), value.columns};
    }

    static Cost estimate(Value value) {
        return WalkingTable::distance(value.rows) + WalkingTable::distance(value.columns);
    }

   private:
    [[nodiscard]] constexpr Extent extent() const {
        if constexpr (std::is_same_v<Shape, Dynamic>) return homes_.extent;
        else return Shape::extent;
    }

    Homes homes_;
    std::shared_ptr<const WalkingTable> rows_;  // shared by the copies of this heuristic
    std::shared_ptr<const WalkingTable> columns_;
};

}  // namespace noyes::tiles
