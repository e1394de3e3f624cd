#include <noyes/io/terminal.hpp>

#include "drawing.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <string_view>

namespace noyes::cli {

namespace {

constexpr std::string_view reset = "\x1b[0m";

// The pieces of frames: corners and crossings by row (top, middle, bottom) and column.
struct Glyphs {
    std::array<std::array<std::string_view, 3>, 3> corners;
    std::string_view across;
    std::string_view down;
    std::string_view home;
    std::array<std::string_view, 4> arrows;  // in the order of tiles::Direction
};

constexpr Glyphs unicode_glyphs{
    {{{"┌", "┬", "┐"}, {"├", "┼", "┤"}, {"└", "┴", "┘"}}}, "─", "│", "•", {"↑", "←", "→", "↓"}};
constexpr Glyphs ascii_glyphs{
    {{{"+", "+", "+"}, {"+", "+", "+"}, {"+", "+", "+"}}}, "-", "|", "*", {"^", "<", ">", "v"}};

// The part of one side that is shown: `count` of them from `first`.
struct Part {
    std::uint32_t first = 0;
    std::uint32_t count = 0;
};

Part part_around(std::uint32_t place, std::uint32_t side, int room) {
    const std::uint32_t count = std::clamp(static_cast<std::uint32_t>(std::max(room, 1)), 1u, side);
    const std::uint32_t before = std::min(place, count / 2);
    return {std::min(place - before, side - count), count};
}

std::string times(std::string_view text, std::uint32_t count) {
    std::string all;
    for (std::uint32_t i = 0; i < count; ++i) all += text;
    return all;
}

class Painter {
   public:
    Painter(const tiles::Board& board, const tiles::Board& goal, const Look& look,
            std::optional<Pointer> pointer)
        : board_(board),
          goal_(goal),
          colour_(look.colour),
          glyphs_(look.unicode ? unicode_glyphs : ascii_glyphs),
          pointer_(pointer),
          digits_(static_cast<std::uint32_t>(std::to_string(extent_.cells() - 1).size())) {}

    Drawing paint(Room room) {
        if (fits(room, extent_.rows * box_rows, extent_.columns * (digits_ + box_extra)))
            return boxes();
        if (fits(room, extent_.rows * 2 + 1, extent_.columns * (digits_ + grid_extra) + 1))
            return grid();
        return rows(room);
    }

   private:
    static constexpr std::uint32_t box_rows = 3;
    static constexpr std::uint32_t box_extra = 6;   // two frames, two blanks before, mark, blank
    static constexpr std::uint32_t grid_extra = 3;  // a frame, a blank before, the mark
    static constexpr std::uint32_t row_extra = 2;   // a blank before, the mark

    static bool fits(Room room, std::uint32_t rows, std::uint32_t columns) {
        return static_cast<int>(rows) <= room.rows && static_cast<int>(columns) <= room.columns;
    }

    bool at_home(tiles::Cell cell) const { return board_.tile(cell) == goal_.tile(cell); }
    bool pointed_at(tiles::Cell cell) const { return pointer_ && pointer_->cell == cell; }

    std::string painted(tiles::Cell cell, std::string_view text) const {
        if (!colour_ || board_.tile(cell) == 0) return std::string(text);
        if (pointed_at(cell)) return fmt::format("\x1b[1;7m{}{}", text, reset);
        if (at_home(cell)) return fmt::format("\x1b[32m{}{}", text, reset);
        return std::string(text);
    }

    std::string dim(std::string_view text) const {
        return colour_ ? fmt::format("\x1b[2m{}{}", text, reset) : std::string(text);
    }

    std::string_view mark(tiles::Cell cell) const {
        if (pointed_at(cell)) return glyphs_.arrows[static_cast<std::size_t>(pointer_->way)];
        return at_home(cell) ? glyphs_.home : " ";
    }

