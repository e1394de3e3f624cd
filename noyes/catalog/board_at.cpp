#include <noyes/catalog/board_at.hpp>

#include <noyes/catalog/codes.hpp>
#include <noyes/catalog/solve.hpp>
#include <noyes/tiles/antipodes.hpp>
#include <noyes/tiles/shuffle.hpp>

#include <utility>

namespace noyes::catalog {

namespace {

using tiles::Board;
using tiles::Cell;

constexpr int boards_tried = 300;
constexpr Cost far = 62;  // one random 15-puzzle in twenty needs as many moves

bool is_fifteen(tiles::Extent extent) { return extent == tiles::Extent{4, 4}; }

bool has_blank_in_corner(const Board& board) {
    const tiles::Extent extent = board.extent();
    const Cell row = extent.row(board.blank());
    const Cell column = extent.column(board.blank());
    return (row == 0 || row == extent.rows - 1) && (column == 0 || column == extent.columns - 1);
}

bool begins_far_away(const Wish& wish) {
    return wish.distance > far && is_fifteen(wish.goal.extent()) && has_blank_in_corner(wish.goal);
}

// Each of the random moves brings it nearer by one at the most.
Board far_board(const Wish& wish, Random& random) {
    const Board board = antipode(wish.goal, random.below(tiles::antipodes.size()), random.below(2));
    const auto spare = static_cast<std::uint64_t>(tiles::antipode_distance - wish.distance);
    return tiles::walked(board, random.below(spare + 1), random);
}

Board some_board(const Wish& wish, Random& random) {
    return begins_far_away(wish) ? far_board(wish, random)
                                 : tiles::random_board(wish.goal, random, tiles::Reach::solvable);
}

// Small tables for boards as they come, larger ones for those that take minutes with them.
Question question(const Wish& wish, const Board& board) {
    Question asked{.board = board, .goal = wish.goal, .insist_on_optimum = true};
    asked.stop = wish.stop;
    asked.memory = wish.memory;
    asked.executor = wish.executor;
    if (!is_fifteen(board.extent())) return asked;
    asked.tables = wish.tables;
    asked.algorithm = {.name = "ida", .options = {{"detours", "12"}}};
    asked.heuristic = {.name = "pdb", .options = {{"", begins_far_away(wish) ? "7-7-1" : "5-5-5"}}};
    return asked;
}

}  // namespace

Expected<std::optional<Board>> board_at(const Wish& wish, Random& random) {
    const bool is_too_far =
        is_fifteen(wish.goal.extent()) && wish.distance > tiles::antipode_distance;
    for (int left = is_too_far ? 0 : boards_tried; left > 0; --left) {
        Board board = some_board(wish, random);
        const auto answer = solve(question(wish, board));
        if (!answer) return answer.error();
        if (answer->status == Status::stopped) return std::optional<Board>{};
        const auto length = static_cast<Cost>(answer->moves.size());
        if (answer->status != Status::optimal || length < wish.distance) continue;
        for (Cost i = 0; i < length - wish.distance; ++i) {
            board.slide(answer->moves[static_cast<std::size_t>(i)]);
        }
        return std::optional(std::move(board));
    }
    return Error{.code = code::none_at_distance, .numbers = {wish.distance, boards_tried}};
}

}  // namespace noyes::catalog
