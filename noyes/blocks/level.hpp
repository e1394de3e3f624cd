// A sliding-block puzzle as people see it: pieces of any shape on a board with walls, and where
// some of them have to go.
//
//   BAAC      Expected<Level> level = parse_level(text);      // see text.hpp
//   BAAC      level->pieces[0].name                           // 'A'
//   DFFE      level->targets[0].corner                        // cell 13: row 3, column 1
//   DGHE
//   I..J
#pragma once

#include <noyes/base/cost.hpp>
#include <noyes/blocks/extent.hpp>

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace noyes::blocks {

enum class Ground : std::uint8_t {
    floor,
    gate,  // for pieces that have a target; to all others it is a wall
    wall,
};

enum class Rule : std::uint8_t {
    free,
    rush,  // a piece moves only along its longer side; one that has none stays where it is
};

// What counts as one move. Every move costs 1.
enum class Metric : std::uint8_t {
    moves,     // one piece slides as far as it likes, round corners too
    straight,  // one piece slides as far as it likes in one direction
    steps,     // one piece slides by one cell
};

inline constexpr std::array metrics{Metric::moves, Metric::straight, Metric::steps};
constexpr std::size_t index(Metric metric) { return static_cast<std::size_t>(metric); }

struct Piece {
    char name;
    std::vector<Cell> cells;  // ascending

    friend bool operator==(const Piece&, const Piece&) = default;
};

// Where a piece has to go. Its corner is the top left cell of the rectangle around it, which need
// not be a cell of the piece.
struct Target {
    std::size_t piece;  // index in Level::pieces
    Cell corner;

    friend bool operator==(const Target&, const Target&) = default;
};

// What is known of the shortest solution.
struct Known {
    std::optional<Cost> length{};  // none: there is no solution

    friend bool operator==(const Known&, const Known&) = default;
};

// What is known of one whose length is not known yet.
struct Bounds {
    Cost least = 0;               // no solution is shorter
    std::optional<Cost> found{};  // a solution of that length is known

    friend bool operator==(const Bounds&, const Bounds&) = default;
};

struct Level {
    std::string id{};
    std::string name{};
    std::string title{};  // in Latin letters, where `name` has others
    std::string source{};
    Rule rule = Rule::free;
    Extent extent{};
    std::vector<Ground> ground{};                   // of each cell
    std::vector<Piece> pieces{};                    // in the order of their names
    std::vector<Target> targets{};                  // at least one, in the order of their pieces
    std::array<std::optional<Known>, 3> known{};    // by metric
    std::array<std::optional<Bounds>, 3> bounds{};  // by metric; only of what is not known

    [[nodiscard]] bool has_target(std::size_t piece) const;
    // How many cells are no walls.
    [[nodiscard]] std::size_t open_cells() const;
    // Whether a piece may stand on a cell, were it the only one.
    [[nodiscard]] bool allows(std::size_t piece, Cell cell) const;

    friend bool operator==(const Level&, const Level&) = default;
};

// The top left cell of the rectangle around some cells.
Cell corner_of(Extent extent, const std::vector<Cell>& cells);

// A piece without its place: the cells with their corner in cell 0 of a board of that size, and the
// sides of the rectangle around them.
struct Shape {
    std::vector<Cell> offsets;
    std::uint32_t rows = 0;
    std::uint32_t columns = 0;

    friend bool operator==(const Shape&, const Shape&) = default;
};

Shape shape_of(Extent extent, const std::vector<Cell>& cells);

// The cells of a shape with its corner in `corner`; nothing if they are not all on the board.
std::optional<std::vector<Cell>> cells_at(Extent extent, const Shape& shape, Cell corner);

bool is_connected(Extent extent, const std::vector<Cell>& cells);

// Whether the rule lets a piece of that shape go that way.
bool may_go(Rule rule, const Shape& shape, Direction way);

}  // namespace noyes::blocks
