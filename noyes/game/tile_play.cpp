#include <noyes/game/tile_play.hpp>

#include <noyes/game/codes.hpp>
#include <noyes/search/hash.hpp>
#include <noyes/tiles/goal.hpp>
#include <noyes/tiles/shuffle.hpp>
#include <noyes/tiles/solvability.hpp>
#include <noyes/tiles/text.hpp>

#include <algorithm>

namespace noyes::game {

using tiles::Cell;
using tiles::Direction;
using tiles::Extent;

namespace {

// Where the blank has to go from `from` to `to`, which is in the same row or column.
Direction towards(Extent extent, Cell from, Cell to) {
    const bool same_row = extent.row(from) == extent.row(to);
    if (same_row) return to < from ? Direction::left : Direction::right;
    return to < from ? Direction::up : Direction::down;
}

std::uint32_t apart(std::uint32_t a, std::uint32_t b) { return a < b ? b - a : a - b; }

std::string_view goal_name(const tiles::Board& goal) {
    for (const tiles::NamedGoal& named : tiles::named_goals()) {
        if (named.board(goal.extent()) == goal) return named.about.name;
    }
    return "own";
}

}  // namespace

TilePlay::Steps TilePlay::legal_steps(const State& state) const {
    Steps steps;
    std::ranges::copy_if(tiles::directions, std::back_inserter(steps), [&](Direction way) {
        return is_legal(state.extent(), state.blank(), way);
    });
    return steps;
}

std::uint64_t TilePlay::hash(const State& state) const {
    const auto bytes = std::as_bytes(state.tiles());
    return search::hash_bytes(bytes.data(), bytes.size());
}

TilePlay::Steps TilePlay::push(const State& state, Cell cell) const {
    const Extent extent = state.extent();
    const Cell blank = state.blank();
    if (cell >= extent.cells()) return {};
    const std::uint32_t rows = apart(extent.row(cell), extent.row(blank));
    const std::uint32_t columns = apart(extent.column(cell), extent.column(blank));
    const bool in_line = (rows == 0) != (columns == 0);
    Steps steps;
    if (in_line) steps.assign(rows + columns, towards(extent, blank, cell));
    return steps;
}

TilePlay::State TilePlay::scrambled(Random& random) const { return random_board(goal_, random); }

std::string TilePlay::key() const {
    const Extent extent = goal_.extent();
    std::string text(kind);
    text.append(" ").append(std::to_string(extent.rows));
    text.append("x").append(std::to_string(extent.columns));
    return text.append(" ").append(goal_name(goal_));
}

Expected<TilePlay> TilePlay::parse_goal(std::string_view text) {
    auto goal = tiles::parse_board(text);
    if (!goal) return goal.error();
    return TilePlay(*std::move(goal));
}

std::string TilePlay::goal_text() const { return to_line(goal_); }

Expected<TilePlay::State> TilePlay::parse_state(std::string_view text) const {
    auto board = tiles::parse_board(text);
    if (!board) return board.error();
    const Extent extent = goal_.extent();
    if (board->extent() != extent) {
        return Error{.code = code::other_size, .numbers = {extent.rows, extent.columns}};
    }
    if (!solvability(*board, goal_).solvable) {
        return Error{.code = code::no_solution};
    }
    return board;
}

std::string TilePlay::state_text(const State& state) const { return to_line(state); }

Expected<TilePlay::Steps> TilePlay::parse_turn(std::string_view text, const State& state) const {
    auto steps = parse_moves(text, tiles::Notation::blank, state);
    if (!steps) return steps.error();
    const auto is_first = [&](Direction way) { return way == steps->front(); };
    if (steps->empty() || !std::ranges::all_of(*steps, is_first)) {
        return Error{.code = code::not_one_turn, .text = quotable(text)};
    }
    return steps;
}

std::string TilePlay::turn_text(std::span<const Step> turn) const {
    std::string text(1, letter(turn.front()));
    if (turn.size() > 1) text += std::to_string(turn.size());
    return text;
}

}  // namespace noyes::game
