// Walking distance: the fewest steps of the blank from row to row, if only the home row of each
// tile counts, and the fewest from column to column likewise. A step does one or the other.
#pragma once

#include <noyes/base/description.hpp>
#include <noyes/tiles/puzzle.hpp>
#include <noyes/tiles/walking_table.hpp>

#include <array>
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
    static constexpr Cost rise = 2;

    // Tables of up to 25,000 matrices. Those of 2x6 and 3x5 would have over 350,000, and 5x5 has
    // tens of millions.
    static constexpr bool fits(Extent extent) {
        const std::uint32_t less = extent.rows < extent.columns ? extent.rows : extent.columns;
        const std::uint32_t more = extent.rows < extent.columns ? extent.columns : extent.rows;
        return more <= 4 || (less == 2 && more == 5);
    }
    static constexpr std::size_t most_cells = 16;

    using State = typename Puzzle<Shape>::State;
    struct Value {
        WalkingTable::Place rows;
        WalkingTable::Place columns;
        Cost distance;  // of both
    };

    explicit WalkingDistance(const Homes& homes) {
        const Extent extent = homes.extent;
        const WalkingTable::Lines rows{extent.rows, extent.columns, extent.row(homes.blank)};
        const WalkingTable::Lines columns{extent.columns, extent.rows, extent.column(homes.blank)};
        row_table_ = std::make_shared<const WalkingTable>(rows);
        column_table_ =
            rows == columns ? row_table_ : std::make_shared<const WalkingTable>(columns);
        near_ = {row_table_->links(), column_table_->links(), extent, {}, {}};
        for (Tile tile = 1; tile < extent.cells(); ++tile) {
            near_.home_row[tile] = static_cast<std::uint8_t>(extent.row(homes.of(tile)));
            near_.home_column[tile] = static_cast<std::uint8_t>(extent.column(homes.of(tile)));
        }
    }

    [[nodiscard]] Value evaluate(const State& state) const {
        WalkingTable::Key rows = 0;
        WalkingTable::Key columns = 0;
        const Extent extent = near_.size();
        for (Cell cell = 0; cell < extent.cells(); ++cell) {
            const Tile tile = state.tile(cell);
            if (tile == 0) continue;
            rows += row_table_->digit(extent.row(cell), near_.home_row[tile]);
            columns += column_table_->digit(extent.column(cell), near_.home_column[tile]);
        }
        const WalkingTable::Entry row = row_table_->find(rows);
        const WalkingTable::Entry column = column_table_->find(columns);
        return {row.place, column.place, row.distance + column.distance};
    }

    // All that a step needs, small enough to lie beside the counters of a search.
    struct Near {
        const WalkingTable::Link* row_links;
        const WalkingTable::Link* column_links;
        Extent extent;
        std::array<std::uint8_t, most_cells> home_row;  // of each tile
        std::array<std::uint8_t, most_cells> home_column;

        [[nodiscard]] constexpr Extent size() const {
            if constexpr (std::is_same_v<Shape, Dynamic>) return extent;
            else return Shape::extent;
        }
        [[nodiscard]] Value advance(Value value, auto step, const State&) const {
            const bool on = step.to() > step.from();
            if (is_horizontal(step.direction())) {
                const auto link = column_links[WalkingTable::index(size().columns, value.columns,
                                                                   on, home_column[step.tile])];
                return {value.rows, link.place(), value.distance + link.change()};
            }
            const auto link =
                row_links[WalkingTable::index(size().rows, value.rows, on, home_row[step.tile])];
            return {link.place(), value.columns, value.distance + link.change()};
        }
        static Cost estimate(Value value) { return value.distance; }
    };
    [[nodiscard]] const Near& near() const { return near_; }

    [[nodiscard]] Value advance(Value value, auto step, const State& child) const {
        return near_.advance(value, step, child);
    }
    static Cost estimate(Value value) { return value.distance; }

   private:
    Near near_;
    std::shared_ptr<const WalkingTable> row_table_;  // shared by the copies of this heuristic
    std::shared_ptr<const WalkingTable> column_table_;
};

}  // namespace noyes::tiles
