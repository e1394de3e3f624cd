#include <noyes/game/lessons.hpp>

#include <noyes/catalog/solve.hpp>
#include <noyes/game/codes.hpp>
#include <noyes/tiles/large/stage.hpp>

#include <algorithm>
#include <array>

namespace noyes::game {

using tiles::Board;
using tiles::Cell;
using tiles::Direction;
using tiles::Extent;
using tiles::Stage;
using tiles::Tile;

namespace {

using Line = std::vector<Cell>;

bool is_line_end(Stage::Kind kind) {
    return kind == Stage::Kind::row_end || kind == Stage::Kind::column_end;
}

bool is_row(Stage::Kind kind) { return kind == Stage::Kind::row || kind == Stage::Kind::row_end; }

Error about(const Stage& stage) {
    constexpr std::array codes{code::lesson_row, code::lesson_row_end, code::lesson_column,
                               code::lesson_column_end, code::lesson_rest};
    Error text = name_of(stage);
    text.code = codes.at(static_cast<std::size_t>(stage.kind));
    return text;
}

// Turns the stages of a solution into lessons: plays it, and keeps track of what is left.
class Teaching {
   public:
    Teaching(Board board, const Board& goal, const catalog::Answer& answer)
        : board_(std::move(board)), goal_(goal), answer_(answer) {
        for (Cell cell = 0; cell < goal.extent().cells(); ++cell) left_.push_back(cell);
    }

    std::vector<Lesson> operator()() {
        for (std::size_t number = 0; number < answer_.stages.size(); ++number) add(number);
        return std::move(lessons_);
    }

   private:
    void add(std::size_t number) {
        const Stage& stage = answer_.stages[number];
        const auto steps = std::span(answer_.moves).subspan(played_, stage.moves);
        for (const Direction step : steps) board_.slide(step);
        played_ += steps.size();
        const bool has_end =
            number + 1 < answer_.stages.size() && is_line_end(answer_.stages[number + 1].kind);
        const Line cells = has_end ? without_gap(line_of(stage)) : line_of(stage);
        lessons_.push_back(
            {name_of(stage), about(stage), tiles_of(cells), {steps.begin(), steps.end()}});
        std::erase_if(left_, [&](Cell cell) { return std::ranges::binary_search(cells, cell); });
    }

    // The cells of the stage's line that are left, or all that are left.
    [[nodiscard]] Line line_of(const Stage& stage) const {
        if (stage.kind == Stage::Kind::rest) return left_;
        const Extent extent = goal_.extent();
        Line line;
        std::ranges::copy_if(left_, std::back_inserter(line), [&](Cell cell) {
            const auto number = is_row(stage.kind) ? extent.row(cell) : extent.column(cell);
            return number + 1 == stage.line;
        });
        return line;
    }

    // The line without the two neighbours that come last: those that are not home now.
    [[nodiscard]] Line without_gap(Line line) const {
        const auto astray = std::ranges::find_if(line, [&](Cell cell) { return !is_home(cell); });
        const auto first = std::min(astray, line.end() - 2);
        line.erase(first, first + 2);
        return line;
    }

    [[nodiscard]] bool is_home(Cell cell) const { return board_.tile(cell) == goal_.tile(cell); }

    [[nodiscard]] std::vector<Tile> tiles_of(const Line& cells) const {
        std::vector<Tile> tiles;
        for (const Cell cell : cells) tiles.push_back(goal_.tile(cell));
        std::erase(tiles, Tile{0});
        return tiles;
    }

    Board board_;  // after the stages so far
    const Board& goal_;
    const catalog::Answer& answer_;
    Line left_;  // cells that no lesson has filled, in ascending order
    std::size_t played_ = 0;
    std::vector<Lesson> lessons_;
};

}  // namespace

Expected<Lessons> Lessons::of(const Board& board, const Board& goal, const Limits& limits,
                              const StopFlag* stop) {
    const auto answer = catalog::solve(
        {.board = board, .goal = goal, .algorithm = {"layers"}, .limits = limits, .stop = stop});
    if (!answer) return answer.error();
    if (answer->status == catalog::Status::unsolvable) return Error{.code = code::no_solution};
    if (answer->stages.empty()) return Error{.code = code::lessons_halted};
    return Lessons(goal, Teaching(board, goal, *answer)());
}

std::size_t Lessons::done(const Board& board) const {
    std::vector<bool> home(goal_.extent().cells());  // by tile
    for (Cell cell = 0; cell < home.size(); ++cell) {
        home[board.tile(cell)] = board.tile(cell) == goal_.tile(cell);
    }
    const auto unfinished = std::ranges::find_if(lessons_, [&](const Lesson& lesson) {
        return !std::ranges::all_of(lesson.tiles, [&](Tile tile) { return home[tile]; });
    });
    return static_cast<std::size_t>(unfinished - lessons_.begin());
}

}  // namespace noyes::game
