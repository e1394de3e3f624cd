#include <noyes/blocks/flood.hpp>

#include <algorithm>
#include <limits>

namespace noyes::blocks {

namespace {

// A square is told by its top left cell. Calls f(square) for those that cover a cell.
template <class F>
void for_each_square(Extent extent, Cell covered, std::uint32_t side, F f) {
    const std::uint32_t row = extent.row(covered);
    const std::uint32_t column = extent.column(covered);
    for (std::uint32_t up = 0; up < std::min(side, row + 1); ++up) {
        for (std::uint32_t left = 0; left < std::min(side, column + 1); ++left)
            f(extent.cell(row - up, column - left));
    }
}

// Squares whose cells are all open: from those of one side to those of the next.
CellSet squares_of(Extent extent, const CellSet& open, std::uint32_t side) {
    CellSet squares(open.size());
    for (Cell cell = 0; cell < open.size(); ++cell) {
        if (extent.row(cell) + side > extent.rows || extent.column(cell) + side > extent.columns)
            continue;
        bool all = true;
        for (std::uint32_t i = 0; all && i < side * side; ++i)
            all = open[cell + extent.cell(i / side, i % side)];
        squares[cell] = all;
    }
    return squares;
}

// Of each open cell.
std::vector<std::uint32_t> prices_of(Extent extent, const CellSet& open) {
    std::vector<std::uint32_t> price(open.size(), flow_prices[1]);
    for (std::uint32_t side = 2; side < flow_prices.size(); ++side) {
        const CellSet squares = squares_of(extent, open, side);
        for (Cell square = 0; square < squares.size(); ++square) {
            for (std::uint32_t i = 0; squares[square] && i < side * side; ++i)
                price[square + extent.cell(i / side, i % side)] = flow_prices[side];
        }
    }
    return price;
}

}  // namespace

CellSet set_of(Extent extent, std::span<const Cell> cells) {
    CellSet set(extent.cells());
    for (const Cell cell : cells) set[cell] = true;
    return set;
}

CellSet flooded(Extent extent, const CellSet& open, std::span<const Cell> from) {
    CellSet reached(open.size());
    std::vector<Cell> waiting;
    const auto reach = [&](Cell cell) {
        if (!open[cell] || reached[cell]) return;
        reached[cell] = true;
        waiting.push_back(cell);
    };
    std::ranges::for_each(from, reach);
    while (!waiting.empty()) {
        const Cell cell = waiting.back();
        waiting.pop_back();
        for (const Direction way : directions) {
            if (const auto next = neighbour(extent, cell, way)) reach(*next);
        }
    }
    return reached;
}

std::uint32_t passage_width(Extent extent, const CellSet& open, std::span<const Cell> from,
                            std::span<const Cell> to, std::uint32_t most) {
    const CellSet reached = flooded(extent, open, from);
    if (!std::ranges::all_of(to, [&](Cell cell) { return reached[cell]; })) return 0;
    for (std::uint32_t side = 2; side <= most; ++side) {
        std::vector<Cell> starts;
        for (const Cell cell : from)
            for_each_square(extent, cell, side, [&](Cell square) { starts.push_back(square); });
        const CellSet pushed = flooded(extent, squares_of(extent, open, side), starts);
        bool arrives = false;
        for (const Cell cell : to)
            for_each_square(extent, cell, side, [&](Cell square) { arrives |= pushed[square]; });
        if (!arrives) return side - 1;
    }
    return most;
}

std::uint32_t flow_price(Extent extent, const CellSet& open, std::span<const Cell> from,
                         std::span<const Cell> to) {
    constexpr auto unreached = std::numeric_limits<std::uint32_t>::max();
    const std::vector<std::uint32_t> price = prices_of(extent, open);
    std::vector<std::uint32_t> least(open.size(), unreached);
    std::vector<std::vector<Cell>> waiting(1);  // by what it costs to get there
    for (const Cell cell : from) {
        least[cell] = 0;
        waiting[0].push_back(cell);
    }
    for (std::uint32_t sum = 0; sum < waiting.size(); ++sum) {
        for (std::size_t i = 0; i < waiting[sum].size(); ++i) {
            const Cell cell = waiting[sum][i];
            if (least[cell] < sum) continue;
            for (const Direction way : directions) {
                const auto next = neighbour(extent, cell, way);
                if (!next || !open[*next] || least[*next] <= sum + price[*next]) continue;
                least[*next] = sum + price[*next];
                if (least[*next] >= waiting.size()) waiting.resize(least[*next] + 1);
                waiting[least[*next]].push_back(*next);
            }
        }
    }
    std::uint32_t all = 0;
    for (const Cell cell : to) all += least[cell];
    return all / static_cast<std::uint32_t>(to.size());
}

}  // namespace noyes::blocks
