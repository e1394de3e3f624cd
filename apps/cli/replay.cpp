#include <apps/play/numbers.hpp>
#include <noyes/tiles/codes.hpp>

#include "replay.hpp"
#include "shared.hpp"

#include <fmt/format.h>

#include <array>

namespace noyes::cli {

namespace {

using Moves = std::vector<tiles::Direction>;

std::string_view word(tiles::Direction direction) {
    constexpr std::array<std::string_view, 4> words{"up", "left", "right", "down"};
    return words[static_cast<std::size_t>(direction)];
}

// Ends the replay before a move that cannot be played.
void go_wrong(Replay& replay, std::size_t move, std::string_view why) {
    const tiles::Extent extent = replay.end.extent();
    const tiles::Cell blank = replay.end.blank();
    replay.wrong_move = move;
    replay.reaches_goal = false;
    replay.verdict =
        fmt::format("wrong: move {} is not possible: the blank is in row {}, column {}, {}", move,
                    extent.row(blank) + 1, extent.column(blank) + 1, why);
}

std::string end_text(const Replay& replay, const Goal& goal) {
    const std::string moves = counted(replay.moves, "move");
    if (replay.reaches_goal) return fmt::format("valid: {} to {}", moves, spoken(goal));
    return fmt::format("wrong: {} played, but {} is not reached", moves, spoken(goal));
}

// The text before a line and column.
std::string_view text_before(std::string_view text, const Error& error) {
    std::size_t start = 0;
    for (std::uint32_t line = 1; line < error.line; ++line) start = text.find('\n', start) + 1;
    return text.substr(0, start + error.column - 1);
}

}  // namespace

Replay replay(const tiles::Board& start, const Moves& moves, const Goal& goal) {
    Replay result{.moves = moves.size(), .end = start};
    for (std::size_t i = 0; i < moves.size(); ++i) {
        if (result.end.slide(moves[i])) continue;
        go_wrong(result, i + 1, fmt::format("and cannot go {}", word(moves[i])));
        return result;
    }
    result.reaches_goal = result.end == goal.board;
    result.verdict = end_text(result, goal);
    return result;
}

Expected<Replay> replay(const tiles::Board& start, std::string_view text, tiles::Notation notation,
                        const Goal& goal) {
    const Expected<Moves> moves = tiles::parse_moves(text, notation, start);
    if (moves) return replay(start, *moves, goal);
    if (moves.error().code != tiles::code::not_beside_blank) return moves.error();
    const Expected<Moves> good =
        tiles::parse_moves(text_before(text, moves.error()), notation, start);
    if (!good) return good.error();
    Replay result = replay(start, *good, goal);
    go_wrong(result, good->size() + 1,
             fmt::format("and tile {} is not beside it", moves.error().text));
    return result;
}

std::vector<tiles::Tile> pushed_tiles(tiles::Board board, const Moves& moves) {
    std::vector<tiles::Tile> pushed;
    pushed.reserve(moves.size());
    for (const tiles::Direction move : moves) {
        const tiles::Cell hole = board.blank();
        if (!board.slide(move)) break;
        pushed.push_back(board.tile(hole));
    }
    return pushed;
}

}  // namespace noyes::cli
