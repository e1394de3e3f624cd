#include <noyes/blocks/text/build.hpp>

#include <noyes/blocks/codes.hpp>

#include <algorithm>
#include <cassert>
#include <charconv>
#include <map>

namespace noyes::blocks {

namespace {

Ground ground_under(char mark) {
    if (mark == '#') return Ground::wall;
    return mark == '-' ? Ground::gate : Ground::floor;
}

bool is_piece(char mark) { return mark != '.' && mark != '#' && mark != '-'; }

Error error_at(const std::vector<GridRow>& rows, Extent extent, Cell cell, Code code) {
    const GridRow& row = rows[extent.row(cell)];
    const std::uint32_t column = extent.column(cell);
    return {.code = code,
            .line = row.line,
            .column = row.column + column,
            .text = quotable(row.text.substr(column, 1))};
}

std::optional<std::uint32_t> number(std::string_view text) {
    std::uint32_t value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc{} || end != text.data() + text.size()) return std::nullopt;
    return value;
}

// The words of one target: a piece, a row and a column.
class TargetReader {
   public:
    TargetReader(const Level& level, const GoalWord* words) : level_(level), words_(words) {}

    Expected<Target> read() const {
        const auto piece = std::ranges::find_if(level_.pieces, [&](const Piece& one) {
            return words_[0].text == std::string_view(&one.name, 1);
        });
        if (piece == level_.pieces.end()) return words_[0].error(code::level_goal_unknown_piece);
        const auto index = static_cast<std::size_t>(piece - level_.pieces.begin());
        if (level_.has_target(index)) return words_[0].error(code::level_goal_twice);
        const auto row = number(words_[1].text);
        if (!row) return words_[1].error(code::level_bad_goal);
        const auto column = number(words_[2].text);
        if (!column) return words_[2].error(code::level_bad_goal);
        return place(index, *row, *column);
    }

   private:
    [[nodiscard]] Expected<Target> place(std::size_t piece, std::uint32_t row,
                                         std::uint32_t column) const {
        const Extent extent = level_.extent;
        const bool inside = row < extent.rows && column < extent.columns;
        const Cell corner = inside ? extent.cell(row, column) : 0;
        const auto cells = cells_at(extent, shape_of(extent, level_.pieces[piece].cells), corner);
        if (!inside || !cells) return words_[0].error(code::level_goal_outside);
        for (const Cell cell : *cells) {
            if (level_.ground[cell] == Ground::wall)
                return words_[0].error(code::level_goal_on_wall);
        }
        return Target{piece, corner};
    }

    const Level& level_;
    const GoalWord* words_;
};

// Whether two targets share a cell.
bool overlap(const Level& level, const Target& a, const Target& b) {
    const auto cells = [&](const Target& target) {
        const auto& piece = level.pieces[target.piece].cells;
        return *cells_at(level.extent, shape_of(level.extent, piece), target.corner);
    };
    const std::vector<Cell> others = cells(b);
    return std::ranges::any_of(cells(a),
                               [&](Cell cell) { return std::ranges::binary_search(others, cell); });
}

}  // namespace

std::optional<Error> lay_out(Level& level, const std::vector<GridRow>& rows, Parts parts) {
    level.extent = {static_cast<std::uint32_t>(rows.size()),
                    static_cast<std::uint32_t>(rows.front().text.size())};
    level.ground.clear();
    std::map<char, std::vector<Cell>> pieces;
    for (const GridRow& row : rows) {
        for (const char mark : row.text) {
            const auto cell = static_cast<Cell>(level.ground.size());
            level.ground.push_back(ground_under(mark));
            if (is_piece(mark)) pieces[mark].push_back(cell);
        }
    }
    level.pieces.clear();
    for (auto& [name, cells] : pieces) {
        if (parts == Parts::connected && !is_connected(level.extent, cells))
            return error_at(rows, level.extent, cells.front(), code::level_piece_in_parts);
        level.pieces.push_back({name, std::move(cells)});
    }
    return std::nullopt;
}

std::optional<Error> add_targets(Level& level, const std::vector<GoalWord>& words) {
    assert(words.size() % words_of_target == 0);
    for (std::size_t i = 0; i < words.size(); i += words_of_target) {
        const Expected<Target> target = TargetReader(level, &words[i]).read();
        if (!target) return target.error();
        for (const Target& other : level.targets) {
            if (overlap(level, *target, other)) return words[i].error(code::level_goals_overlap);
        }
        level.targets.push_back(*target);
    }
    std::ranges::sort(level.targets, {}, &Target::piece);
    return std::nullopt;
}

}  // namespace noyes::blocks
