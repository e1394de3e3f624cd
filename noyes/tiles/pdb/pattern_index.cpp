#include <noyes/tiles/pdb/pattern_index.hpp>

#include <cassert>

namespace noyes::tiles {

PatternIndex::PatternIndex(Extent extent, std::uint32_t tiles, bool by_region)
    : extent_(extent), tiles_(tiles), sets_(extent.cells(), tiles), columns_(sets_.count()) {
    if (by_region) number_regions();
    row_length_ = filled_up(columns_);
}

void PatternIndex::number_regions() {
    const Regions regions(extent_);
    const CellSet whole = (CellSet{1} << extent_.cells()) - 1;
    first_column_.reserve(sets_.count());
    columns_ = 0;
    for (const CellSet set : sets_.all()) {
        const std::vector<CellSet> free = regions.of(whole & ~set);
        if (free.size() <= 1) {
            first_column_.push_back(columns_++);
            continue;
        }
        assert(free.size() <= 16);
        const std::size_t place = parts_.size();
        first_column_.push_back(several | static_cast<std::uint32_t>(place));
        parts_.resize(place + sizeof columns_ + (extent_.cells() + 1) / 2);
        std::memcpy(&parts_[place], &columns_, sizeof columns_);
        for (std::size_t i = 0; i < free.size(); ++i) {
            for (CellSet cells = free[i]; cells != 0; cells &= cells - 1) {
                const auto cell = static_cast<std::size_t>(std::countr_zero(cells));
                parts_[place + sizeof columns_ + cell / 2] |=
                    static_cast<std::uint8_t>(i << (cell % 2 * 4));
            }
        }
        columns_ += static_cast<std::uint32_t>(free.size());
    }
}

}  // namespace noyes::tiles
