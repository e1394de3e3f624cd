#include <noyes/tiles/ranking.hpp>

#include <bit>
#include <cassert>
#include <utility>

namespace noyes::tiles {

namespace {

// Takes the set's member that has `smaller` smaller ones out of it.
std::uint8_t take(std::uint32_t& set, std::uint32_t smaller) {
    std::uint32_t rest = set;
    for (; smaller > 0; --smaller) rest &= rest - 1;
    set &= ~(rest & (~rest + 1));
    return static_cast<std::uint8_t>(std::countr_zero(rest));
}

}  // namespace

std::uint64_t number_of(std::span<const std::uint8_t> order) {
    std::uint64_t number = 0;
    std::uint32_t used = 0;
    for (std::size_t i = 0; i + 2 < order.size(); ++i) {
        const std::uint32_t bit = 1u << order[i];
        const auto smaller_used = static_cast<std::uint32_t>(std::popcount(used & (bit - 1)));
        number = number * (order.size() - i) + (order[i] - smaller_used);
        used |= bit;
    }
    return number;
}

void order_of(std::uint64_t number, bool odd, std::span<std::uint8_t> order) {
    assert(order.size() >= 2 && order.size() <= most_ranked_tiles);
    std::array<std::uint32_t, most_ranked_tiles> digits{};
    std::uint32_t inverted = 0;
    for (std::size_t i = order.size() - 2; i-- > 0;) {
        digits[i] = static_cast<std::uint32_t>(number % (order.size() - i));
        number /= order.size() - i;
        inverted += digits[i];
    }
    digits[order.size() - 2] = (inverted + (odd ? 1 : 0)) % 2;
    std::uint32_t left = (1u << order.size()) - 1;
    for (std::size_t i = 0; i < order.size(); ++i) order[i] = take(left, digits[i]);
}

Ranking::Ranking(const Board& goal)
    : renaming_(rename_for(goal)), tile_of_(goal.tiles().size(), 0) {
    assert(goal.extent().cells() <= most_ranked_tiles + 1);
    for (Tile tile = 0; tile < tile_of_.size(); ++tile) tile_of_[renaming_.names[tile]] = tile;
}

bool Ranking::is_odd(Cell blank) const {
    const bool blank_row_matters = extent().columns % 2 == 0;
    return blank_row_matters && (extent().row(blank) + extent().row(blank_home())) % 2 == 1;
}

std::uint64_t Ranking::number(const Board& board) const {
    Order order{};
    std::size_t place = 0;
    for (const Tile tile : board.tiles()) {
        if (tile != 0) order[place++] = static_cast<std::uint8_t>(renaming_.names[tile] - 1);
    }
    return board.blank() * block_size() + number_of({order.data(), tiles()});
}

Board Ranking::board(std::uint64_t number) const {
    const auto blank = static_cast<Cell>(number / block_size());
    Order order{};
    order_of(number % block_size(), is_odd(blank), {order.data(), tiles()});
    std::vector<Tile> tiles(extent().cells(), 0);
    for (Cell cell = 0, place = 0; cell < tiles.size(); ++cell) {
        if (cell != blank) tiles[cell] = tile_of_[order[place++] + 1u];
    }
    return Board::make(extent(), std::move(tiles)).value();
}

}  // namespace noyes::tiles
