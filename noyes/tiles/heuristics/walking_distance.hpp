// Walking distance: the fewest steps of the blank from row to row, if only the home row of each
// tile counts, and the fewest from column to column likewise. A step does one or the other.
#pragma once

#include <noyes/base/description.hpp>
#include <noyes/tiles/explanation.hpp>
#include <noyes/tiles/puzzle.hpp>
#include <noyes/tiles/rolled_board.hpp>
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

    [[nodiscard]] Sum explain(const State& state) const {
        const Extent extent = near_.size();
        Part rows{.why = Why::rows_changed};
        Part columns{.why = Why::columns_changed};
        rows.counts.resize(std::size_t{extent.rows} * extent.rows);
        columns.counts.resize(std::size_t{extent.columns} * extent.columns);
        WalkingTable::Key row_key = 0;
        WalkingTable::Key column_key = 0;
        for (Cell cell = 0; cell < extent.cells(); ++cell) {
            const Tile tile = state.tile(cell);
            if (tile == 0) continue;
            const std::uint32_t row = extent.row(cell);
            const std::uint32_t column = extent.column(cell);
            ++rows.counts[row * extent.rows + near_.home_row[tile]];
            ++columns.counts[column * extent.columns + near_.home_column[tile]];
            row_key += row_table_->digit(row, near_.home_row[tile]);
            column_key += column_table_->digit(column, near_.home_column[tile]);
        }
        rows.amount = row_table_->find(row_key).distance;
        columns.amount = column_table_->find(column_key).distance;
        return {std::move(rows), std::move(columns)};
    }

    // For searches by survey (see survey.hpp): the steps of all four ways at once.
    // A place of the rows and one of the columns in one word, so that a step changes either without
    // a jump.
    struct Spot {
        std::uint64_t places;
        [[nodiscard]] std::uint32_t rows() const { return static_cast<std::uint32_t>(places); }
        [[nodiscard]] std::uint32_t columns() const {
            return static_cast<std::uint32_t>(places >> 32);
        }
    };
    static Spot spot(Value value) { return {value.rows | std::uint64_t{value.columns} << 32}; }
    [[nodiscard]] search::Lanes survey(Spot spot, const RolledBoard& board) const
        requires std::is_same_v<Shape, RolledBoard::Shape>
    {
        using enum Direction;
        const auto row = [&](bool on) {
            return WalkingTable::Four(near_.row_links, spot.rows(), on);
        };
        const auto column = [&](bool on) {
            return WalkingTable::Four(near_.column_links, spot.columns(), on);
        };
        search::Lanes steps;
        steps.set(lane(up), row(false)[board.home_row<up>()]);
        steps.set(lane(left), column(false)[board.home_column<left>()]);
        steps.set(lane(right), column(true)[board.home_column<right>()]);
        steps.set(lane(down), row(true)[board.home_row<down>()]);
        return steps;
    }
    static Spot after(Spot spot, search::Way way, search::Lanes steps) {
        static_assert(is_horizontal(Direction{1}) && is_horizontal(Direction{2}));
        const unsigned changed = ((way.number() + 1) & 2) * 16;
        const std::uint64_t kept = spot.places & (std::uint64_t{0xffff'ffff} << (32 - changed));
        return {kept | std::uint64_t{steps.number(way)} << changed};
    }

   private:
    static constexpr search::Way lane(Direction way) {
        return search::Way(static_cast<unsigned>(way));
    }

    Near near_;
    std::shared_ptr<const WalkingTable> row_table_;  // shared by the copies of this heuristic
    std::shared_ptr<const WalkingTable> column_table_;
};

}  // namespace noyes::tiles
