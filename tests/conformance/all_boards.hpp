// All boards from which a goal can be reached, with their distances, found by a breadth-first
// search that shares nothing with the library but the goal.
#pragma once

#include <noyes/tiles/board.hpp>

#include <cstddef>
#include <string>
#include <unordered_map>
#include <vector>

namespace noyes::test {

struct Placed {
    std::string tiles;  // one character a cell, the tile's number
    int distance;
};

class AllBoards {
   public:
    explicit AllBoards(const tiles::Board& goal)
        : rows_(goal.extent().rows), columns_(goal.extent().columns) {
        std::string tiles;
        for (const tiles::Tile tile : goal.tiles()) tiles.push_back(static_cast<char>(tile));
        add(tiles, 0);
        for (std::size_t i = 0; i < boards_.size(); ++i) {
            for (const std::string& next : neighbours(boards_[i].tiles)) {
                add(next, boards_[i].distance + 1);
            }
        }
    }

    // Nearest first.
    [[nodiscard]] const std::vector<Placed>& boards() const { return boards_; }
    [[nodiscard]] int distance(const std::string& tiles) const { return distances_.at(tiles); }

    [[nodiscard]] std::vector<std::string> neighbours(const std::string& tiles) const {
        const std::size_t blank = tiles.find('\0');
        std::vector<std::string> all;
        const auto exchange = [&](std::size_t cell) {
            std::string next = tiles;
            std::swap(next[blank], next[cell]);
            all.push_back(next);
        };
        if (blank >= columns_) exchange(blank - columns_);
        if (blank % columns_ > 0) exchange(blank - 1);
        if (blank % columns_ + 1 < columns_) exchange(blank + 1);
        if (blank / columns_ + 1 < rows_) exchange(blank + columns_);
        return all;
    }

    [[nodiscard]] tiles::Board board(const std::string& tiles) const {
        return *tiles::Board::make({rows_, columns_}, {tiles.begin(), tiles.end()});
    }

   private:
    void add(const std::string& tiles, int distance) {
        if (distances_.emplace(tiles, distance).second) boards_.push_back({tiles, distance});
    }

    std::uint32_t rows_;
    std::uint32_t columns_;
    std::vector<Placed> boards_;
    std::unordered_map<std::string, int> distances_;
};

}  // namespace noyes::test
