#include <noyes/tiles/text/batch_line.hpp>

#include <noyes/tiles/codes.hpp>
#include <noyes/tiles/text.hpp>
#include <noyes/tiles/text/numbers.hpp>
#include <noyes/tiles/text/place.hpp>
#include <noyes/tiles/text/read.hpp>

#include <algorithm>
#include <array>
#include <limits>
#include <utility>

namespace noyes::tiles {

namespace {

constexpr std::size_t most_columns = 3;  // before the board: id, length, another length

struct Token {
    std::size_t begin = 0;
    std::size_t end = 0;

    [[nodiscard]] std::string_view in(std::string_view text) const {
        return text.substr(begin, end - begin);
    }
};

// What can be said about a line without keeping its tokens: there may be millions of them.
struct Outline {
    std::array<Token, most_columns + 1> first{};
    Token last{};
    std::size_t tokens = 0;
    std::size_t first_row = 0;  // tokens before the first slash
    std::size_t other_row = 0;  // tokens in each row after it, as long as they are all alike
    bool rows_alike = true;
    std::size_t object = std::string_view::npos;  // which token begins a JSON object
};

class OutlineMaker {
   public:
    explicit OutlineMaker(std::string_view line) : line_(line) {}

    Outline make() {
        std::size_t at = skip_space(line_, 0);
        while (at < line_.size() && outline_.object == std::string_view::npos) {
            const std::size_t end = skip_token(line_, at);
            if (end > at) add({at, end});
            else if (line_[at] == '/') end_row();
            at = skip_space(line_, std::max(end, at + 1));
        }
        if (row_ > 0) end_row();
        return outline_;
    }

   private:
    void add(Token token) {
        if (outline_.tokens <= most_columns) {
            outline_.first[outline_.tokens] = token;
            if (line_[token.begin] == '{') outline_.object = outline_.tokens;
        }
        outline_.last = token;
        ++outline_.tokens;
        ++row_;
    }

    void end_row() {
        if (rows_ == 0) outline_.first_row = row_;
        else if (rows_ == 1) outline_.other_row = row_;
        else outline_.rows_alike = outline_.rows_alike && row_ == outline_.other_row;
        ++rows_;
        row_ = 0;
    }

    std::string_view line_;
    Outline outline_;
    std::size_t rows_ = 0;
    std::size_t row_ = 0;  // tokens of the row under way
};

bool is_square(std::size_t number) {
    std::size_t side = least_side;
    while (side * side < number) ++side;
    return side * side == number;
}

// How many columns stand before the board. Squares lie so far apart that at most one of the
// four counts leaves one.
std::size_t columns_before(std::string_view line, const Outline& outline) {
    if (outline.object != std::string_view::npos) return outline.object;
    if (outline.tokens <= most_columns + 1 && is_board_word(outline.last.in(line)))
        return outline.tokens - 1;
    if (outline.other_row > 0) {
        const std::size_t more = outline.first_row - outline.other_row;
        const bool fits = outline.rows_alike && outline.first_row > outline.other_row;
        return fits && more <= most_columns ? more : 0;
    }
    for (std::size_t columns = 0; columns <= most_columns && columns < outline.tokens; ++columns) {
        if (is_square(outline.tokens - columns)) return columns;
    }
    return 0;
}

// A length, or `-` where nobody knows it.
Expected<std::optional<std::uint32_t>> read_length(std::string_view line, Token token) {
    const std::string_view text = token.in(line);
    if (text == "-") return std::optional<std::uint32_t>();
    const bool digits = std::ranges::all_of(text, [](char c) { return c >= '0' && c <= '9'; });
    const Tile value = digits ? value_of(text) : std::numeric_limits<Tile>::max();
    if (value < std::numeric_limits<Tile>::max()) return std::optional<std::uint32_t>(value);
    return placed({.code = code::not_a_length, .text = quotable(text)}, line, token.begin);
}

// The board keeps its place in the line, so that errors have the right column.
std::string without_columns(std::string_view line, std::size_t board_begins) {
    std::string text(line);
    std::fill_n(text.begin(), board_begins, ' ');
    return text;
}

// The line as its list counts it, and a word on how it was read.
Error in_list(Error error, std::uint32_t number, std::size_t columns) {
    const bool names_another =
        error.code == code::duplicate_tile || error.code == code::duplicate_blank;
    if (names_another) error.numbers[1] = number;
    error.line = number;
    if (columns > 0 && error.note.empty()) error.note = code::columns_before_board;
    return error;
}

// What follows after a bar is told about the board, not part of it. JSON may have bars in strings.
std::size_t bar_in(std::string_view line) {
    const std::size_t bar = line.find('|');
    return line.find('{') < bar ? line.size() : std::min(bar, line.size());
}

Expected<BatchLine> read_line(std::string_view line, const Outline& outline, std::size_t columns) {
    std::array<std::optional<std::uint32_t>, most_columns> lengths;  // the first is the id's place
    for (std::size_t column = 1; column < columns; ++column) {
        const auto read = read_length(line, outline.first[column]);
        if (!read) return read.error();
        lengths[column] = *read;
    }
    const std::size_t begin = columns > 0 ? outline.first[columns].begin : 0;
    Expected<Board> board = parse_board(without_columns(line, begin));
    if (!board) return board.error();
    const std::string_view id = columns > 0 ? outline.first[0].in(line) : std::string_view();
    return BatchLine{*std::move(board), std::string(id), lengths[1], lengths[2]};
}

}  // namespace

bool is_empty_line(std::string_view line) { return skip_space(line, 0) == line.size(); }

Expected<BatchLine> parse_batch_line(std::string_view line, std::uint32_t number) {
    const std::size_t bar = bar_in(line);
    const std::string_view text = line.substr(0, bar);
    const Outline outline = OutlineMaker(text).make();
    const std::size_t columns = outline.tokens > 0 ? columns_before(text, outline) : 0;
    Expected<BatchLine> read = read_line(text, outline, columns);
    if (read && bar < line.size()) read->remarks = line.substr(bar + 1);
    if (read) return read;
    return in_list(read.error(), number, columns);
}

}  // namespace noyes::tiles
