#include <noyes/game/fix.hpp>

#include <noyes/game/codes.hpp>
#include <noyes/tiles/solvability.hpp>

#include <algorithm>
#include <utility>

namespace noyes::game {

using tiles::Board;
using tiles::Cell;
using tiles::Extent;
using tiles::Tile;

namespace {

// Each wrong cell gets its own tile of the goal if that is missing, else the smallest that is.
std::vector<Fix> puts(const Board& goal, const Inventory& inventory) {
    std::vector<Fix> fixes;
    std::vector<Cell> others;
    std::vector<bool> is_missing(goal.extent().cells());  // by tile
    for (const Tile tile : inventory.missing) is_missing[tile] = true;
    for (const Cell cell : inventory.wrong) {
        const Tile own = goal.tile(cell);
        if (!is_missing[own]) {
            others.push_back(cell);
            continue;
        }
        fixes.push_back({Fix::Kind::put, cell, own});
        is_missing[own] = false;
    }
    Tile next = 0;
    for (const Cell cell : others) {
        while (!is_missing[next]) ++next;
        fixes.push_back({Fix::Kind::put, cell, next++});
    }
    return fixes;
}

// Two tiles of which each stands where the other belongs, else the two that the goal shows last.
Fix exchange_in(const Board& board, const Board& goal) {
    std::vector<Cell> home(goal.extent().cells());  // by tile
    for (Cell cell = 0; cell < home.size(); ++cell) home[goal.tile(cell)] = cell;
    for (Cell cell = 0; cell < home.size(); ++cell) {
        const Tile tile = board.tile(cell);
        const Cell other_cell = home[tile];
        const Tile other = board.tile(other_cell);
        const bool each_in_place_of_other = other_cell > cell && home[other] == cell;
        if (tile != 0 && other != 0 && each_in_place_of_other) {
            return {Fix::Kind::exchange, cell, tile, other_cell, other};
        }
    }
    std::vector<Tile> order(goal.tiles().begin(), goal.tiles().end());
    std::erase(order, Tile{0});
    const Tile tile = order[order.size() - 2];
    const Tile other = order.back();
    const auto cell_of = [&](Tile t) {
        return static_cast<Cell>(std::ranges::find(board.tiles(), t) - board.tiles().begin());
    };
    return {Fix::Kind::exchange, cell_of(tile), tile, cell_of(other), other};
}

// Exchanging two tiles makes a board solvable; where two are put anyway, it costs nothing.
bool exchange_among(std::vector<Fix>& fixes) {
    const auto is_tile = [](const Fix& fix) { return fix.tile != 0; };
    const auto first = std::ranges::find_if(fixes, is_tile);
    if (first == fixes.end()) return false;
    const auto second = std::find_if(first + 1, fixes.end(), is_tile);
    if (second == fixes.end()) return false;
    std::swap(first->tile, second->tile);
    return true;
}

Board fixed(const std::vector<Content>& contents, const std::vector<Fix>& puts, Extent extent) {
    std::vector<Tile> tiles;
    for (const Content& content : contents) tiles.push_back(content.value_or(0));
    for (const Fix& fix : puts) tiles[fix.cell] = fix.tile;
    return Board::make(extent, std::move(tiles)).value();
}

}  // namespace

Error Fix::said(Extent extent) const {
    if (kind == Kind::exchange) return {.code = code::fix_exchange, .numbers = {tile, other}};
    return {.code = tile == 0 ? code::fix_put_blank : code::fix_put,
            .numbers = {tile, extent.row(cell) + 1, extent.column(cell) + 1}};
}

std::vector<Fix> fixes_for(const std::vector<Content>& contents, const Board& goal) {
    std::vector<Fix> fixes = puts(goal, take_inventory(contents));
    const Board board = fixed(contents, fixes, goal.extent());
    if (solvability(board, goal).solvable || exchange_among(fixes)) return fixes;
    fixes.push_back(exchange_in(board, goal));
    return fixes;
}

}  // namespace noyes::game
