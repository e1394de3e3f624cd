#include <noyes/tiles/plain_board.hpp>

#include <algorithm>
#include <cstring>

namespace noyes::tiles {

namespace {

template <class Small>
void narrow(std::span<const Tile> tiles, std::byte* out) {
    for (const Tile tile : tiles) {
        const auto small = static_cast<Small>(tile);
        std::memcpy(out, &small, sizeof small);
        out += sizeof small;
    }
}

template <class Small>
void widen(const std::byte* in, std::span<Tile> tiles) {
    for (Tile& tile : tiles) {
        Small small{};
        std::memcpy(&small, in, sizeof small);
        tile = small;
        in += sizeof small;
    }
}

}  // namespace

PlainBoard::PlainBoard(std::span<const Tile> tiles)
    : tiles_(tiles.begin(), tiles.end()),
      blank_(static_cast<Cell>(std::ranges::find(tiles_, Tile{0}) - tiles_.begin())) {}

PlainBoard::PlainBoard(const Homes& homes) : tiles_(homes.extent.cells(), 0), blank_(homes.blank) {
    for (Tile tile = 1; tile < homes.extent.cells(); ++tile) tiles_[homes.of(tile)] = tile;
}

std::size_t PlainBoard::tile_bytes() const {
    if (tiles_.size() <= 256) return 1;
    return tiles_.size() <= 65536 ? 2 : 4;
}

PlainBoard PlainBoard::renamed(std::span<const Tile> names) const {
    PlainBoard board = *this;
    for (Tile& tile : board.tiles_) tile = names[tile];
    return board;
}

void PlainBoard::pack(std::byte* out) const {
    switch (tile_bytes()) {
        case 1: return narrow<std::uint8_t>(tiles_, out);
        case 2: return narrow<std::uint16_t>(tiles_, out);
        default: return narrow<std::uint32_t>(tiles_, out);
    }
}

void PlainBoard::unpack(const std::byte* in) {
    switch (tile_bytes()) {
        case 1: widen<std::uint8_t>(in, tiles_); break;
        case 2: widen<std::uint16_t>(in, tiles_); break;
        default: widen<std::uint32_t>(in, tiles_); break;
    }
    blank_ = static_cast<Cell>(std::ranges::find(tiles_, Tile{0}) - tiles_.begin());
}

}  // namespace noyes::tiles
