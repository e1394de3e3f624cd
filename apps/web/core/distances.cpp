#include <noyes/catalog/solve.hpp>
#include <noyes/tiles/enumerate.hpp>

#include "json_of.hpp"
#include "requests.hpp"

namespace noyes::web {

namespace {

// 2x5 has 1.8 million boards: a second. The next larger ones have hundreds of millions.
constexpr std::uint32_t most_cells = 10;

// Of a shortest solution; null if there is none.
Json distance_json(const tiles::Board& board, const tiles::Board& goal) {
    const auto answer = catalog::solve({.board = board, .goal = goal, .insist_on_optimum = true});
    return answer && answer->status == catalog::Status::optimal ? Json(answer->moves.size())
                                                                : Json();
}

}  // namespace

// `rows`, `columns`, `goal`; optionally `board`, whose own distance is told, too.
Reply distances(const Arguments& in) {
    constexpr std::size_t examples = 4;
    const Expected<tiles::Extent> extent = in.extent();
    if (!extent) return extent.error();
    if (extent->rows > most_cells || extent->cells() > most_cells) return Arguments::bad("rows");
    const Expected<tiles::Board> goal = in.goal(*extent);
    if (!goal) return goal.error();
    Run run;
    const tiles::Enumeration all =
        tiles::enumerate(*goal, run, serial_executor(), {.examples = examples});
    Json record = {
        {"boards_at", all.boards_at}, {"boards", all.boards}, {"mean", tiles::mean_distance(all)}};
    Json& farthest = record["farthest"] = Json::array();
    for (const tiles::Board& board : all.farthest) farthest.push_back(json_of(board));
    record["distance"] = nullptr;
    if (!in.has("board")) return record;
    const Expected<tiles::Board> board = in.board("board");
    if (!board) return board.error();
    if (board->extent() != *extent) return Arguments::bad("board");
    record["distance"] = distance_json(*board, *goal);
    return record;
}

}  // namespace noyes::web
