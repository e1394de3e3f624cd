#include <noyes/tiles/pdb/regions.hpp>

#include <noyes/tiles/direction.hpp>

namespace noyes::tiles {

Regions::Regions(Extent extent) : columns_(extent.columns), beside_(extent.cells()) {
    for (Cell cell = 0; cell < extent.cells(); ++cell) {
        if (is_legal(extent, cell, Direction::left)) not_first_column_ |= set_of(cell);
        if (is_legal(extent, cell, Direction::right)) not_last_column_ |= set_of(cell);
        for (const Direction way : directions) {
            if (!is_legal(extent, cell, way)) continue;
            beside_[cell] |= set_of(neighbour(extent, cell, way));
        }
    }
}

CellSet Regions::around(Cell cell, CellSet free) const {
    CellSet region = set_of(cell);
    while (true) {
        const CellSet sideways =
            (region & not_last_column_) << 1 | (region & not_first_column_) >> 1;
        const CellSet wider = (region | sideways | region << columns_ | region >> columns_) & free;
        if (wider == region) return region;
        region = wider;
    }
}

std::vector<CellSet> Regions::of(CellSet free) const {
    std::vector<CellSet> regions;
    while (free != 0) {
        regions.push_back(around(static_cast<Cell>(std::countr_zero(free)), free));
        free &= ~regions.back();
    }
    return regions;
}

}  // namespace noyes::tiles
