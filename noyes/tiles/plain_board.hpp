// A board of any size as the searches see it: renamed tiles, changed in place.
#pragma once

#include <noyes/tiles/homes.hpp>
#include <noyes/tiles/step.hpp>

#include <cstddef>
#include <span>
#include <vector>

namespace noyes::tiles {

class PlainBoard {
   public:
    explicit PlainBoard(std::span<const Tile> tiles);
    explicit PlainBoard(const Homes& homes);  // all at home

    [[nodiscard]] Tile tile(Cell cell) const { return tiles_[cell]; }
    [[nodiscard]] Cell blank() const { return blank_; }

    // The move must be legal.
    Slide slide(Extent extent, Direction way) {
        const Cell to = neighbour(extent, blank_, way);
        const Slide step(way, blank_, to, tiles_[to]);
        tiles_[blank_] = step.tile;
        tiles_[to] = 0;
        blank_ = to;
        return step;
    }

    // `names[tile]` is the new name of `tile`; the blank stays 0.
    [[nodiscard]] PlainBoard renamed(std::span<const Tile> names) const;

    [[nodiscard]] std::size_t packed_size() const { return tiles_.size() * tile_bytes(); }
    void pack(std::byte* out) const;
    void unpack(const std::byte* in);

    friend bool operator==(const PlainBoard&, const PlainBoard&) = default;

   private:
    [[nodiscard]] std::size_t tile_bytes() const;

    std::vector<Tile> tiles_;
    Cell blank_ = 0;
};

}  // namespace noyes::tiles
