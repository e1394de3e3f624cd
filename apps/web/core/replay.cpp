// Moves as somebody wrote them, played on a board.
#include <noyes/tiles/text.hpp>

#include "json_of.hpp"
#include "requests.hpp"

namespace noyes::web {

// `board`, `goal`, `moves`: letters of the blank; or of the tiles if `tiles` is set.
Reply replay(const Arguments& in) {
    Expected<tiles::Board> board = in.board("board");
    if (!board) return board.error();
    const Expected<tiles::Board> goal = in.goal(board->extent());
    if (!goal) return goal.error();
    const Expected<std::string> text = in.text("moves");
    if (!text) return text.error();
    const auto notation = in.flag("tiles") ? tiles::Notation::tile : tiles::Notation::blank;
    const auto moves = tiles::parse_moves(*text, notation, *board);
    if (!moves) return moves.error();
    Json pushed = Json::array();
    std::string letters;
    for (const tiles::Direction move : *moves) {
        const tiles::Cell before = board->blank();
        if (!board->slide(move)) break;
        pushed.push_back(board->tile(before));
        letters += letter(move);
    }
    return Json{{"moves", letters},
                {"pushed", std::move(pushed)},
                {"legal", letters.size() == moves->size()},
                {"solved", *board == *goal},
                {"board", json_of(*board)}};
}

}  // namespace noyes::web
