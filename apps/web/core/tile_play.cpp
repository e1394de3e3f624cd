// The tile puzzle as the page plays it.
#include <noyes/game/tile_play.hpp>

#include <noyes/game/load.hpp>
#include <noyes/tiles/solvability.hpp>
#include <noyes/tiles/text.hpp>

#include "playing.hpp"
#include "read_puzzle.hpp"

namespace noyes::web {

namespace {

struct TileFace {
    using Rules = game::TilePlay;
    using State = tiles::Board;
    using Steps = Rules::Steps;

    static Json state(const Rules& rules, const State& board) {
        Json record = json_of(board);
        record["kind"] = Rules::kind;
        record["blank"] = board.blank();
        record["goal"] = json_of(rules.goal());
        record["goal_name"] = goal_name(rules.goal());
        return record;
    }

    // `cell`: the tile that was pushed, with all between it and the blank; or `way`: letters of
    // the blank.
    static Expected<Steps> steps(const Arguments& in, const Rules& rules, const State& board) {
        if (in.has("way")) {
            const Expected<std::string> way_text = in.text("way");
            if (!way_text) return way_text.error();
            return tiles::parse_moves(*way_text, tiles::Notation::blank, board);
        }
        const auto cell = in.number("cell", 0, board.extent().cells() - 1);
        if (!cell) return cell.error();
        return rules.push(board, static_cast<tiles::Cell>(*cell));
    }

    static Json question(const Rules& rules, const State& board) {
        return {{"request", "solve"},
                {"board", tiles::to_line(board)},
                {"goal", tiles::to_line(rules.goal())}};
    }

    static Expected<Steps> way(const std::string& moves, const Rules& /*rules*/,
                               const State& board) {
        return tiles::parse_moves(moves, tiles::Notation::blank, board);
    }

    static std::string text(const Rules& /*rules*/, std::span<const tiles::Direction> steps) {
        std::string letters;
        for (const tiles::Direction step : steps) letters += letter(step);
        return letters;
    }
};

}  // namespace

// `board`, `goal`.
Expected<std::unique_ptr<Play>> new_tile_play(const Arguments& in) {
    const Expected<tiles::Board> board = in.board("board");
    if (!board) return board.error();
    const Expected<tiles::Board> goal = in.goal(board->extent());
    if (!goal) return goal.error();
    if (!tiles::solvability(*board, *goal).solvable) return Error{.code = game::code::no_solution};
    return std::unique_ptr<Play>(
        std::make_unique<Playing<TileFace>>(game::Game(game::TilePlay(*goal), *board)));
}

Expected<std::unique_ptr<Play>> load_tile_play(std::string_view text) {
    Expected<game::Game<game::TilePlay>> game = game::load<game::TilePlay>(text);
    if (!game) return game.error();
    return std::unique_ptr<Play>(std::make_unique<Playing<TileFace>>(*std::move(game)));
}

}  // namespace noyes::web
