#include "block_drawing.hpp"
#include "screen.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <string_view>

namespace noyes::cli {

namespace {

using blocks::Cell;
using blocks::Ground;

struct Glyphs {
    // By the lines that meet: 1 from above, 2 from below, 4 from the left, 8 from the right.
    std::array<std::string_view, 16> joints;
    std::string_view across;
    std::string_view down;
    std::string_view wall;
    std::string_view gate;
    std::string_view floor;
    std::string_view goal;
    std::string_view chosen;
    std::array<std::string_view, 4> arrows;  // in the order of blocks::Direction
};

constexpr Glyphs unicode_glyphs{
    {" ", "╵", "╷", "│", "╴", "┘", "┐", "┤", "╶", "└", "┌", "├", "─", "┴", "┬", "┼"},
    "─",
    "│",
    "▒",
    "┄",
    "·",
    "•",
    "›",
    {"↑", "←", "→", "↓"}};
constexpr Glyphs ascii_glyphs{
    {" ", "|", "|", "|", "-", "+", "+", "+", "-", "+", "+", "+", "-", "+", "+", "+"},
    "-",
    "|",
    "#",
    "-",
    ".",
    "*",
    ">",
    {"^", "<", ">", "v"}};

constexpr int cell_columns = 3;

// "1 more row", "7 more rows"
std::string more(int number, std::string_view what) {
    return fmt::format("{} more {}{}", number, what, number == 1 ? "" : "s");
}

class BlockPainter {
   public:
    BlockPainter(const game::BlockPlay& rules, const game::BlockState& state, const Look& look,
                 const BlockMarks& marks)
        : level_(rules.level()),
          owners_(rules.owners(state)),
          goals_(level_.extent.cells()),
          colour_(look.colour),
          glyphs_(look.unicode ? unicode_glyphs : ascii_glyphs),
          marks_(marks) {
        for (const blocks::Target& target : level_.targets) {
            const auto piece = static_cast<std::uint32_t>(target.piece);
            for (const Cell cell : rules.target_cells(piece)) goals_[cell] = piece;
        }
    }

    [[nodiscard]] Drawing paint(Room room) const {
        if (2 * rows() + 1 <= room.rows && framed_columns() <= room.columns) return framed();
        if (rows() <= room.rows && cell_columns * columns() <= room.columns) return plain();
        return no_room(room);
    }

   private:
    [[nodiscard]] int rows() const { return static_cast<int>(level_.extent.rows); }
    [[nodiscard]] int columns() const { return static_cast<int>(level_.extent.columns); }
    [[nodiscard]] int framed_columns() const { return (cell_columns + 1) * columns() + 1; }

    [[nodiscard]] std::optional<Cell> cell_at(int row, int column) const {
        if (row < 0 || column < 0 || row >= rows() || column >= columns()) return std::nullopt;
        return level_.extent.cell(static_cast<std::uint32_t>(row),
                                  static_cast<std::uint32_t>(column));
    }

    // Pieces have frames, and so has the board.
    [[nodiscard]] bool is_edge(std::optional<Cell> one, std::optional<Cell> other) const {
        if (!one || !other) return one.has_value() != other.has_value();
        return owners_[*one] != owners_[*other];
    }
    // The line to the left of a cell, and the one above it.
    [[nodiscard]] bool has_left(int row, int column) const {
        return is_edge(cell_at(row, column - 1), cell_at(row, column));
    }
    [[nodiscard]] bool has_top(int row, int column) const {
        return is_edge(cell_at(row - 1, column), cell_at(row, column));
    }

    [[nodiscard]] std::string_view joint(int row, int column) const {
        const int lines = (has_left(row - 1, column) ? 1 : 0) + (has_left(row, column) ? 2 : 0) +
                          (has_top(row, column - 1) ? 4 : 0) + (has_top(row, column) ? 8 : 0);
        return glyphs_.joints[static_cast<std::size_t>(lines)];
    }

