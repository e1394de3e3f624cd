#include <noyes/tiles/pdb/pattern_index.hpp>

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
        first_column_.push_back(several | static_cast<std::uint32_t>(parts_.size()));
        Parts& parts = parts_.emplace_back(Parts{.first_column = columns_, .region = {}});
        for (std::size_t i = 0; i < free.size(); ++i) {
            for (CellSet cells = free[i]; cells != 0; cells &= cells - 1) {
                parts.region[static_cast<std::size_t>(std::countr_zero(cells))] =
                    static_cast<std::uint8_t>(i);
            }
        }
        columns_ += static_cast<std::uint32_t>(free.size());
    }
}

}  // namespace noyes::tiles
