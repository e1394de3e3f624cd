#include <noyes/tiles/pdb/pattern_view.hpp>

#include <utility>

namespace noyes::tiles {

PatternView::PatternView(const CanonicalKey& key, const Homes& homes, Table table,
                         std::shared_ptr<const PatternIndex> index)
    : entries_(table.bytes().data()),
      parities_(table.parities().empty() ? nullptr : table.parities().data()),
      row_length_(index->row_length()),
      index_(index.get()),
      count_(key.key.tiles()),
      where_(key.symmetry.where),
      table_(std::move(table)),
      shared_index_(std::move(index)) {
    std::size_t next = count_;  // the table's tiles are in the order of their homes there
    for (CellSet left = key.key.homes; left != 0; left &= left - 1) {
        const auto there = static_cast<Cell>(std::countr_zero(left));
        for (Cell home = 0; home < homes.extent.cells(); ++home) {
            if (where_[home] == there) {
                tiles_[--next] = static_cast<std::uint8_t>(homes.tile_of(home));
            }
        }
    }
}

}  // namespace noyes::tiles
