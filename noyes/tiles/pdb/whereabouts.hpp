// The cell of each tile: a board read the other way round.
#pragma once

#include <noyes/tiles/packed_board.hpp>
#include <noyes/tiles/pdb/table_key.hpp>

#include <array>

namespace noyes::tiles {

// In one number, as PackedBoard has the tiles.
template <class Shape>
class Whereabouts {
    using Packed = PackedBoard<Shape>;
    using Bits = typename Packed::Bits;

   public:
    [[nodiscard]] Cell operator()(Tile tile) const {
        return static_cast<Cell>(bits_ >> (Packed::width * tile)) & ((1u << Packed::width) - 1);
    }
    void put(Tile tile, Cell cell) { bits_ |= static_cast<Bits>(cell) << (Packed::width * tile); }

    // The blank and a tile exchange their cells.
    [[nodiscard]] Whereabouts after(const auto& step) const {
        const auto change = static_cast<Bits>(step.from() ^ step.to());
        Whereabouts result = *this;
        result.bits_ ^= change ^ (change << (Packed::width * step.tile));
        return result;
    }

   private:
    Bits bits_ = 0;
};

template <>
class Whereabouts<Dynamic> {
   public:
    [[nodiscard]] Cell operator()(Tile tile) const { return cells_[tile]; }
    void put(Tile tile, Cell cell) { cells_[tile] = static_cast<std::uint8_t>(cell); }

    [[nodiscard]] Whereabouts after(const auto& step) const {
        Whereabouts result = *this;
        result.cells_[0] = static_cast<std::uint8_t>(step.to());
        result.cells_[step.tile] = static_cast<std::uint8_t>(step.from());
        return result;
    }

   private:
    std::array<std::uint8_t, most_pattern_cells> cells_{};
};

}  // namespace noyes::tiles
