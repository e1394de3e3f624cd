// All blocks of a pattern and the moves between them. A block is a set of cells that the tiles take
// together with the region where the blank is; the tiles may stand there in any order.
#pragma once

#include <noyes/tiles/pdb/pattern_index.hpp>

#include <span>
#include <vector>

namespace noyes::tiles {

class Blocks {
   public:
    // A tile moves, and this block becomes that one.
    struct Move {
        std::uint32_t block;
        std::uint8_t from;  // the tile's place in the order before
        std::uint8_t to;    // and after the move
    };

    explicit Blocks(const PatternIndex& by_region);

    [[nodiscard]] std::uint32_t count() const {
        return static_cast<std::uint32_t>(first_move_.size() - 1);
    }
    // In the order of the index's columns.
    [[nodiscard]] std::span<const CellSet> sets() const { return sets_; }
    [[nodiscard]] std::span<const Move> moves(std::uint32_t block) const {
        return std::span(moves_).subspan(first_move_[block],
                                         first_move_[block + 1] - first_move_[block]);
    }

    // About what it takes.
    static std::uint64_t bytes(std::uint64_t blocks, std::uint32_t tiles);

   private:
    void add_moves(const PatternIndex& index, const Regions& regions, CellSet set, CellSet region);

    std::vector<CellSet> sets_;
    std::vector<Move> moves_;
    std::vector<std::uint32_t> first_move_;  // by block, and the end
};

}  // namespace noyes::tiles
