// Who stands where, and how far empty cells are from where they are needed.
#pragma once

#include <noyes/blocks/spots.hpp>
#include <noyes/blocks/state.hpp>

#include <utility>
#include <vector>

namespace noyes::blocks {

class EmptyCells {
   public:
    // `usable`: cells that may be empty for the good of others.
    EmptyCells(std::span<const CellsBeside> beside, const std::vector<bool>& usable)
        : beside_(beside),
          usable_(usable),
          owner_(beside.size(), nobody),
          distances_(beside.size()) {}

    // The next piece stands there.
    void take(std::span<const CellNumber> cells) {
        ++pieces_;
        for (const CellNumber cell : cells) owner_[cell] = pieces_;
    }

    // About how many steps of other pieces clear `wanted` for the piece that stands on `own`. Each
    // cell takes the nearest empty one that is left.
    [[nodiscard]] Cost clearing(std::span<const CellNumber> wanted,
                                std::span<const CellNumber> own);

   private:
    using Owner = std::uint8_t;
    static constexpr Owner nobody = 0;
    static_assert(most_pieces < std::numeric_limits<Owner>::max());
    static constexpr Cost unreachable = 150;

    [[nodiscard]] Cost nearest(CellNumber to, Owner self);
    void wait(CellNumber cell, Cost distance);
    // The cell that is beside a whole piece, or beside an empty cell; and what it costs to move an
    // empty cell from there to `cell`.
    struct Passage {
        CellNumber from;
        Cost cost;
    };
    [[nodiscard]] Passage passage(CellNumber cell, Direction way) const;
    // How many cells of its piece lie beyond a cell in a direction.
    [[nodiscard]] Cost cells_beyond(CellNumber cell, Direction way) const;
    [[nodiscard]] CellNumber beside(CellNumber cell, Direction way) const {
        return beside_[cell][static_cast<std::size_t>(way)];
    }

    std::span<const CellsBeside> beside_;
    const std::vector<bool>& usable_;
    std::vector<Owner> owner_;
    std::vector<CellNumber> spent_;  // empty cells that are needed already
    std::vector<Cost> distances_;    // of cells from the one that is to be cleared
    std::vector<std::pair<Cost, CellNumber>> waiting_;
    Owner pieces_ = 0;
};

}  // namespace noyes::blocks
