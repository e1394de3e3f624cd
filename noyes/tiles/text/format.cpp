#include <noyes/tiles/text.hpp>

#include <algorithm>

namespace noyes::tiles {

namespace {

constexpr std::string_view hexadecimal = "0123456789ABCDEF";
constexpr std::string_view letters = "0ABCDEFGHIJKLMNOPQRSTUVWX";

// All tiles, with `between` two of them and `between_rows` where a row ends.
std::string listed(const Board& board, std::string_view between, std::string_view between_rows) {
    std::string text;
    for (Cell cell = 0; cell < board.extent().cells(); ++cell) {
        if (cell > 0) text += board.extent().column(cell) == 0 ? between_rows : between;
        text += std::to_string(board.tile(cell));
    }
    return text;
}

std::string spelled(const Board& board, std::string_view alphabet) {
    std::string text;
    for (const Tile tile : board.tiles()) text += alphabet[tile];
    return text;
}

}  // namespace

std::string to_rows(const Board& board) {
    const std::size_t width = std::to_string(board.extent().cells() - 1).size();
    std::string text;
    for (Cell cell = 0; cell < board.extent().cells(); ++cell) {
        const std::string tile = std::to_string(board.tile(cell));
        text.append(width - tile.size(), ' ').append(tile);
        text += board.extent().column(cell) + 1 == board.extent().columns ? '\n' : ' ';
    }
    return text;
}

std::string to_line(const Board& board) { return listed(board, " ", " / "); }

std::optional<std::string> to_word(const Board& board) {
    const Extent extent = board.extent();
    if (extent != Extent{3, 3} && extent != Extent{4, 4}) return std::nullopt;
    return spelled(board, hexadecimal);
}

std::optional<std::string> to_letters(const Board& board) {
    const Extent extent = board.extent();
    if (extent.rows != extent.columns || extent.cells() > letters.size()) return std::nullopt;
    return spelled(board, letters);
}

std::string to_json(const Board& board) {
    return "{\"rows\":" + std::to_string(board.extent().rows) +
           ",\"cols\":" + std::to_string(board.extent().columns) + ",\"tiles\":[" +
           listed(board, ",", ",") + "]}";
}

}  // namespace noyes::tiles