    // The number and its mark; of the blank only its place.
    std::string number(tiles::Cell cell) const {
        if (board_.tile(cell) == 0) return fmt::format("{:{}}", "", digits_ + 1);
        return fmt::format("{:>{}}{}", board_.tile(cell), digits_, mark(cell));
    }

    // One of the three lines of a tile in its own frame.
    std::string box_line(tiles::Cell cell, std::uint32_t line) const {
        const std::uint32_t inside = digits_ + box_extra - 2;
        if (board_.tile(cell) == 0) return fmt::format("{:{}}", "", inside + 2);
        if (line == 1)
            return painted(cell, fmt::format("{0}  {1} {0}", glyphs_.down, number(cell)));
        return painted(cell,
                       fmt::format("{}{}{}", glyphs_.corners[line].front(),
                                   times(glyphs_.across, inside), glyphs_.corners[line].back()));
    }

    Drawing boxes() const {
        Drawing drawing{{}, static_cast<int>(extent_.columns * (digits_ + box_extra))};
        for (std::uint32_t row = 0; row < extent_.rows; ++row) {
            for (std::uint32_t line = 0; line < box_rows; ++line) {
                std::string& text = drawing.lines.emplace_back();
                for (std::uint32_t column = 0; column < extent_.columns; ++column)
                    text += box_line(extent_.cell(row, column), line);
            }
        }
        return drawing;
    }

    // A line between two rows of the grid, or above or below all of them.
    std::string grid_rule(std::uint32_t row) const {
        const auto& [left, middle, right] = glyphs_.corners[row == 0             ? 0
                                                            : row < extent_.rows ? 1
                                                                                 : 2];
        const std::string piece = times(glyphs_.across, digits_ + grid_extra - 1);
        std::string line(left);
        for (std::uint32_t column = 0; column < extent_.columns; ++column)
            line += piece + std::string(column + 1 < extent_.columns ? middle : right);
        return dim(line);
    }

    Drawing grid() const {
        Drawing drawing{{}, static_cast<int>(extent_.columns * (digits_ + grid_extra) + 1)};
        for (std::uint32_t row = 0; row < extent_.rows; ++row) {
            drawing.lines.push_back(grid_rule(row));
            std::string& text = drawing.lines.emplace_back();
            for (std::uint32_t column = 0; column < extent_.columns; ++column) {
                const tiles::Cell cell = extent_.cell(row, column);
                text += dim(glyphs_.down) + painted(cell, " " + number(cell));
            }
            text += dim(glyphs_.down);
        }
        drawing.lines.push_back(grid_rule(extent_.rows));
        return drawing;
    }

    // Without frames; of a board that is too large, the part around the blank.
    Drawing rows(Room room) const {
        const std::uint32_t width = digits_ + row_extra;
        const Part down = part_around(extent_.row(board_.blank()), extent_.rows, room.rows);
        const Part across = part_around(extent_.column(board_.blank()), extent_.columns,
                                        room.columns / static_cast<int>(width));
        Drawing drawing{{}, static_cast<int>(across.count * width)};
        for (std::uint32_t row = down.first; row < down.first + down.count; ++row) {
            std::string& text = drawing.lines.emplace_back();
            for (std::uint32_t i = 0; i < across.count; ++i) {
                const tiles::Cell cell = extent_.cell(row, across.first + i);
                text += painted(cell, " " + number(cell));
            }
        }
        return drawing;
    }

    const tiles::Board& board_;
    const tiles::Board& goal_;
    tiles::Extent extent_ = board_.extent();
    bool colour_;
    const Glyphs& glyphs_;
    std::optional<Pointer> pointer_;
    std::uint32_t digits_;
};

}  // namespace

Look usual_look() {
    return {.colour = io::colour_wanted(io::standard_output), .unicode = io::shows_unicode()};
}

Drawing draw(const tiles::Board& board, const tiles::Board& goal, const Look& look, Room room,
             std::optional<Pointer> pointer) {
    return Painter(board, goal, look, pointer).paint(room);
}

}  // namespace noyes::cli
