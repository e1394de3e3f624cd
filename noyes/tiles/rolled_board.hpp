// A board of 4x4 as its searches by survey want it: the homes of the tiles, four bits each, rolled
// so that the blank's cell comes first. The tiles beside it then always stand at the same bits:
//
//   | left | ... | up | ... | down | ... | right | blank |
//    63..60       51..48     19..16        7..4    3..0
//
// The cells follow one another as on the board, the first after the last. Beside a border there is
// some tile, too, of the other side: whoever goes on asks whether the way is open.
#pragma once

#include <noyes/search/ida/lanes.hpp>
#include <noyes/tiles/homes.hpp>
#include <noyes/tiles/packed_board.hpp>

#include <bit>
#include <cstdint>

namespace noyes::tiles {

class RolledBoard {
   public:
    using Shape = Fixed<4, 4>;

    RolledBoard() = default;
    RolledBoard(const PackedBoard<Shape>& board, const Homes& homes) {
        const Cell blank = board.blank();
        for (Cell cell = 0; cell < Shape::extent.cells(); ++cell) {
            const Cell home = cell == blank ? homes.blank : homes.of(board.tile(cell));
            bits_ |= std::uint64_t{home} << (width * cell);
        }
        bits_ = std::rotr(bits_, static_cast<int>(width * blank));
    }

    // Home row or column of the tile that comes over if the blank goes that way.
    template <Direction way>
    [[nodiscard]] constexpr std::uint64_t home_row() const {
        return (bits_ >> (turn(static_cast<unsigned>(way)) + 2)) & 3;
    }
    template <Direction way>
    [[nodiscard]] constexpr std::uint64_t home_column() const {
        return (bits_ >> turn(static_cast<unsigned>(way))) & 3;
    }

    // The blank goes that way.
    [[nodiscard]] constexpr RolledBoard after(search::Way way) const {
        const unsigned by = turn(way.number());
        const std::uint64_t change = ((bits_ >> by) ^ bits_) & 15;
        RolledBoard next = *this;
        next.bits_ = std::rotr(bits_ ^ change ^ (change << by), static_cast<int>(by));
        return next;
    }

    friend constexpr bool operator==(RolledBoard, RolledBoard) = default;

   private:
    static constexpr unsigned width = 4;  // bits of a cell

    // By how many bits the board rolls if the blank goes up, left, right, down: a byte each.
    static constexpr unsigned turn(unsigned way) { return (0x10'04'3c'30u >> (8 * way)) & 63; }

    std::uint64_t bits_ = 0;
};

}  // namespace noyes::tiles
