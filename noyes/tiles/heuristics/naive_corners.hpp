// A mistake to learn from: corner tiles as they are usually described. "If a corner does not hold
// its tile while a tile beside it is at home, that one has to make room: two moves more."
//
//   . 2 3     The corner is wrong only because the blank stands in it. Tile 1 comes home by its one
//   1 5 6     move, and 2 need not make room for anybody. The other corners count likewise, and a
//   4 7 8     tile between two corners may be counted for both.
//
// Read like that - the blank's own corner left out, two moves a corner - it is more than the true
// distance on 482 of the 181,440 boards of the 8-puzzle.
#pragma once

#include <noyes/base/description.hpp>
#include <noyes/tiles/direction.hpp>
#include <noyes/tiles/manhattan_plus.hpp>

#include <array>

namespace noyes::tiles {

struct WrongCorners {
    Homes homes;

    Cost operator()(const auto& state) const {
        Cost extra = 0;
        for (const Cell corner : corners())
            if (is_wrong(state, corner) && neighbour_at_home(state, corner) != 0) extra += 2;
        return extra;
    }

    void explain(const auto& state, Sum& sum) const {
        for (const Cell corner : corners()) {
            const Tile tile = is_wrong(state, corner) ? neighbour_at_home(state, corner) : 0;
            if (tile == 0) continue;
            sum.push_back({.why = Why::corner, .amount = 2, .tiles = {tile}, .number = corner});
        }
    }

   private:
    [[nodiscard]] std::array<Cell, 4> corners() const {
        const Cell last = homes.extent.cells() - 1;
        const Cell last_column = homes.extent.columns - 1;
        return {Cell{0}, last_column, last - last_column, last};
    }

    [[nodiscard]] bool is_wrong(const auto& state, Cell corner) const {
        return corner != homes.blank && state.tile(corner) != homes.tile_of(corner);
    }

    // 0 if there is none.
    [[nodiscard]] Tile neighbour_at_home(const auto& state, Cell corner) const {
        for (const Direction way : directions) {
            if (!is_legal(homes.extent, corner, way)) continue;
            const Cell beside = neighbour(homes.extent, corner, way);
            const Tile tile = state.tile(beside);
            if (tile != 0 && tile == homes.tile_of(beside)) return tile;
        }
        return 0;
    }
};

template <class Shape>
class NaiveCorners : public ManhattanPlus<Shape, WrongCorners> {
   public:
    static constexpr Description about{
        .name = "naive-corners",
        .summary = "a mistake to learn from: + 2 for every wrong corner beside a tile at home",
        .source = "often seen; see docs/theory.md"};
    static constexpr bool admissible = false;
    static constexpr bool consistent = false;

    using ManhattanPlus<Shape, WrongCorners>::ManhattanPlus;
};

}  // namespace noyes::tiles
