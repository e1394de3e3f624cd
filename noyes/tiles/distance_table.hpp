// How far each tile is from home, and how a step changes that (by +1 or -1): a table look-up on
// fixed shapes, a comparison of coordinates otherwise.
#pragma once

#include <noyes/base/cost.hpp>
#include <noyes/tiles/homes.hpp>
#include <noyes/tiles/shape.hpp>
#include <noyes/tiles/step.hpp>

#include <array>
#include <cstdint>

namespace noyes::tiles {

constexpr Cost taxicab(Extent extent, Cell a, Cell b) {
    const auto apart = [](std::uint32_t x, std::uint32_t y) { return x < y ? y - x : x - y; };
    return static_cast<Cost>(apart(extent.row(a), extent.row(b)) +
                             apart(extent.column(a), extent.column(b)));
}

template <class Shape>
class DistanceTable {
   public:
    explicit DistanceTable(const Homes& homes) {
        for (Cell cell = 0; cell < cells(); ++cell) {
            for (Tile tile = 1; tile < cells(); ++tile) {
                distance_[cell][tile] =
                    static_cast<std::int8_t>(taxicab(Shape::extent, homes.of(tile), cell));
            }
        }
        for (Cell blank = 0; blank < cells(); ++blank) {
            for (const Direction way : directions) fill_changes(blank, way);
        }
    }

    static constexpr std::uint32_t cells() { return Shape::extent.cells(); }

    [[nodiscard]] Cost home_distance(Tile tile, Cell cell) const { return distance_[cell][tile]; }

    // Of the tile that the step pushed.
    [[nodiscard]] Cost change(auto step) const {
        return change_[step.from()][static_cast<std::size_t>(step.direction())][step.tile];
    }

   private:
    void fill_changes(Cell blank, Direction way) {
        if (!is_legal(Shape::extent, blank, way)) return;
        const Cell was = neighbour(Shape::extent, blank, way);
        for (Tile tile = 1; tile < cells(); ++tile) {
            change_[blank][static_cast<std::size_t>(way)][tile] =
                static_cast<std::int8_t>(distance_[blank][tile] - distance_[was][tile]);
        }
    }

    std::array<std::array<std::int8_t, cells()>, cells()> distance_{};
    std::array<std::array<std::array<std::int8_t, cells()>, 4>, cells()> change_{};  // [blank][way]
};

template <>
class DistanceTable<Dynamic> {
   public:
    explicit DistanceTable(const Homes& homes) : homes_(homes) {}

    [[nodiscard]] std::uint32_t cells() const { return homes_.extent.cells(); }

    [[nodiscard]] Cost home_distance(Tile tile, Cell cell) const {
        return tile == 0 ? 0 : taxicab(homes_.extent, homes_.of(tile), cell);
    }

    [[nodiscard]] Cost change(Slide step) const {
        return home_distance(step.tile, step.from()) - home_distance(step.tile, step.to());
    }

   private:
    Homes homes_;
};

}  // namespace noyes::tiles
