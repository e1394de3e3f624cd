#include <noyes/tiles/board.hpp>

#include <noyes/tiles/codes.hpp>
#include <noyes/tiles/text.hpp>

#include <algorithm>
#include <string>
#include <utility>

namespace noyes::tiles {

namespace {

// Before parsers replace them by places in the text, line and column are those of the board.
Error error_at(Extent extent, Cell cell, Code code, std::array<std::int64_t, 3> numbers) {
    return {.code = code,
            .line = extent.row(cell) + 1,
            .column = extent.column(cell) + 1,
            .numbers = numbers};
}

Error too_large(Extent extent, Cell cell, std::span<const Tile> tiles) {
    // 1 .. cells instead of 0 .. cells-1: it is the blank that was forgotten.
    const bool blank_there = std::ranges::find(tiles, Tile{0}) != tiles.end();
    if (tiles[cell] == extent.cells() && !blank_there) {
        return error_at(extent, cell, code::missing_blank, {0, extent.rows, extent.columns});
    }
    Error error =
        error_at(extent, cell, code::tile_too_large, {tiles[cell], extent.rows, extent.columns});
    error.text = std::to_string(tiles[cell]);
    return error;
}

Error duplicate(Extent extent, Cell cell, Cell first, Tile tile) {
    return error_at(extent, cell, tile == 0 ? code::duplicate_blank : code::duplicate_tile,
                    {tile, extent.row(first) + 1, extent.column(first) + 1});
}

}  // namespace

Expected<Board> Board::make(Extent extent, std::vector<Tile> tiles) {
    if (!is_possible(extent)) {
        return Error{.code = code::size_out_of_range,
                     .numbers = {extent.rows, extent.columns},
                     .text = to_text(extent)};
    }
    if (tiles.size() != extent.cells()) {
        const auto there = static_cast<std::int64_t>(tiles.size());
        return Error{.code = code::wrong_count, .numbers = {there, extent.cells()}};
    }
    const Cell nowhere = extent.cells();
    std::vector<Cell> place(extent.cells(), nowhere);  // place[tile]
    for (Cell cell = 0; cell < extent.cells(); ++cell) {
        const Tile tile = tiles[cell];
        if (tile >= extent.cells()) return too_large(extent, cell, tiles);
        if (place[tile] != nowhere) return duplicate(extent, cell, place[tile], tile);
        place[tile] = cell;
    }
    return Board(extent, std::move(tiles), place[0]);
}

Board::Board(Extent extent, std::vector<Tile> tiles, Cell blank)
    : extent_(extent), tiles_(std::move(tiles)), blank_(blank) {}

bool Board::slide(Direction direction) {
    if (!is_legal(extent_, blank_, direction)) return false;
    const Cell from = neighbour(extent_, blank_, direction);
    std::swap(tiles_[blank_], tiles_[from]);
    blank_ = from;
    return true;
}

}  // namespace noyes::tiles
