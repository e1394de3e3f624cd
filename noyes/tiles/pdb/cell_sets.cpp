#include <noyes/tiles/pdb/cell_sets.hpp>

#include <array>

namespace noyes::tiles {

std::uint64_t CellSets::count(std::uint32_t cells, std::uint32_t size) {
    if (size > cells) return 0;
    std::uint64_t product = 1;
    for (std::uint32_t i = 1; i <= size; ++i) product = product * (cells - size + i) / i;
    return product;
}

CellSets::CellSets(std::uint32_t cells, std::uint32_t size)
    : cells_(cells),
      size_(size),
      lower_bits_((cells + 1) / 2),
      lower_mask_((CellSet{1} << lower_bits_) - 1),
      before_(std::size_t{1} << (cells - lower_bits_)),
      lower_number_(std::size_t{1} << lower_bits_) {
    std::array<std::uint32_t, most_pattern_cells + 1> met{};  // lower halves, by their size
    for (std::size_t lower = 0; lower < lower_number_.size(); ++lower) {
        lower_number_[lower] = met[static_cast<std::size_t>(std::popcount(lower))]++;
    }
    for (std::size_t upper = 0; upper < before_.size(); ++upper) {
        before_[upper] = count_;
        const auto there = static_cast<std::uint32_t>(std::popcount(upper));
        if (there <= size) {
            count_ += static_cast<std::uint32_t>(count(lower_bits_, size - there));
        }
    }
}

std::vector<CellSet> CellSets::all() const {
    std::vector<CellSet> sets;
    sets.reserve(count_);
    CellSet set = (CellSet{1} << size_) - 1;
    while (set < CellSet{1} << cells_) {
        sets.push_back(set);
        if (set == 0) break;
        const CellSet lowest = set & (~set + 1);  // the next number with as many ones
        const CellSet carried = set + lowest;
        set = carried | (((set ^ carried) / lowest) >> 2);
    }
    return sets;
}

}  // namespace noyes::tiles
