#include <noyes/game/cells.hpp>

#include <noyes/tiles/text.hpp>
#include <noyes/tiles/text/numbers.hpp>

#include <algorithm>
#include <span>

namespace noyes::game {

using tiles::Cell;
using tiles::Extent;
using tiles::Tile;

namespace {

std::optional<std::uint32_t> root_of(std::size_t cells) {
    for (std::uint32_t side = tiles::least_side; side <= tiles::most_side; ++side) {
        if (std::size_t{side} * side == cells) return side;
    }
    return std::nullopt;
}

// The size of the rows from the first given one on.
std::optional<Extent> extent_from(const tiles::Numbers& numbers, std::size_t first) {
    if (first >= numbers.rows()) return std::nullopt;
    const std::size_t columns = numbers.row(first).size();
    const std::size_t rows = numbers.rows() - first;
    for (std::size_t row = first; row < numbers.rows(); ++row) {
        if (numbers.row(row).size() != columns) return std::nullopt;
    }
    if (rows == 1) {
        const auto side = root_of(columns);
        return side ? std::optional(Extent{*side, *side}) : std::nullopt;
    }
    const Extent extent{static_cast<std::uint32_t>(rows), static_cast<std::uint32_t>(columns)};
    return is_possible(extent) ? std::optional(extent) : std::nullopt;
}

Cells cells_of(Extent extent, std::span<const tiles::Number> numbers) {
    Cells cells{extent, {}};
    for (const tiles::Number& number : numbers) cells.contents.emplace_back(number.value);
    return cells;
}

// Without its first row, if that may be a size.
std::optional<Cells> read_numbers(std::string_view text) {
    const auto numbers = tiles::scan_numbers(text);
    if (!numbers) return std::nullopt;
    for (const std::size_t first : {0u, 1u}) {
        if (const auto extent = extent_from(*numbers, first)) {
            return cells_of(*extent, numbers->from_row(first));
        }
    }
    return std::nullopt;
}

}  // namespace

Expected<Cells> parse_cells(std::string_view text) {
    const auto board = tiles::parse_board(text);
    if (board) return Cells{board->extent(), {board->tiles().begin(), board->tiles().end()}};
    if (auto cells = read_numbers(text)) return *std::move(cells);
    return board.error();
}

Inventory take_inventory(const std::vector<Content>& contents) {
    Inventory inventory;
    inventory.first_cell.resize(contents.size());
    for (Cell cell = 0; cell < contents.size(); ++cell) {
        const Content& content = contents[cell];
        const bool fits = content && *content < contents.size();
        if (fits && !inventory.first_cell[*content]) {
            inventory.first_cell[*content] = cell;
        } else {
            inventory.wrong.push_back(cell);
        }
    }
    for (Tile tile = 0; tile < contents.size(); ++tile) {
        if (!inventory.first_cell[tile]) inventory.missing.push_back(tile);
    }
    return inventory;
}

}  // namespace noyes::game
