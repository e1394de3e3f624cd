// The one door to everything the catalog has: names in, a checked answer out.
//
//   solve_board "1 2 0 / 4 8 3 / 7 6 5" [ALGORITHM [HEURISTIC]]
#include <noyes/base/words.hpp>
#include <noyes/catalog/solve.hpp>
#include <noyes/data/data.hpp>
#include <noyes/tiles/goal.hpp>
#include <noyes/tiles/text.hpp>

#include <chrono>
#include <iostream>
#include <span>
#include <string>

namespace {

namespace catalog = noyes::catalog;
namespace tiles = noyes::tiles;

int complain(const noyes::Error& error) {
    const noyes::Words words(noyes::data::words_en());
    std::cerr << words.say(error) << "\n";
    return 2;
}

int print(const catalog::Answer& answer, const tiles::Board& board) {
    std::cout << catalog::name(answer.status);
    if (!answer.moves.empty()) {
        std::cout << ", " << answer.moves.size()
                  << " moves: " << tiles::to_text(answer.moves, tiles::Notation::blank, board);
    }
    std::cout << "\n";
    return answer.status == catalog::Status::unsolvable ? 1 : 0;
}

}  // namespace

int main(int count, char** values) {
    const std::span<char*> arguments(values, static_cast<std::size_t>(count));
    const auto given = [&](std::size_t i, const char* otherwise) {
        return std::string(i < arguments.size() ? arguments[i] : otherwise);
    };
    const auto board = tiles::parse_board(given(1, "1 2 0 / 4 8 3 / 7 6 5"));
    if (!board) return complain(board.error());
    const auto answer = catalog::solve({.board = *board,
                                        .goal = tiles::named_goals().front().board(board->extent()),
                                        .algorithm = {given(2, "auto")},
                                        .heuristic = {given(3, "auto")},
                                        .limits = {.time = std::chrono::seconds(60)}});
    if (!answer) return complain(answer.error());
    return print(*answer, *board);
}
