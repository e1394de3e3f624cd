#include <noyes/tiles/codes.hpp>
#include <noyes/tiles/text/build.hpp>
#include <noyes/tiles/text/numbers.hpp>
#include <noyes/tiles/text/place.hpp>
#include <noyes/tiles/text/read.hpp>

#include <optional>
#include <string>
#include <utility>

namespace noyes::tiles {

namespace {

// The rows from `first` on: all of the text, or what follows the size.
struct Part {
    std::string_view text;
    const Numbers& numbers;
    std::size_t first = 0;

    [[nodiscard]] std::size_t rows() const { return numbers.rows() - first; }
    [[nodiscard]] std::span<const Number> row(std::size_t index) const {
        return numbers.row(first + index);
    }
    [[nodiscard]] std::span<const Number> all() const { return numbers.from_row(first); }
    // Numbers in one line, or one a line, are a list: its shape must come from elsewhere.
    [[nodiscard]] bool is_list() const { return rows() == 1 || rows() == all().size(); }
};

Error wrong_length(const Part& part, std::size_t index, std::size_t columns) {
    const auto row = part.row(index);
    const std::size_t offset = row.size() > columns ? row[columns].offset : row.back().end();
    return placed(
        {.code = code::row_length,
         .numbers = {static_cast<std::int64_t>(index + 1), static_cast<std::int64_t>(row.size()),
                     static_cast<std::int64_t>(columns)}},
        part.text, offset);
}

std::optional<Error> check_lengths(const Part& part, std::size_t columns) {
    for (std::size_t index = 0; index < part.rows(); ++index) {
        if (part.row(index).size() != columns) return wrong_length(part, index, columns);
    }
    return std::nullopt;
}

Error wrong_rows(const Part& part, std::size_t rows) {
    const bool too_many = part.rows() > rows;
    const std::size_t offset = too_many ? part.row(rows).front().offset : part.all().back().end();
    return placed(
        {.code = code::row_count,
         .numbers = {static_cast<std::int64_t>(part.rows()), static_cast<std::int64_t>(rows)}},
        part.text, offset);
}

Expected<Board> without_size(const Part& part) {
    if (part.is_list()) return build_square(part.text, part.all());
    const std::size_t columns = part.row(0).size();
    if (auto error = check_lengths(part, columns)) return std::move(*error);
    const Extent extent{static_cast<std::uint32_t>(part.rows()),
                        static_cast<std::uint32_t>(columns)};
    return build_board(part.text, {extent, part.all().front().offset, {}}, part.all());
}

Expected<Board> with_size(const Part& part, const Size& size) {
    if (is_possible(size.extent) && !part.is_list()) {
        if (auto error = check_lengths(part, size.extent.columns)) return std::move(*error);
        if (part.rows() != size.extent.rows) return wrong_rows(part, size.extent.rows);
    }
    return build_board(part.text, size, part.all());
}

// What the first row says if it is a size: "4" or "3 5".
std::optional<Size> first_row_as_size(std::string_view text, const Numbers& numbers) {
    if (numbers.rows() < 2 || numbers.row(0).size() > 2) return std::nullopt;
    const auto row = numbers.row(0);
    const std::size_t offset = row.front().offset;
    return Size{.extent = {row.front().value, row.back().value},
                .offset = offset,
                .text = quotable(text.substr(offset, row.back().end() - offset))};
}

// Which reading an error is told of. The count alone would call the first row of the board
// 1 2 / 3 3 a size of 1x2, and that of 3 3 / 1 2 3 / 4 5 6 / 7 8 a row.
bool is_meant_as_size(const Part& whole, const Part& rest, Extent size, bool count_fits) {
    const std::size_t length = whole.row(0).size();
    const bool like_the_next = rest.row(0).size() == length;
    if (length == 1) return count_fits || !whole.is_list();
    if (count_fits) return is_possible(size) || !like_the_next;
    return rest.row(0).size() == size.columns && !like_the_next;
}

Error noted(Error error, Code note) {
    error.note = note;
    return error;
}

}  // namespace

// The first line is a size exactly if as many numbers follow as it promises. A row such as
// "2 3" may promise that by chance: then the board as a whole decides, and no text is right
// both ways, since the row's tiles would have to be the two largest and their product is
// too large for that.
Expected<Board> read_rows(std::string_view text) {
    const Expected<Numbers> scanned = scan_numbers(text);
    if (!scanned) return scanned.error();
    const Part whole{text, *scanned, 0};
    const std::optional<Size> size = first_row_as_size(text, *scanned);
    if (!size) return without_size(whole);

    const Part rest{text, *scanned, 1};
    const std::uint64_t promised = std::uint64_t{size->extent.rows} * size->extent.columns;
    const bool count_fits = promised == rest.all().size();
    Expected<Board> sized = with_size(rest, *size);
    if (count_fits && sized) return sized;
    Expected<Board> unsized = without_size(whole);
    if (unsized) return unsized;
    if (is_meant_as_size(whole, rest, size->extent, count_fits)) {
        return noted(sized.error(), code::first_line_is_size);
    }
    return noted(unsized.error(), code::first_line_is_row);
}

}  // namespace noyes::tiles
