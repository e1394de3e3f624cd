// Reads a board, solves it and compares: everything that the core brings with it gets linked.
#include <noyes/base/words.hpp>
#include <noyes/catalog/solve.hpp>
#include <noyes/data/data.hpp>
#include <noyes/tiles/goal.hpp>
#include <noyes/tiles/text.hpp>

int main() {
    namespace tiles = noyes::tiles;
    const noyes::Words words(noyes::data::words_en());
    const auto board = tiles::parse_board("1 2 3 / 4 5 6 / 7 0 8");
    if (!board) return words.say(board.error()).empty() ? 3 : 2;
    const tiles::Board goal = tiles::named_goals().front().board(board->extent());
    const auto answer = noyes::catalog::solve({.board = *board, .goal = goal});
    return answer && answer->moves.size() == 1 ? 0 : 1;
}
