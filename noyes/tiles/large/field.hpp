// A board on which some cells are done: their tiles are frozen, walls for the blank. Remembers
// every move, so that a try can be taken back.
#pragma once

#include <noyes/base/run.hpp>
#include <noyes/tiles/homes.hpp>
#include <noyes/tiles/large/place.hpp>

#include <span>
#include <vector>

namespace noyes::tiles::large {

class Field {
   public:
    // Renamed tiles. Where the run has no memory for them it has halted, and nothing else may be
    // called.
    Field(const Homes& homes, std::span<const Tile> tiles, Run& run);
    Field(const Field&) = delete;
    Field& operator=(const Field&) = delete;
    ~Field() { run_.give_back(taken_); }

    [[nodiscard]] const Homes& homes() const { return homes_; }
    [[nodiscard]] Place place(Cell cell) const;
    [[nodiscard]] Place blank() const { return blank_; }
    [[nodiscard]] Tile tile(Place place) const { return tiles_[index(place)]; }
    [[nodiscard]] Place where(Tile tile) const { return place(cells_[tile]); }
    [[nodiscard]] Place home(Tile tile) const { return place(homes_.of(tile)); }
    // The tile that belongs here; not for the blank's home.
    [[nodiscard]] Tile owner(Place place) const;

    // Whether the blank may go there; false outside of the board.
    [[nodiscard]] bool is_free(Place place) const { return free_[index(place)] != 0; }
    void freeze(Place place) { free_[index(place)] = 0; }
    void thaw(Place place) { free_[index(place)] = 1; }

    // The way must be free. Does nothing once the run has halted.
    void slide(Direction way);
    void take_back_to(std::size_t moves);

    [[nodiscard]] const std::vector<Direction>& path() const { return path_; }
    [[nodiscard]] std::vector<Direction> take_path() { return std::move(path_); }

   private:
    // A frame of cells that are never free saves every look whether the board ends.
    [[nodiscard]] std::size_t index(Place place) const {
        return static_cast<std::size_t>(place.row + 1) * stride_ +
               static_cast<std::size_t>(place.column + 1);
    }
    [[nodiscard]] bool take(std::uint64_t bytes);
    bool grow_path();
    void move_blank(Direction way);

    Homes homes_;
    Run& run_;
    std::size_t stride_;
    std::uint64_t taken_ = 0;
    std::vector<Tile> tiles_;         // by index
    std::vector<std::uint8_t> free_;  // by index; not bits, for speed
    std::vector<Cell> cells_;         // by tile
    std::vector<Direction> path_;     // of the blank
    Place blank_;
};

}  // namespace noyes::tiles::large
