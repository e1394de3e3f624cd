// Every board that can reach a goal has a number, and every number below ranking.size() a board.
//
// Numbers go by the blank's cell, then by the order of the tiles, read row by row without the
// blank. Of the m! orders half can occur with the blank in a cell, the even or the odd ones, and
// the others tell the last two tiles; so an order is numbered by the digits
//
//   how many smaller tiles come after the 1st tile (below m), the 2nd (below m-1), ... the (m-2)th
//
// (Lehmer 1960), the first being the most significant. What makes searches of whole blocks of
// boards quick: a horizontal move of the blank leaves the order as it is, and a vertical one turns
// `columns` tiles that follow each other by one place.
#pragma once

#include <noyes/tiles/homes.hpp>

#include <array>
#include <cstdint>
#include <span>
#include <vector>

namespace noyes::tiles {

// More tiles than this have more boards than 64 bits can count.
inline constexpr std::uint32_t most_ranked_tiles = 19;

using Order = std::array<std::uint8_t, most_ranked_tiles>;  // the first m of them, from 0

// m!/2, the number of even or odd orders of m tiles; 2 <= m <= 20.
constexpr std::uint64_t half_factorial(std::uint32_t tiles) {
    std::uint64_t product = 1;
    for (std::uint64_t factor = 3; factor <= tiles; ++factor) product *= factor;
    return product;
}

std::uint64_t number_of(std::span<const std::uint8_t> order);
// `odd`: whether the order has an odd number of inverted pairs.
void order_of(std::uint64_t number, bool odd, std::span<std::uint8_t> order);

class Ranking {
   public:
    // The goal has at most 20 cells.
    explicit Ranking(const Board& goal);

    [[nodiscard]] Extent extent() const { return renaming_.homes.extent; }
    [[nodiscard]] Cell blank_home() const { return renaming_.homes.blank; }
    [[nodiscard]] std::uint32_t tiles() const { return extent().cells() - 1; }
    // Boards with the blank in one cell, and in all.
    [[nodiscard]] std::uint64_t block_size() const { return half_factorial(tiles()); }
    [[nodiscard]] std::uint64_t size() const { return block_size() * extent().cells(); }

    // Whether the orders with the blank in that cell are odd ones.
    [[nodiscard]] bool is_odd(Cell blank) const;

    // The board must be able to reach the goal.
    [[nodiscard]] std::uint64_t number(const Board& board) const;
    [[nodiscard]] Board board(std::uint64_t number) const;

   private:
    Renaming renaming_;
    std::vector<Tile> tile_of_;  // by new name
};

}  // namespace noyes::tiles
