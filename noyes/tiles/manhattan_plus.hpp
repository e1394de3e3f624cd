// Manhattan distance and something more, for heuristics that are shown rather than raced: every
// state is counted anew, by code that all sizes share.
//
//   template <class Shape>
//   class NaiveCorners : public ManhattanPlus<Shape, WrongCorners> { ... };
//
// `Extra` is made from the homes of the tiles and called with a state; explain(state, sum) adds the
// parts of what it says.
#pragma once

#include <noyes/base/cost.hpp>
#include <noyes/tiles/explanation.hpp>
#include <noyes/tiles/heuristics/manhattan.hpp>

#include <array>
#include <type_traits>

namespace noyes::tiles {

// The tiles of a board of any fixed shape, spread out: one type for all of them.
struct SpreadBoard {
    static constexpr std::uint32_t most_cells = 25;

    std::array<Tile, most_cells> tiles{};
    Cell blank_cell = 0;

    explicit SpreadBoard(const auto& state) : blank_cell(state.blank()) {
        static_assert(std::remove_cvref_t<decltype(state)>::extent.cells() <= most_cells);
        for (Cell cell = 0; cell < state.extent.cells(); ++cell) tiles[cell] = state.tile(cell);
    }

    [[nodiscard]] Tile tile(Cell cell) const { return tiles[cell]; }
    [[nodiscard]] Cell blank() const { return blank_cell; }
};

// Where all tiles are at home nothing is left to do, whatever else is counted.
template <class Extra, class Board>
Cost count_with(const Extra& extra, const Homes& homes, const Board& board) {
    const DistanceTable<Dynamic> distance(homes);
    Cost sum = 0;
    for (Cell cell = 0; cell < homes.extent.cells(); ++cell)
        sum += distance.home_distance(board.tile(cell), cell);
    return sum == 0 ? 0 : sum + extra(board);
}

template <class Shape, class Extra>
class ManhattanPlus {
   public:
    using State = typename Puzzle<Shape>::State;
    using Value = Cost;

    explicit ManhattanPlus(const Homes& homes) : homes_(homes), extra_{homes} {}

    [[nodiscard]] Value evaluate(const State& state) const {
        if constexpr (std::is_same_v<Shape, Dynamic>) return count_with(extra_, homes_, state);
        else return count_with(extra_, homes_, SpreadBoard(state));
    }

    [[nodiscard]] Value advance(Value, auto, const State& child) const { return evaluate(child); }

    static Cost estimate(Value value) { return value; }

    [[nodiscard]] Sum explain(const State& state) const {
        Sum sum = Manhattan<Shape>(homes_).explain(state);
        if (!sum.empty()) extra_.explain(state, sum);
        return sum;
    }

   private:
    Homes homes_;
    Extra extra_;
};

}  // namespace noyes::tiles
