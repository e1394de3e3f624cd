#include <noyes/tiles/text.hpp>

#include "painting.hpp"

#include <fmt/format.h>

namespace noyes::cli {

namespace {

std::string_view colour_of(const tiles::Board& board, const tiles::Board& goal, tiles::Cell cell) {
    if (board.tile(cell) == 0) return "\x1b[2m";
    if (board.tile(cell) == goal.tile(cell)) return "\x1b[32m";
    return {};
}

}  // namespace

std::string painted_rows(const tiles::Board& board, const tiles::Board& goal, bool colour) {
    if (!colour) return tiles::to_rows(board);
    const tiles::Extent extent = board.extent();
    const std::size_t width = std::to_string(extent.cells() - 1).size();
    std::string rows;
    for (tiles::Cell cell = 0; cell < extent.cells(); ++cell) {
        const bool row_ends = extent.column(cell) + 1 == extent.columns;
        const std::string_view paint = colour_of(board, goal, cell);
        rows += fmt::format("{}{:>{}}{}{}", paint, board.tile(cell), width,
                            paint.empty() ? "" : "\x1b[0m", row_ends ? '\n' : ' ');
    }
    return rows;
}

}  // namespace noyes::cli
