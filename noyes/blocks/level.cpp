#include <noyes/blocks/level.hpp>

#include <algorithm>

namespace noyes::blocks {

bool Level::has_target(std::size_t piece) const {
    return std::ranges::any_of(targets, [&](const Target& one) { return one.piece == piece; });
}

std::size_t Level::open_cells() const {
    return ground.size() - static_cast<std::size_t>(std::ranges::count(ground, Ground::wall));
}

bool Level::allows(std::size_t piece, Cell cell) const {
    if (ground[cell] == Ground::gate) return has_target(piece);
    return ground[cell] == Ground::floor;
}

Cell corner_of(Extent extent, const std::vector<Cell>& cells) {
    std::uint32_t row = extent.rows;
    std::uint32_t column = extent.columns;
    for (const Cell cell : cells) {
        row = std::min(row, extent.row(cell));
        column = std::min(column, extent.column(cell));
    }
    return extent.cell(row, column);
}

Shape shape_of(Extent extent, const std::vector<Cell>& cells) {
    const Cell corner = corner_of(extent, cells);
    Shape shape;
    for (const Cell cell : cells) {
        shape.offsets.push_back(cell - corner);
        shape.rows = std::max(shape.rows, extent.row(cell) - extent.row(corner) + 1);
        shape.columns = std::max(shape.columns, extent.column(cell) - extent.column(corner) + 1);
    }
    return shape;
}

std::optional<std::vector<Cell>> cells_at(Extent extent, const Shape& shape, Cell corner) {
    if (extent.row(corner) + shape.rows > extent.rows) return std::nullopt;
    if (extent.column(corner) + shape.columns > extent.columns) return std::nullopt;
    std::vector<Cell> cells = shape.offsets;
    for (Cell& cell : cells) cell += corner;
    return cells;
}

bool is_connected(Extent extent, const std::vector<Cell>& cells) {
    std::vector<Cell> reached{cells.front()};
    for (std::size_t i = 0; i < reached.size(); ++i) {
        for (const Direction way : directions) {
            const auto next = neighbour(extent, reached[i], way);
            if (!next || !std::ranges::binary_search(cells, *next)) continue;
            if (std::ranges::find(reached, *next) == reached.end()) reached.push_back(*next);
        }
    }
    return reached.size() == cells.size();
}

bool may_go(Rule rule, const Shape& shape, Direction way) {
    if (rule == Rule::free) return true;
    return is_horizontal(way) ? shape.columns > shape.rows : shape.rows > shape.columns;
}

}  // namespace noyes::blocks
