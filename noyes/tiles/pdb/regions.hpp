// The regions that a set of tiles leaves free: the blank can go everywhere in its own, and nowhere
// else unless one of these tiles moves.
#pragma once

#include <noyes/tiles/pdb/table_key.hpp>

#include <vector>

namespace noyes::tiles {

class Regions {
   public:
    explicit Regions(Extent extent);

    // The free cells that can be reached from `cell`, which is free.
    [[nodiscard]] CellSet around(Cell cell, CellSet free) const;

    // All of them, in the order of their lowest cells.
    [[nodiscard]] std::vector<CellSet> of(CellSet free) const;

    // The cells beside a cell.
    [[nodiscard]] CellSet beside(Cell cell) const { return beside_[cell]; }

   private:
    std::uint32_t columns_;
    CellSet not_first_column_ = 0;
    CellSet not_last_column_ = 0;
    std::vector<CellSet> beside_;
};

}  // namespace noyes::tiles