    [[nodiscard]] std::string ground_text(Cell cell) const {
        if (level_.ground[cell] == Ground::wall) return fmt::format("{0}{0}{0}", glyphs_.wall);
        if (goals_[cell]) return fmt::format("({})", level_.pieces[*goals_[cell]].name);
        if (level_.ground[cell] == Ground::gate) return fmt::format("{0}{0}{0}", glyphs_.gate);
        return fmt::format(" {} ", glyphs_.floor);
    }

    [[nodiscard]] bool pointed_at(std::uint32_t piece) const {
        return marks_.pointer && marks_.pointer->piece == piece;
    }

    [[nodiscard]] std::string piece_text(Cell cell, std::uint32_t piece) const {
        std::string_view before = " ";
        if (pointed_at(piece))
            before = glyphs_.arrows[static_cast<std::size_t>(marks_.pointer->way)];
        else if (marks_.chosen == piece) before = glyphs_.chosen;
        return fmt::format("{}{}{}", before, level_.pieces[piece].name,
                           goals_[cell] ? glyphs_.goal : " ");
    }

    [[nodiscard]] std::string_view colour_of(Cell cell) const {
        const auto owner = owners_[cell];
        if (!owner) return goals_[cell] ? "32" : "2";
        if (marks_.chosen == owner || pointed_at(*owner)) return "1;7";
        if (goals_[cell] == owner) return "32";
        return level_.has_target(*owner) ? "1;33" : "";
    }

    [[nodiscard]] std::string cell_text(Cell cell) const {
        const auto owner = owners_[cell];
        std::string text = owner ? piece_text(cell, *owner) : ground_text(cell);
        const std::string_view code = colour_of(cell);
        if (!colour_ || code.empty()) return text;
        return fmt::format("\x1b[{}m{}\x1b[0m", code, text);
    }

    [[nodiscard]] std::string rule(int row) const {
        std::string line;
        for (int column = 0; column < columns(); ++column) {
            line += joint(row, column);
            for (int i = 0; i < cell_columns; ++i)
                line += has_top(row, column) ? glyphs_.across : " ";
        }
        return line.append(joint(row, columns()));
    }

    [[nodiscard]] std::string cells(int row, bool frames) const {
        std::string line;
        for (int column = 0; column < columns(); ++column) {
            if (frames) line += has_left(row, column) ? glyphs_.down : " ";
            line += cell_text(*cell_at(row, column));
        }
        return frames ? line.append(glyphs_.down) : line;
    }

    [[nodiscard]] Drawing framed() const {
        Drawing drawing{{}, framed_columns()};
        for (int row = 0; row < rows(); ++row) {
            drawing.lines.push_back(rule(row));
            drawing.lines.push_back(cells(row, true));
        }
        drawing.lines.push_back(rule(rows()));
        return drawing;
    }

    [[nodiscard]] Drawing plain() const {
        Drawing drawing{{}, cell_columns * columns()};
        for (int row = 0; row < rows(); ++row) drawing.lines.push_back(cells(row, false));
        return drawing;
    }

    [[nodiscard]] Drawing no_room(Room room) const {
        const int more_rows = std::max(rows() - room.rows, 0);
        const int more_columns = std::max(cell_columns * columns() - room.columns, 0);
        std::string text = "The window is too small for this level: it needs ";
        if (more_rows > 0) text += more(more_rows, "row");
        if (more_rows > 0 && more_columns > 0) text += " and ";
        if (more_columns > 0) text += more(more_columns, "column");
        text += '.';
        return {wrapped(text, room.columns), room.columns};
    }

    const blocks::Level& level_;
    std::vector<std::optional<std::uint32_t>> owners_;  // of each cell
    std::vector<std::optional<std::uint32_t>> goals_;   // the piece that should come there
    bool colour_;
    const Glyphs& glyphs_;
    const BlockMarks& marks_;
};

}  // namespace

Drawing draw_blocks(const game::BlockPlay& rules, const game::BlockState& state, const Look& look,
                    Room room, const BlockMarks& marks) {
    return BlockPainter(rules, state, look, marks).paint(room);
}

}  // namespace noyes::cli
