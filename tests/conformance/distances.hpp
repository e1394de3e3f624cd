// All boards of up to nine cells from which a goal can be reached, with their distances: a
// breadth-first search that shares nothing with the library but the goal. Boards are found again by
// the rank of their permutation, so that a goal takes a fraction of a second.
#pragma once

#include <noyes/tiles/board.hpp>

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace noyes::test {

class Distances {
   public:
    static constexpr std::size_t most_cells = 9;
    using Tiles = std::array<std::uint8_t, most_cells>;

    explicit Distances(const tiles::Board& goal) : extent_(goal.extent()) {
        std::size_t permutations = 1;
        for (std::size_t n = 2; n <= extent_.cells(); ++n) permutations *= n;
        number_by_rank_.assign(permutations, unknown);
        Tiles tiles{};
        for (tiles::Cell cell = 0; cell < extent_.cells(); ++cell) {
            tiles[cell] = static_cast<std::uint8_t>(goal.tiles()[cell]);
        }
        add(tiles, 0);
        for (std::size_t i = 0; i < boards_.size(); ++i) {
            for_each_neighbour(i, [&](const Tiles& next) { add(next, distances_[i] + 1); });
        }
    }

    // Nearest first; board 0 is the goal.
    [[nodiscard]] std::size_t size() const { return boards_.size(); }
    [[nodiscard]] int distance(std::size_t number) const { return distances_[number]; }

    [[nodiscard]] tiles::Board board(std::size_t number) const {
        const Tiles& tiles = boards_[number];
        return *tiles::Board::make(extent_, {tiles.begin(), tiles.begin() + extent_.cells()});
    }

    // Calls f(number of a board one move away).
    template <class F>
    void for_each_neighbour_number(std::size_t number, F f) const {
        for_each_neighbour(number, [&](const Tiles& next) { f(number_by_rank_[rank(next)]); });
    }

   private:
    static constexpr std::uint32_t unknown = ~0u;

    template <class F>
    void for_each_neighbour(std::size_t number, F f) const {
        const Tiles tiles = boards_[number];
        std::size_t blank = 0;
        while (tiles[blank] != 0) ++blank;
        const auto exchange = [&](std::size_t cell) {
            Tiles next = tiles;
            std::swap(next[blank], next[cell]);
            f(next);
        };
        const std::size_t columns = extent_.columns;
        if (blank >= columns) exchange(blank - columns);
        if (blank % columns > 0) exchange(blank - 1);
        if (blank % columns + 1 < columns) exchange(blank + 1);
        if (blank + columns < extent_.cells()) exchange(blank + columns);
    }

    [[nodiscard]] std::size_t rank(const Tiles& tiles) const {
        std::size_t rank = 0;
        for (std::size_t i = 0; i < extent_.cells(); ++i) {
            std::size_t smaller_later = 0;
            for (std::size_t j = i + 1; j < extent_.cells(); ++j) {
                if (tiles[j] < tiles[i]) ++smaller_later;
            }
            rank = rank * (extent_.cells() - i) + smaller_later;
        }
        return rank;
    }

    void add(const Tiles& tiles, int distance) {
        std::uint32_t& number = number_by_rank_[rank(tiles)];
        if (number != unknown) return;
        number = static_cast<std::uint32_t>(boards_.size());
        boards_.push_back(tiles);
        distances_.push_back(distance);
    }

    tiles::Extent extent_;
    std::vector<std::uint32_t> number_by_rank_;
    std::vector<Tiles> boards_;
    std::vector<int> distances_;
};

}  // namespace noyes::test
