// 4x5 Klotski in 7 to 9 hexadecimal digits.
#include <noyes/blocks/codes.hpp>
#include <noyes/blocks/text.hpp>
#include <noyes/blocks/text/build.hpp>

#include <algorithm>

namespace noyes::blocks {

namespace {

constexpr Extent board{5, 4};
constexpr std::size_t shortest = 7;
constexpr std::size_t longest = 9;
constexpr char big_block = 'A';
constexpr Cell big_block_home = board.cell(3, 1);

enum Filling : std::uint8_t { nothing = 0, lying = 1, standing = 2, single = 3 };

std::optional<std::uint8_t> digit(char c) {
    if (c >= '0' && c <= '9') return static_cast<std::uint8_t>(c - '0');
    if (c >= 'A' && c <= 'F') return static_cast<std::uint8_t>(c - 'A' + 10);
    if (c >= 'a' && c <= 'f') return static_cast<std::uint8_t>(c - 'a' + 10);
    return std::nullopt;
}

Shape shape(Filling filling) {
    switch (filling) {
        case lying: return shape_of(board, {0, 1});
        case standing: return shape_of(board, {0, board.columns});
        default: return shape_of(board, {0});
    }
}

Shape big_shape() { return shape_of(board, {0, 1, board.columns, board.columns + 1}); }

Error error_at(Code code, std::size_t offset, std::string_view quoted = {}) {
    return {.code = code,
            .line = 1,
            .column = static_cast<std::uint32_t>(offset) + 1,
            .text = quotable(quoted)};
}

class Reader {
   public:
    explicit Reader(std::string_view word) : word_(word) {}

    Expected<Level> read() {
        if (word_.size() < shortest || word_.size() > longest) {
            Error error = error_at(code::klotski_length, 0);
            error.numbers = {static_cast<std::int64_t>(word_.size())};
            return error;
        }
        for (std::size_t i = 0; i < word_.size(); ++i) {
            if (!digit(word_[i])) return error_at(code::klotski_character, i, word_.substr(i, 1));
        }
        const Cell corner = *digit(word_[0]);
        if (!put(big_shape(), corner))
            return error_at(code::klotski_big_block, 0, word_.substr(0, 1));
        if (auto error = fill()) return *error;
        return finish();
    }

   private:
    std::optional<Error> fill() {
        std::size_t read = 0;  // pairs of bits
        for (Cell cell = 0; cell < board.cells(); ++cell) {
            if (cells_[cell] != '.') continue;
            const Filling filling = pair(read++);
            if (filling == nothing || put(shape(filling), cell)) continue;
            Error error = error_at(code::klotski_no_room, 1 + (read - 1) / 2);
            error.numbers = {board.row(cell) + 1, board.column(cell) + 1};
            return error;
        }
        for (; 1 + read / 2 < word_.size(); ++read) {
            if (pair(read) != nothing) return error_at(code::klotski_left_over, 1 + read / 2);
        }
        return std::nullopt;
    }

    // Digits that are not there are zeros.
    [[nodiscard]] Filling pair(std::size_t number) const {
        const std::size_t place = 1 + number / 2;
        if (place >= word_.size()) return nothing;
        const unsigned both = *digit(word_[place]);
        return static_cast<Filling>(number % 2 == 0 ? both >> 2 : both & 3u);
    }

    // Puts the next piece somewhere; false if there is no room.
    bool put(const Shape& shape, Cell corner) {
        const auto cells = cells_at(board, shape, corner);
        if (!cells) return false;
        for (const Cell cell : *cells) {
            if (cells_[cell] != '.') return false;
        }
        for (const Cell cell : *cells) cells_[cell] = next_name_;
        ++next_name_;
        return true;
    }

    Expected<Level> finish() {
        std::vector<GridRow> rows;
        for (std::uint32_t row = 0; row < board.rows; ++row) {
            rows.push_back({std::string_view(cells_).substr(board.cell(row, 0), board.columns), 1});
        }
        Level level;
        if (auto error = lay_out(level, rows, Parts::connected)) return *error;
        level.targets = {{0, big_block_home}};
        return level;
    }

    std::string_view word_;
    std::string cells_ = std::string(board.cells(), '.');
    char next_name_ = big_block;
};

std::optional<Filling> filling_of(const Shape& one) {
    for (const Filling filling : {lying, standing, single}) {
        if (one == shape(filling)) return filling;
    }
    return std::nullopt;
}

// What begins in each cell, and nothing in those that are covered by what begins elsewhere.
std::optional<std::vector<std::optional<Filling>>> fillings(const Level& level) {
    std::vector<std::optional<Filling>> found(board.cells(), nothing);
    for (std::size_t i = 0; i < level.pieces.size(); ++i) {
        const std::vector<Cell>& cells = level.pieces[i].cells;
        for (const Cell cell : cells) found[cell] = std::nullopt;
        if (i == level.targets.front().piece) continue;
        const auto filling = filling_of(shape_of(board, cells));
        if (!filling) return std::nullopt;
        found[cells.front()] = filling;
    }
    return found;
}

bool is_classic(const Level& level) {
    return level.extent == board && level.rule == Rule::free && level.targets.size() == 1 &&
           level.targets.front().corner == big_block_home &&
           shape_of(board, level.pieces[level.targets.front().piece].cells) == big_shape() &&
           std::ranges::count(level.ground, Ground::floor) == std::ptrdiff_t{board.cells()};
}

}  // namespace

Expected<Level> parse_klotski(std::string_view word) { return Reader(word).read(); }

std::optional<std::string> to_klotski(const Level& level) {
    if (!is_classic(level)) return std::nullopt;
    const auto found = fillings(level);
    if (!found) return std::nullopt;
    std::vector<unsigned> digits{level.pieces[level.targets.front().piece].cells.front()};
    bool second = false;
    for (const std::optional<Filling>& filling : *found) {
        if (!filling) continue;
        if (second) digits.back() |= *filling;
        else digits.push_back(unsigned{*filling} << 2);
        second = !second;
    }
    while (!digits.empty() && digits.back() == 0) digits.pop_back();
    digits.resize(std::max(digits.size(), shortest));
    std::string word;
    for (const unsigned one : digits) word += "0123456789ABCDEF"[one];
    return word;
}

}  // namespace noyes::blocks
