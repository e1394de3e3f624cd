#include <noyes/tiles/pdb/build/blocks.hpp>

namespace noyes::tiles {

namespace {

std::uint8_t place(Cell cell, CellSet set) {
    return static_cast<std::uint8_t>(std::popcount(set & (set_of(cell) - 1)));
}

}  // namespace

Blocks::Blocks(const PatternIndex& by_region) {
    const Regions regions(by_region.extent());
    const CellSet whole = (CellSet{1} << by_region.extent().cells()) - 1;
    sets_.reserve(by_region.columns());
    first_move_.reserve(by_region.columns() + 1);
    for (const CellSet set : by_region.sets().all()) {
        for (const CellSet region : regions.of(whole & ~set)) {
            add_moves(by_region, regions, set, region);
        }
    }
    first_move_.push_back(static_cast<std::uint32_t>(moves_.size()));
}

// The blank goes beside a tile, and the tile comes into its cell.
void Blocks::add_moves(const PatternIndex& index, const Regions& regions, CellSet set,
                       CellSet region) {
    sets_.push_back(set);
    first_move_.push_back(static_cast<std::uint32_t>(moves_.size()));
    for (CellSet tiles = set; tiles != 0; tiles &= tiles - 1) {
        const auto from = static_cast<Cell>(std::countr_zero(tiles));
        for (CellSet free = regions.beside(from) & region; free != 0; free &= free - 1) {
            const auto to = static_cast<Cell>(std::countr_zero(free));
            const CellSet after = (set & ~set_of(from)) | set_of(to);
            moves_.push_back({index.column(after, from), place(from, set), place(to, after)});
        }
    }
}

std::uint64_t Blocks::bytes(std::uint64_t blocks, std::uint32_t tiles) {
    return blocks *
           (sizeof(CellSet) + sizeof(std::uint32_t) + std::uint64_t{2} * tiles * sizeof(Move));
}

}  // namespace noyes::tiles
