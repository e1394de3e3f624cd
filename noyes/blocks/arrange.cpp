#include <noyes/blocks/arrange.hpp>

#include <algorithm>
#include <span>
#include <string_view>

namespace noyes::blocks {

namespace {

// Rows, with a slash between them; the first cell is the first that is filled.
struct Form {
    std::string_view rows;
    std::uint32_t weight;  // how often it is taken
};

// clang-format off
constexpr Form big_block{"XX/XX", 0};
constexpr Form small_forms[]{
    {"X", 2}, {"XX", 3}, {"X/X", 3},
};
constexpr Form forms[]{
    {"X", 1}, {"XX", 3}, {"X/X", 3},
    {"XXX", 3}, {"X/X/X", 3}, {"XX/X", 2}, {"XX/.X", 2}, {"X/XX", 2}, {".X/XX", 2},
    {"XX/XX", 4}, {"XXX/XXX", 2}, {"XX/XX/XX", 2},
};
// clang-format on

// With small pieces alone a large board has more states than anybody can count.
constexpr std::uint32_t small_board = 24;  // cells
bool is_small(Extent extent) { return extent.cells() <= small_board; }
std::span<const Form> forms_for(Extent extent) {
    if (is_small(extent)) return small_forms;
    return forms;
}

std::uint32_t empty_cells(Extent extent) {
    constexpr std::uint32_t middling_board = 28;
    return extent.cells() < middling_board ? 2 : 3;
}

constexpr char name_of(std::size_t piece) {
    constexpr std::size_t letters = 26;
    return static_cast<char>(piece < letters ? 'A' + piece : 'a' + (piece - letters));
}

class Board {
   public:
    explicit Board(Extent extent) : taken_(extent.cells()) {
        level_.extent = extent;
        level_.ground.assign(extent.cells(), Ground::floor);
    }

    [[nodiscard]] bool is_taken(Cell cell) const { return taken_[cell]; }
    void take(Cell cell) { taken_[cell] = true; }

    // The cells of a form whose first cell is `first`, if all of them are free.
    [[nodiscard]] std::optional<std::vector<Cell>> cells(const Form& form, Cell first) const {
        const Extent extent = level_.extent;
        const auto before = static_cast<std::uint32_t>(form.rows.find('X'));
        if (extent.column(first) < before) return std::nullopt;
        std::vector<Cell> found;
        std::uint32_t row = extent.row(first);
        std::uint32_t column = extent.column(first) - before;
        for (const char mark : form.rows) {
            if (mark == '/') {
                ++row;
                column = extent.column(first) - before;
                continue;
            }
            if (row >= extent.rows || column >= extent.columns) return std::nullopt;
            const Cell cell = extent.cell(row, column++);
            if (mark != 'X') continue;
            if (taken_[cell]) return std::nullopt;
            found.push_back(cell);
        }
        return found;
    }

    void put(std::vector<Cell> cells) {
        for (const Cell cell : cells) take(cell);
        level_.pieces.push_back({name_of(level_.pieces.size()), std::move(cells)});
    }

    // The first piece has the target.
    Level finish(Cell target) {
        level_.targets = {{0, target}};
        return std::move(level_);
    }

   private:
    Level level_;
    std::vector<bool> taken_;
};

// Below a number that fits into 32 bits.
std::uint32_t below(Random& random, std::size_t count) {
    return static_cast<std::uint32_t>(random.below(count));
}

Cell free_cell(const Board& board, Extent extent, Random& random) {
    for (;;) {
        const Cell cell = below(random, extent.cells());
        if (!board.is_taken(cell)) return cell;
    }
}

// One of those that fit, by their weights; a single cell always does.
std::vector<Cell> drawn_piece(const Board& board, Cell first, std::span<const Form> choice,
                              Random& random) {
    std::vector<std::vector<Cell>> fitting;
    for (const Form& form : choice) {
        if (const auto cells = board.cells(form, first))
            fitting.insert(fitting.end(), form.weight, *cells);
    }
    return fitting[below(random, fitting.size())];
}

Level filled(Extent extent, Random& random) {
    Board board(extent);
    const Cell corner =
        extent.cell(below(random, extent.rows - 1), below(random, extent.columns - 1));
    board.put(*board.cells(big_block, corner));
    // Empty cells are taken as well until the board is full.
    for (std::uint32_t i = empty_cells(extent); i > 0; --i)
        board.take(free_cell(board, extent, random));
    for (Cell cell = 0; cell < extent.cells(); ++cell) {
        if (!board.is_taken(cell)) board.put(drawn_piece(board, cell, forms_for(extent), random));
    }
    return board.finish(extent.cell(extent.rows - 2, (extent.columns - 2) / 2));
}

void put_car(Board& board, Extent extent, std::uint32_t own_row, Random& random) {
    constexpr Form cars[]{{"XX", 0}, {"XX", 0}, {"XXX", 0}, {"X/X", 0}, {"X/X", 0}, {"X/X/X", 0}};
    const Form& car = cars[below(random, std::size(cars))];
    const Cell first = below(random, extent.cells());
    // Whoever stands lengthwise in that row stays there: no way out.
    const bool is_lengthwise = car.rows.find('/') == car.rows.npos;
    if (is_lengthwise && extent.row(first) == own_row) return;
    if (auto cells = board.cells(car, first)) board.put(std::move(*cells));
}

}  // namespace

Level arranged_blocks(Extent extent, Random& random) {
    constexpr std::size_t classic_pieces = 10;
    constexpr int draws = 10;
    Level best = filled(extent, random);
    if (is_small(extent)) return best;
    for (int i = 1; i < draws && best.pieces.size() > classic_pieces; ++i) {
        Level other = filled(extent, random);
        if (other.pieces.size() < best.pieces.size()) best = std::move(other);
    }
    return best;
}

Level arranged_cars(Extent extent, Random& random) {
    Board board(extent);
    const std::uint32_t row = (extent.rows - 1) / 2;
    board.put(*board.cells({"XX", 0}, extent.cell(row, below(random, extent.columns - 1))));
    // Most find no room: 9 to 13 cars on 6x6.
    for (std::uint64_t i = extent.cells() + random.below(std::uint64_t{2} * extent.cells()); i > 0;
         --i)
        put_car(board, extent, row, random);
    Level level = board.finish(extent.cell(row, extent.columns - 2));
    level.rule = Rule::rush;
    return level;
}

bool can_be_arranged(Extent extent, Rule rule) {
    const auto [least, most] = std::minmax(extent.rows, extent.columns);
    if (rule == Rule::rush) return least >= least_car_side && most <= most_car_side;
    return least >= least_block_side && most <= most_block_cells &&
           extent.cells() <= most_block_cells;
}

Level arranged(Extent extent, Rule rule, Random& random) {
    return rule == Rule::rush ? arranged_cars(extent, random) : arranged_blocks(extent, random);
}

Level with_names_in_order(Level level) {
    std::ranges::sort(level.pieces.begin() + 1, level.pieces.end(), {}, &Piece::cells);
    for (std::size_t i = 0; i < level.pieces.size(); ++i) level.pieces[i].name = name_of(i);
    return level;
}

}  // namespace noyes::blocks
