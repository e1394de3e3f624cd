#include <noyes/game/board_setup.hpp>

#include <noyes/game/codes.hpp>
#include <noyes/tiles/codes.hpp>
#include <noyes/tiles/solvability.hpp>

#include <cassert>
#include <string>

namespace noyes::game {

using tiles::Board;
using tiles::Cell;
using tiles::Extent;
using tiles::Tile;

namespace {

Error at_cell(Extent extent, Cell cell, Error error) {
    error.line = extent.row(cell) + 1;
    error.column = extent.column(cell) + 1;
    return error;
}

Error problem_of(Extent extent, Content content, const Inventory& inventory) {
    if (!content) return {.code = code::empty_cell};
    if (*content >= extent.cells()) {
        return {.code = tiles::code::tile_too_large,
                .numbers = {*content, extent.rows, extent.columns},
                .text = std::to_string(*content)};
    }
    const Cell first = *inventory.first_cell[*content];
    return {.code = *content == 0 ? code::second_blank : code::second_tile,
            .numbers = {*content, extent.row(first) + 1, extent.column(first) + 1}};
}

Error problem_of_missing(Extent extent, Tile tile) {
    return {.code = tile == 0 ? code::absent_blank : tiles::code::missing_tile,
            .numbers = {tile, extent.rows, extent.columns}};
}

Error why_unsolvable(const tiles::Solvability& found) {
    const auto pairs = static_cast<std::int64_t>(found.inverted_pairs);
    if (!found.blank_row_matters) return {.code = code::odd_pairs, .numbers = {pairs}};
    const std::int64_t rows = std::int64_t{found.blank_row} - found.blank_home_row;
    return {.code = code::odd_pairs_and_rows, .numbers = {pairs, rows < 0 ? -rows : rows}};
}

}  // namespace

BoardSetup::BoardSetup(Board goal) : goal_(std::move(goal)), contents_(goal_.extent().cells()) {}

BoardSetup::BoardSetup(Board goal, Cells cells)
    : goal_(std::move(goal)), contents_(std::move(cells.contents)) {
    assert(cells.extent == goal_.extent());
}

void BoardSetup::apply(const Fix& fix) {
    if (fix.kind == Fix::Kind::put) return put(fix.cell, fix.tile);
    exchange(fix.cell, fix.other_cell);
}

std::vector<Error> BoardSetup::problems() const {
    const Extent extent = goal_.extent();
    const Inventory inventory = take_inventory(contents_);
    std::vector<Error> problems;
    for (const Cell cell : inventory.wrong) {
        if (problems.size() == most_problems) return problems;
        problems.push_back(at_cell(extent, cell, problem_of(extent, contents_[cell], inventory)));
    }
    for (const Tile tile : inventory.missing) {
        if (problems.size() == most_problems) return problems;
        problems.push_back(problem_of_missing(extent, tile));
    }
    if (!problems.empty()) return problems;
    const tiles::Solvability found = solvability(*complete(), goal_);
    if (!found.solvable) problems.push_back(why_unsolvable(found));
    return problems;
}

Expected<Board> BoardSetup::board() const {
    const std::vector<Error> found = problems();
    if (!found.empty()) return found.front();
    return complete();
}

Expected<Board> BoardSetup::complete() const {
    std::vector<Tile> tiles;
    for (const Content& content : contents_) tiles.push_back(*content);
    return Board::make(goal_.extent(), std::move(tiles));
}

}  // namespace noyes::game
