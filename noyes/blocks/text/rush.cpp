// Rush Hour boards in 36 characters.
#include <noyes/blocks/codes.hpp>
#include <noyes/blocks/text.hpp>
#include <noyes/blocks/text/build.hpp>

#include <algorithm>

namespace noyes::blocks {

namespace {

constexpr std::uint32_t side = 6;
constexpr char red_car = 'A';

bool is_letter(char c) { return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z'); }

// The character of a record's grid for one of the word; '\0' for none.
char mark_of(char c) {
    if (c == 'o' || c == '.') return '.';
    if (c == 'x') return '#';
    return is_letter(c) ? c : '\0';
}

bool is_car(const Shape& shape) {
    return std::min(shape.rows, shape.columns) == 1 && std::max(shape.rows, shape.columns) >= 2;
}

// In one line of text: the places in the grid become columns.
Error in_one_line(Error error) {
    error.column += (error.line - 1) * side;
    error.line = 1;
    return error;
}

Error error_at(Code code, std::size_t offset, std::string_view quoted = {}) {
    return {.code = code,
            .line = 1,
            .column = static_cast<std::uint32_t>(offset) + 1,
            .text = quotable(quoted)};
}

std::optional<Error> check_cars(const Level& level) {
    for (const Piece& piece : level.pieces) {
        if (!is_car(shape_of(level.extent, piece.cells)))
            return error_at(code::rush_car_shape, piece.cells.front(), {&piece.name, 1});
    }
    return std::nullopt;
}

std::optional<Target> target_of_red_car(const Level& level) {
    const auto car = std::ranges::find(level.pieces, red_car, &Piece::name);
    if (car == level.pieces.end()) return std::nullopt;
    const Shape shape = shape_of(level.extent, car->cells);
    if (shape.rows != 1) return std::nullopt;
    const std::uint32_t row = level.extent.row(car->cells.front());
    return Target{static_cast<std::size_t>(car - level.pieces.begin()),
                  level.extent.cell(row, side - shape.columns)};
}

}  // namespace

Expected<Level> parse_rush(std::string_view word) {
    if (word.size() != std::size_t{side} * side) {
        Error error = error_at(code::rush_length, 0);
        error.numbers = {static_cast<std::int64_t>(word.size()), std::int64_t{side} * side};
        return error;
    }
    std::string grid;
    for (const char c : word) {
        if (mark_of(c) == '\0') {
            Error error = error_at(code::level_bad_character, grid.size());
            error.numbers = {static_cast<unsigned char>(c)};
            return error;
        }
        grid += mark_of(c);
    }
    std::vector<GridRow> rows;
    for (std::uint32_t row = 0; row < side; ++row)
        rows.push_back({std::string_view(grid).substr(std::size_t{row} * side, side), row + 1});
    Level level{.rule = Rule::rush};
    if (auto error = lay_out(level, rows, Parts::connected)) return in_one_line(*error);
    if (auto error = check_cars(level)) return *error;
    const auto target = target_of_red_car(level);
    if (!target) return error_at(code::rush_no_car, 0);
    if (level.ground[target->corner] == Ground::wall ||
        level.ground[level.extent.cell(level.extent.row(target->corner), side - 1)] == Ground::wall)
        return error_at(code::level_goal_on_wall, target->corner, {&red_car, 1});
    level.targets = {*target};
    return level;
}

std::optional<std::string> to_rush(const Level& level) {
    if (level.rule != Rule::rush || level.extent != Extent{side, side}) return std::nullopt;
    std::string word;
    for (const char c : to_grid(level)) {
        if (c != '\n') word += c == '#' ? 'x' : c;
    }
    const auto again = parse_rush(word);
    if (!again || again->pieces != level.pieces || again->targets != level.targets)
        return std::nullopt;
    return word;
}

}  // namespace noyes::blocks
