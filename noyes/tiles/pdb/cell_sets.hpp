// Numbers the sets of k cells of a board, from the smallest to the largest as binary numbers.
//
// A set is cut in two halves, each of which is looked up in a small table: all sets with smaller
// upper halves come first, then those with the same upper and a smaller lower half.
//
//   cells of 4x4   15 14 13 12 11 10  9  8 | 7  6  5  4  3  2  1  0
//                  `---- upper half ----´    `---- lower half ----´
#pragma once

#include <noyes/tiles/pdb/table_key.hpp>

#include <cstddef>
#include <vector>

namespace noyes::tiles {

class CellSets {
   public:
    CellSets(std::uint32_t cells, std::uint32_t size);

    // How many sets there are.
    [[nodiscard]] std::uint32_t count() const { return count_; }

    [[nodiscard]] std::uint32_t number(CellSet set) const {
        const auto upper = static_cast<std::size_t>(set >> lower_bits_);
        const auto lower = static_cast<std::size_t>(set & lower_mask_);
        return before_[upper] + lower_number_[lower];
    }

    // In the order of their numbers.
    [[nodiscard]] std::vector<CellSet> all() const;

    // The number of sets; the most that 64 bits can say if it is more.
    static std::uint64_t count(std::uint32_t cells, std::uint32_t size);

   private:
    std::uint32_t cells_;
    std::uint32_t size_;
    std::uint32_t lower_bits_;
    CellSet lower_mask_;
    std::uint32_t count_ = 0;
    std::vector<std::uint32_t> before_;        // by upper half: sets with a smaller one
    std::vector<std::uint32_t> lower_number_;  // among lower halves with as many cells
};

}  // namespace noyes::tiles
