#include <noyes/tiles/large/field.hpp>

namespace noyes::tiles::large {

Field::Field(const Homes& homes, std::span<const Tile> tiles, Run& run)
    : homes_(homes), run_(run), stride_(std::size_t{homes.extent.columns} + 2) {
    const std::size_t framed = stride_ * (std::size_t{homes.extent.rows} + 2);
    if (!take(framed * (sizeof(Tile) + 1) + tiles.size() * sizeof(Cell))) return;
    tiles_.resize(framed);
    free_.resize(framed);
    cells_.resize(tiles.size());
    for (Cell cell = 0; cell < tiles.size(); ++cell) {
        tiles_[index(place(cell))] = tiles[cell];
        free_[index(place(cell))] = 1;
        cells_[tiles[cell]] = cell;
    }
    blank_ = where(0);
}

Place Field::place(Cell cell) const {
    return {static_cast<std::int32_t>(homes_.extent.row(cell)),
            static_cast<std::int32_t>(homes_.extent.column(cell))};
}

Tile Field::owner(Place place) const {
    const Cell cell = homes_.extent.cell(static_cast<std::uint32_t>(place.row),
                                         static_cast<std::uint32_t>(place.column));
    return cell + (cell < homes_.blank ? 1 : 0);
}

void Field::slide(Direction way) {
    if (run_.halt() || (path_.size() == path_.capacity() && !grow_path())) return;
    path_.push_back(way);
    move_blank(way);
}

void Field::take_back_to(std::size_t moves) {
    while (path_.size() > moves) {
        move_blank(opposite(path_.back()));
        path_.pop_back();
    }
}

void Field::move_blank(Direction way) {
    const Place to = beside(blank_, way);
    const Tile tile = tiles_[index(to)];
    tiles_[index(blank_)] = tile;
    tiles_[index(to)] = 0;
    cells_[tile] = homes_.extent.cell(static_cast<std::uint32_t>(blank_.row),
                                      static_cast<std::uint32_t>(blank_.column));
    blank_ = to;
}

bool Field::take(std::uint64_t bytes) {
    if (!run_.take(bytes)) run_.halt_now(Halt::memory_limit);
    else taken_ += bytes;
    return !run_.halt();
}

// Both the old moves and the new are held while they are copied.
bool Field::grow_path() {
    constexpr std::size_t least = 1024;
    const std::size_t held = path_.capacity();
    const std::size_t wished = held == 0 ? least : held + held / 2;
    if (!take(wished)) return false;
    path_.reserve(wished);
    run_.give_back(held);
    taken_ -= held;
    return true;
}

}  // namespace noyes::tiles::large
