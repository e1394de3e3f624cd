// The entry of a board in a table, as PatternView::index finds it, but faster: by pieces of two or
// three tiles instead of tile by tile.
//
//   tiles of the table, the last one first      h g | f e d | c b a
//
// One look-up by the cells of a piece tells the set that they take and their order
// (footprints.hpp), a second one, by where that set lies among the cells of all tiles so far, what
// they add to the row.
#pragma once

#include <noyes/tiles/pdb/footprints.hpp>
#include <noyes/tiles/pdb/gather_bits.hpp>
#include <noyes/tiles/pdb/pattern_view.hpp>
#include <noyes/tiles/pdb/piece_rows.hpp>
#include <noyes/tiles/pdb/whereabouts.hpp>

#include <algorithm>
#include <array>
#include <memory>
#include <utility>
#include <vector>

namespace noyes::tiles {

template <class Shape>
class Pieces {
    using Where = Whereabouts<Shape>;

   public:
    // The footprints are those of the view's cells.
    Pieces(PatternView view, std::shared_ptr<const Footprints> footprints)
        : view_(std::move(view)), footprints_(std::move(footprints)) {
        const std::span<const std::uint8_t> tiles = view_.tiles();
        constexpr std::size_t most = Footprints::most_tiles(Where::width);
        for (std::size_t first = 0; first < tiles.size(); first += most) {
            add(tiles.subspan(first, std::min(most, tiles.size() - first)), first);
        }
    }

    [[nodiscard]] std::uint64_t index(const Where& where, Cell blank) const {
        CellSet set = 0;
        std::uint64_t row = 0;
        for (const Piece& piece : pieces_) {
            const Footprints::Entry footprint = piece.footprints[cells_of(piece, where)];
            const CellSet own = Footprints::set(footprint);
            set |= own;
            const std::uint64_t among = gather_bits(own, set);
            row += piece.rows[(std::size_t{Footprints::order(footprint)} << piece.tiles) | among];
        }
        return view_.at(row, set, blank);
    }

    [[nodiscard]] std::uint32_t entry(std::uint64_t index) const { return view_.entry(index); }
    [[nodiscard]] std::uint32_t entry_after(std::uint32_t old, int change,
                                            std::uint64_t index) const {
        return view_.entry_after(old, change, index);
    }
    void fetch(std::uint64_t index) const { view_.fetch(index); }

   private:
    struct Piece {
        std::array<std::uint64_t, Where::words> masks{};  // of its tiles' cells
        const Footprints::Entry* footprints;
        unsigned tiles;  // so far, this piece included
        std::vector<std::uint32_t> rows;
    };

    // `tiles` as the view has them, the last one first; `behind` of them were added before.
    void add(std::span<const std::uint8_t> tiles, std::size_t behind) {
        Piece piece{.footprints = footprints_->of(tiles.size()).data(),
                    .tiles = static_cast<unsigned>(behind + tiles.size()),
                    .rows = piece_rows(tiles, static_cast<std::uint32_t>(behind))};
        for (const std::uint8_t tile : tiles) {
            piece.masks[Where::word_of(tile)] |= ((std::uint64_t{1} << Where::width) - 1)
                                                 << Where::shift_of(tile);
        }
        pieces_.push_back(std::move(piece));
    }

    static std::uint64_t cells_of(const Piece& piece, const Where& where) {
        std::uint64_t cells = gather_bits(where.word(0), piece.masks[0]);
        if constexpr (Where::words == 2) {
            cells |= gather_bits(where.word(1), piece.masks[1]) << std::popcount(piece.masks[0]);
        }
        return cells;
    }

    PatternView view_;
    std::shared_ptr<const Footprints> footprints_;  // those of turned boards are other ones
    std::vector<Piece> pieces_;
};

}  // namespace noyes::tiles
