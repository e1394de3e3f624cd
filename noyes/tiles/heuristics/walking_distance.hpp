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

    explicit WalkingDistance(const Homes& homes) : homes_(homes) {
        const Extent extent = homes.extent;
        const WalkingTable::Lines rows{extent.rows, extent.columns, extent.row(homes.blank)};
        const WalkingTable::Lines columns{extent.columns, extent.rows, extent.column(homes.blank)};
        row_table_ = std::make_shared<const WalkingTable>(rows);
        column_table_ =
            rows == columns ? row_table_ : std::make_shared<const WalkingTable>(columns);
        row_links_ = row_table_->links();
        column_links_ = column_table_->links();
        for (Tile tile = 1; tile < extent.cells(); ++tile) {
            home_row_[tile] = static_cast<std::uint8_t>(extent.row(homes.of(tile)));
            home_column_[tile] = static_cast<std::uint8_t>(extent.column(homes.of(tile)));
        }
    }

    [[nodiscard]] Value evaluate(const State& state) const {
        WalkingTable::Key rows = 0;
        WalkingTable::Key columns = 0;
        for (Cell cell = 0; cell < extent().cells(); ++cell) {
            const Tile tile = state.tile(cell);
            if (tile == 0) continue;
            rows += row_table_->digit(extent().row(cell), home_row_[tile]);
            columns += column_table_->digit(extent().column(cell), home_column_[tile]);
        }
        const WalkingTable::Entry row = row_table_->find(rows);
        const WalkingTable::Entry column = column_table_->find(columns);
        return {row.place, column.place, row.distance + column.distance};
    }

    [[nodiscard]] Value advance(Value value, auto step, const State&) const {
        const bool on = step.to() > step.from();
        if (is_horizontal(step.direction())) {
            const auto link = column_links_[WalkingTable::index(extent().columns, value.columns, on,
                                                                home_column_[step.tile])];
            return {value.rows, link.place(), value.distance + link.change()};
        }
        const auto link =
            row_links_[WalkingTable::index(extent().rows, value.rows, on, home_row_[step.tile])];
        return {link.place(), value.columns, value.distance + link.change()};
    }

    static Cost estimate(Value value) { return value.distance; }

   private:
    [[nodiscard]] constexpr Extent extent() const {
        if constexpr (std::is_same_v<Shape, Dynamic>) return homes_.extent;
        else return Shape::extent;
    }

    Homes homes_;
    const WalkingTable::Link* row_links_;  // of the tables, one pointer nearer
    const WalkingTable::Link* column_links_;
    std::array<std::uint8_t, most_cells> home_row_{};  // of each tile
    std::array<std::uint8_t, most_cells> home_column_{};
    std::shared_ptr<const WalkingTable> row_table_;  // shared by the copies of this heuristic
    std::shared_ptr<const WalkingTable> column_table_;
};

}  // namespace noyes::tiles
