#include <noyes/tiles/text/build.hpp>

#include <noyes/tiles/codes.hpp>
#include <noyes/tiles/text/place.hpp>

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

namespace noyes::tiles {

namespace {

std::uint64_t cells_of(Extent extent) { return std::uint64_t{extent.rows} * extent.columns; }

// The one tile that is not there, if all others are there once.
std::optional<Tile> only_missing(std::span<const Number> numbers) {
    const std::size_t cells = numbers.size() + 1;
    std::vector<bool> there(cells);
    for (const Number& number : numbers) {
        if (number.value >= cells || there[number.value]) return std::nullopt;
        there[number.value] = true;
    }
    const auto missing = std::ranges::find(there, false) - there.begin();
    return static_cast<Tile>(missing);
}

Error wrong_count(Extent extent, std::span<const Number> numbers) {
    if (numbers.size() + 1 == cells_of(extent)) {
        if (const auto tile = only_missing(numbers)) {
            return {.code = *tile == 0 ? code::missing_blank : code::missing_tile,
                    .numbers = {*tile, extent.rows, extent.columns}};
        }
    }
    return {.code = code::wrong_count,
            .numbers = {static_cast<std::int64_t>(numbers.size()), extent.cells()}};
}

// The first number too many, or the place where the next one should stand.
std::size_t place_of_wrong_count(const Size& size, std::span<const Number> numbers) {
    if (numbers.size() > cells_of(size.extent)) return numbers[size.extent.cells()].offset;
    return numbers.empty() ? size.offset : numbers.back().end();
}

// Board::make gives places on the board: the text has them elsewhere.
Error moved_to_text(Error error, std::string_view text, Extent extent,
                    std::span<const Number> numbers) {
    const auto number_at = [&](std::int64_t row, std::int64_t column) {
        return numbers[static_cast<std::size_t>((row - 1) * extent.columns + column - 1)];
    };
    const Number wrong = number_at(error.line, error.column);
    if (error.code == code::duplicate_tile || error.code == code::duplicate_blank) {
        const Number first = number_at(error.numbers[1], error.numbers[2]);
        const Place place = place_of(text, first.offset);
        error.numbers = {error.numbers[0], place.line, place.column};
    }
    if (error.code == code::tile_too_large) error.text = quotable(wrong.in(text));
    return placed(std::move(error), text, wrong.offset);
}

// The side of a square of `count` cells; rounded down if there is none.
std::uint32_t side_of(std::size_t count) {
    std::uint32_t side = 0;
    while (std::size_t{side + 1} * (side + 1) <= count) ++side;
    return side;
}

}  // namespace

Expected<Board> build_board(std::string_view text, const Size& size,
                            std::span<const Number> numbers) {
    const Extent extent = size.extent;
    if (!is_possible(extent)) {
        Error error = Board::make(extent, {}).error();
        if (!size.text.empty()) error.text = quotable(size.text);
        return placed(std::move(error), text, size.offset);
    }
    if (numbers.size() != extent.cells()) {
        return placed(wrong_count(extent, numbers), text, place_of_wrong_count(size, numbers));
    }
    std::vector<Tile> tiles(numbers.size());
    std::ranges::transform(numbers, tiles.begin(), &Number::value);
    Expected<Board> board = Board::make(extent, std::move(tiles));
    if (board) return board;
    return moved_to_text(board.error(), text, extent, numbers);
}

Expected<Board> build_square(std::string_view text, std::span<const Number> numbers) {
    const std::uint32_t side = side_of(numbers.size());
    const std::size_t offset = numbers.empty() ? 0 : numbers.front().offset;
    if (side >= least_side && std::size_t{side} * side == numbers.size()) {
        return build_board(text, {{side, side}, offset, {}}, numbers);
    }
    const bool one_short = numbers.size() > 2 && side_of(numbers.size() + 1) > side;
    if (one_short && only_missing(numbers)) {
        return build_board(text, {{side + 1, side + 1}, offset, {}}, numbers);
    }
    const auto count = static_cast<std::int64_t>(numbers.size());
    return placed({.code = code::not_square, .numbers = {count}}, text, offset);
}

}  // namespace noyes::tiles
