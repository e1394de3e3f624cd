// Conflicts within lines: two tiles that stand in the row where both belong, but in the wrong
// order, cannot both stay in it. For each row and column, how many tiles at the fewest have to
// leave so that the rest is in order: the tiles that belong there less their longest increasing
// subsequence of homes. (Counting every pair instead would overestimate.)
//
//   3 2 1 .   all three belong here: two have to leave, 4 moves more than Manhattan distance says
//
// A horizontal step passes no tile, so the row's order stays; only the columns it leaves and enters
// change, and only if the tile belongs there. Vertical steps likewise.
#pragma once

#include <noyes/base/cost.hpp>
#include <noyes/tiles/explanation.hpp>
#include <noyes/tiles/homes.hpp>
#include <noyes/tiles/plain_board.hpp>
#include <noyes/tiles/shape.hpp>
#include <noyes/tiles/step.hpp>

#include <array>
#include <cstdint>
#include <span>
#include <vector>

namespace noyes::tiles {

// Of distinct numbers, how many have to go so that the rest increases.
Cost fewest_removals(std::span<const std::uint32_t> places);

// One kind of lines: the rows, or the columns.
//
// On a fixed shape a line is a number with one digit a cell: 0 for a tile that does not belong to
// the line (or the blank), else 1 + its home's place in it. A table has the answer for each number.
template <class Shape, bool Rows>
class Lines {
    static constexpr std::uint32_t length = Rows ? Shape::extent.columns : Shape::extent.rows;
    static constexpr std::uint32_t count = Rows ? Shape::extent.rows : Shape::extent.columns;
    static constexpr std::uint32_t numbers = [] {
        std::uint32_t power = 1;
        for (std::uint32_t i = 0; i < length; ++i) power *= length + 1;
        return power;
    }();

   public:
    explicit Lines(const Homes& homes) {
        for (Cell cell = 0; cell < Shape::extent.cells(); ++cell) {
            for (Tile tile = 1; tile < Shape::extent.cells(); ++tile) fill_digit(cell, tile, homes);
        }
        for (std::uint32_t number = 0; number < numbers; ++number) {
            removals_[number] = static_cast<std::uint8_t>(removals_of(number));
        }
    }

    [[nodiscard]] Cost all(const auto& state) const {
        Cost sum = 0;
        for (std::uint32_t line = 0; line < count; ++line) sum += removals_[number(state, line)];
        return sum;
    }

    // The change by a step across the lines; `child` is the state after it.
    [[nodiscard]] Cost change(const auto& step, const auto& child) const {
        const std::uint32_t left_behind = digit_[step.to()][step.tile];
        if (left_behind != 0) {
            const std::uint32_t after = number(child, line_of(step.to()));
            return removals_[after] - removals_[after + left_behind];
        }
        const std::uint32_t brought = digit_[step.from()][step.tile];
        if (brought != 0) {
            const std::uint32_t after = number(child, line_of(step.from()));
            return removals_[after] - removals_[after - brought];
        }
        return 0;
    }

   private:
    static constexpr std::uint32_t line_of(Cell cell) {
        return Rows ? Shape::extent.row(cell) : Shape::extent.column(cell);
    }
    static constexpr std::uint32_t place_of(Cell cell) {
        return Rows ? Shape::extent.column(cell) : Shape::extent.row(cell);
    }
    static constexpr Cell cell_at(std::uint32_t line, std::uint32_t place) {
        return Rows ? Shape::extent.cell(line, place) : Shape::extent.cell(place, line);
    }

    [[nodiscard]] std::uint32_t number(const auto& state, std::uint32_t line) const {
        std::uint32_t sum = 0;
        for (std::uint32_t place = 0; place < length; ++place) {
            const Cell cell = cell_at(line, place);
            sum += digit_[cell][state.tile(cell)];
        }
        return sum;
    }

    void fill_digit(Cell cell, Tile tile, const Homes& homes) {
        const Cell home = homes.of(tile);
        if (line_of(home) != line_of(cell)) return;
        std::uint32_t digit = place_of(home) + 1;
        for (std::uint32_t i = 0; i < place_of(cell); ++i) digit *= length + 1;
        digit_[cell][tile] = static_cast<std::uint16_t>(digit);
    }

    static Cost removals_of(std::uint32_t number) {
        std::array<std::uint32_t, length> places{};
        std::uint32_t belonging = 0;
        for (; number != 0; number /= length + 1) {
            if (number % (length + 1) != 0) places[belonging++] = number % (length + 1);
        }
        return fewest_removals({places.data(), belonging});
    }

    std::array<std::array<std::uint16_t, Shape::extent.cells()>, Shape::extent.cells()> digit_{};
    std::array<std::uint8_t, numbers> removals_{};
};

// On any shape the line is read and counted anew.
template <bool Rows>
class Lines<Dynamic, Rows> {
   public:
    explicit Lines(const Homes& homes) : homes_(homes) {}

    [[nodiscard]] Cost all(const PlainBoard& state) const;
    [[nodiscard]] Cost change(const Slide& step, const PlainBoard& child) const;

   private:
    [[nodiscard]] std::uint32_t line_of(Cell cell) const {
        return Rows ? homes_.extent.row(cell) : homes_.extent.column(cell);
    }
    [[nodiscard]] bool belongs(Tile tile, std::uint32_t line) const {
        return tile != 0 && line_of(homes_.of(tile)) == line;
    }
    // With `cell` holding `tile`, whatever the state says.
    [[nodiscard]] Cost removals(const PlainBoard& state, std::uint32_t line, Cell cell,
                                Tile tile) const;

    Homes homes_;
};

// Adds a part for every row (column) that some tiles must leave: which ones, and which pairs stand
// in each other's way.
template <bool Rows>
void explain_conflicts(const Homes& homes, const PlainBoard& state, Sum& sum);

// Whether the tile stands in the row (column) where it belongs and has to pass another tile that
// does so too.
template <bool Rows>
bool is_in_conflict(const Homes& homes, const auto& state, Tile tile) {
    const Extent extent = homes.extent;
    const std::uint32_t length = Rows ? extent.columns : extent.rows;
    const Cell home = homes.of(tile);
    const Cell first = Rows ? home - extent.column(home) : extent.column(home);
    const Cell stride = Rows ? 1 : extent.columns;
    const Cell end = first + length * stride;
    Cell here = first;
    while (here < end && state.tile(here) != tile) here += stride;
    if (here >= end) return false;
    for (Cell cell = first; cell < end; cell += stride) {
        const Tile other = state.tile(cell);
        if (other == 0 || other == tile) continue;
        const Cell its_home = homes.of(other);
        const bool belongs = Rows ? extent.row(its_home) == extent.row(home)
                                  : extent.column(its_home) == extent.column(home);
        if (belongs && (cell < here) != (its_home < home)) return true;
    }
    return false;
}

}  // namespace noyes::tiles
