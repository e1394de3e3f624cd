// One pattern as a search looks at it: the table, and how the tiles of the board correspond to
// those of the table, which may have been made for a turned board.
#pragma once

#include <noyes/base/fetch_early.hpp>
#include <noyes/tiles/homes.hpp>
#include <noyes/tiles/pdb/parities.hpp>
#include <noyes/tiles/pdb/pattern_index.hpp>
#include <noyes/tiles/pdb/symmetry.hpp>
#include <noyes/tiles/pdb/table.hpp>

#include <array>
#include <cstdint>
#include <memory>

namespace noyes::tiles {

class PatternView {
   public:
    // `table` is that of the canonical key, and `index` that of its size.
    PatternView(const CanonicalKey& key, const Homes& homes, Table table,
                std::shared_ptr<const PatternIndex> index);

    // Which entry belongs to a board: where(tile) is the cell of a tile.
    //
    // From the last tile to the first: how many of the tiles behind it come before it, times the
    // factorial of how many are behind it.
    [[nodiscard]] std::uint64_t index(const auto& where, Cell blank) const {
        constexpr std::array<std::uint32_t, most_pattern_tiles> factorials = [] {
            std::array<std::uint32_t, most_pattern_tiles> all{};
            for (std::uint32_t i = 0; i < all.size(); ++i) {
                all[i] = static_cast<std::uint32_t>(factorial(i));
            }
            return all;
        }();
        CellSet set = 0;
        std::uint64_t row = 0;
        for (std::uint32_t i = 0; i < count_; ++i) {
            const CellSet cell = set_of(where_[where(tiles_[i])]);
            row += static_cast<std::uint64_t>(std::popcount(set & (cell - 1))) * factorials[i];
            set |= cell;
        }
        return at(row, set, blank);
    }

    // `set` of the table's cells that its tiles take; `blank` is a cell of the board.
    [[nodiscard]] std::uint64_t at(std::uint64_t row, CellSet set, Cell blank) const {
        return row * row_length_ + index_->column(set, where_[blank]);
    }

    [[nodiscard]] std::uint32_t entry(std::uint64_t index) const {
        const auto pair = static_cast<std::uint32_t>(entries_[index / 2]);
        return (pair >> (index % 2 * 4)) & 15;
    }

    // The same after a move that changed the Manhattan distance by `change`; `old` is the entry
    // before it.
    [[nodiscard]] std::uint32_t entry_after(std::uint32_t old, int change,
                                            std::uint64_t index) const {
        if (parities_ == nullptr) return entry(index);
        const auto some = static_cast<std::uint32_t>(parities_[index / 8]);
        return tiles::entry_after(old, change, some >> (index % 8));
    }
    void fetch(std::uint64_t index) const {
        fetch_early(parities_ == nullptr ? entries_ + index / 2 : parities_ + index / 8);
    }

    [[nodiscard]] std::span<const std::uint8_t> tiles() const { return {tiles_.data(), count_}; }
    // The table's cell of each cell; more than the board has.
    [[nodiscard]] std::span<const std::uint8_t> where() const { return where_; }
    [[nodiscard]] const Table& table() const { return table_; }

   private:
    const std::byte* entries_;
    const std::byte* parities_;  // nullptr if there are none
    std::uint64_t row_length_;
    const PatternIndex* index_;
    std::uint32_t count_;
    std::array<std::uint8_t, most_pattern_tiles> tiles_{};  // the last one first
    std::array<std::uint8_t, most_pattern_cells> where_;    // the table's cell of each cell
    Table table_;
    std::shared_ptr<const PatternIndex> shared_index_;
};

}  // namespace noyes::tiles
