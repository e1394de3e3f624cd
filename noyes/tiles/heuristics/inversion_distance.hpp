// Inversion distance: read the board row by row without the blank and count the pairs in the wrong
// order. A horizontal move changes nothing; a vertical one carries a tile past width - 1 others.
//
//   1 2 3 4      7 goes up past 8, 9 and a: each of the three makes one pair right or wrong, so the
//   5 6 . 8      number changes by -3, -1, +1 or +3 (here from 3 to 0). From that follows how many
//   9 a 7 b      vertical moves are needed at the least; read column by column, the board tells of
//   c d e f      horizontal ones likewise.
#pragma once

#include <noyes/base/cost.hpp>
#include <noyes/base/description.hpp>
#include <noyes/tiles/explanation.hpp>
#include <noyes/tiles/inversions.hpp>
#include <noyes/tiles/line_conflicts.hpp>
#include <noyes/tiles/puzzle.hpp>

#include <vector>

namespace noyes::tiles {

// The fewest moves that make up for `inverted` pairs, each passing `passed` tiles. A move changes
// the number by passed, passed - 2, ...: if that is odd, moves and pairs are both odd or both even.
constexpr Cost moves_for(std::int64_t inverted, std::uint32_t passed) {
    const std::int64_t fewest = (inverted + passed - 1) / passed;
    const bool parity_is_wrong = passed % 2 == 1 && (fewest - inverted) % 2 != 0;
    return static_cast<Cost>(fewest + (parity_is_wrong ? 1 : 0));
}

template <class Shape>
class InversionDistance {
   public:
    static constexpr Description about{
        .name = "inversion-distance",
        .alias = "inversions",
        .summary = "moves needed to put right the pairs in the wrong order, by rows and by columns",
        .source = "Ken'ichiro Takahashi; the remainder by parity, for every width"};
    static constexpr bool admissible = true;
    static constexpr bool consistent = true;

    using State = typename Puzzle<Shape>::State;
    struct Value {
        std::int64_t by_rows;  // inverted pairs
        std::int64_t by_columns;
    };

    explicit InversionDistance(const Homes& homes) : homes_(homes) {}

    [[nodiscard]] Value evaluate(const State& state) const {
        return {count<true>(state), count<false>(state)};
    }

    [[nodiscard]] Value advance(Value value, auto step, const State& child) const {
        if (is_horizontal(step.direction())) {
            value.by_columns += change<false>(step, child);
        } else {
            value.by_rows += change<true>(step, child);
        }
        return value;
    }

    [[nodiscard]] Cost estimate(Value value) const {
        return moves_for(value.by_rows, extent().columns - 1) +
               moves_for(value.by_columns, extent().rows - 1);
    }

    [[nodiscard]] Sum explain(const State& state) const {
        return {part<true>(state), part<false>(state)};
    }

   private:
    [[nodiscard]] constexpr Extent extent() const {
        if constexpr (std::is_same_v<Shape, Dynamic>) return homes_.extent;
        else return Shape::extent;
    }

    // Cells in reading order, row by row or column by column.
    template <bool Rows>
    [[nodiscard]] Cell cell_at(std::uint32_t place) const {
        if (Rows) return place;
        return extent().cell(place % extent().rows, place / extent().rows);
    }
    template <bool Rows>
    [[nodiscard]] std::uint32_t place_of(Cell cell) const {
        if (Rows) return cell;
        return extent().column(cell) * extent().rows + extent().row(cell);
    }

    template <bool Rows>
    [[nodiscard]] std::int64_t count(const State& state) const {
        const std::uint32_t blank_home = place_of<Rows>(homes_.blank);
        std::vector<std::uint32_t> numbers;
        numbers.reserve(extent().cells());
        for (std::uint32_t place = 0; place < extent().cells(); ++place) {
            const Tile tile = state.tile(cell_at<Rows>(place));
            if (tile == 0) continue;
            const std::uint32_t home = place_of<Rows>(homes_.of(tile));
            numbers.push_back(home + (home < blank_home ? 1 : 0));  // 1..n without a gap
        }
        return static_cast<std::int64_t>(count_inverted(numbers));
    }

    template <bool Rows>
    [[nodiscard]] Part part(const State& state) const {
        Part part{.why = Rows ? Why::row_inversions : Why::column_inversions,
                  .number = (Rows ? extent().columns : extent().rows) - 1};
        std::vector<Tile> tiles;
        for (std::uint32_t place = 0; place < extent().cells(); ++place) {
            const Tile tile = state.tile(cell_at<Rows>(place));
            if (tile != 0) tiles.push_back(tile);
        }
        const auto home = [&](Tile tile) { return place_of<Rows>(homes_.of(tile)); };
        for (std::size_t i = 0; i < tiles.size(); ++i) {
            for (std::size_t j = i + 1; j < tiles.size(); ++j) {
                if (home(tiles[i]) > home(tiles[j])) part.pairs.emplace_back(tiles[i], tiles[j]);
            }
        }
        part.amount = moves_for(static_cast<std::int64_t>(part.pairs.size()), part.number);
        return part;
    }

    // By the tile's passing those between its old and its new cell.
    template <bool Rows>
    [[nodiscard]] std::int64_t change(auto step, const State& child) const {
        const std::uint32_t was = place_of<Rows>(step.to());
        const std::uint32_t is = place_of<Rows>(step.from());
        const std::uint32_t home = place_of<Rows>(homes_.of(step.tile));
        std::int64_t more_before = 0;  // pairs that are right with the tile before the other
        for (std::uint32_t place = (was < is ? was : is) + 1; place < (was < is ? is : was);
             ++place) {
            const Tile other = child.tile(cell_at<Rows>(place));
            more_before += place_of<Rows>(homes_.of(other)) > home ? 1 : -1;
        }
        return was < is ? more_before : -more_before;
    }

    Homes homes_;
};

}  // namespace noyes::tiles
