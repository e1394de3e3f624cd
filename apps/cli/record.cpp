#include <apps/play/goal_choice.hpp>
#include <noyes/tiles/goal.hpp>
#include <noyes/tiles/solvability.hpp>
#include <noyes/tiles/text.hpp>

#include "claims.hpp"
#include "codes.hpp"
#include "json.hpp"
#include "level_replay.hpp"
#include "record.hpp"
#include "replay.hpp"
#include "shared.hpp"

#include <fmt/format.h>

#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

namespace noyes::cli {

namespace {

Failure bad(std::string_view key) {
    return {{.code = code::bad_record, .line = 1, .column = 1, .text = std::string(key)}};
}

std::optional<std::uint32_t> number(const Json& value) {
    if (!value.is_number_unsigned() || value > UINT32_MAX) return std::nullopt;
    return value.get<std::uint32_t>();
}

Attempt<tiles::Board> board_of(const Json& record) {
    for (const char* key : {"rows", "cols", "tiles"}) {
        if (!record.contains(key)) return bad(key);
    }
    const auto rows = number(record["rows"]);
    const auto columns = number(record["cols"]);
    if (!rows || !columns) return bad(rows ? "cols" : "rows");
    std::vector<tiles::Tile> list;
    for (const Json& value : record["tiles"]) {
        const auto tile = number(value);
        if (!tile) return bad("tiles");
        list.push_back(*tile);
    }
    Expected<tiles::Board> board = tiles::Board::make({*rows, *columns}, std::move(list));
    if (!board) return Failure{board.error()};
    return *std::move(board);
}

Attempt<Goal> goal_of(const Json& record, tiles::Extent extent) {
    const std::string text = text_of(record, "goal");
    if (const tiles::NamedGoal* named = tiles::find_goal(text))
        return Goal{named->board(extent), named->about.name};
    Expected<tiles::Board> board = tiles::parse_board(text);
    if (!board || board->extent() != extent) return bad("goal");
    return Goal{*std::move(board)};
}

// A solution's other claims: its length, its tiles, its proof.
std::optional<std::string> false_claim(const Json& record, const Replay& replay,
                                       const std::vector<tiles::Tile>& pushed) {
    if (record.contains("pushed") && record["pushed"] != Json(pushed))
        return "wrong: the tiles pushed are not those that the moves push";
    return false_length_claim(record, replay.moves);
}

Attempt<Verdict> verify_solution(const Json& record, const tiles::Board& board, const Goal& goal) {
    Expected<std::vector<tiles::Direction>> moves =
        tiles::parse_moves(text_of(record, "moves"), tiles::Notation::blank, board);
    if (!moves) return bad("moves");
    const Replay result = replay(board, *moves, goal);
    if (!result.valid()) return Verdict{false, result.verdict};
    if (auto claim = false_claim(record, result, pushed_tiles(board, *moves)))
        return Verdict{false, *std::move(claim)};
    return Verdict{true, result.verdict};
}

Verdict verify_impossible(const tiles::Board& board, const Goal& goal) {
    if (tiles::solvability(board, goal.board).solvable)
        return {false, fmt::format("wrong: called unsolvable, but it can reach {}", spoken(goal))};
    return {true, fmt::format("valid: {} cannot be reached", spoken(goal))};
}

}  // namespace

Attempt<Verdict> verify_record(std::string_view text) {
    const Json record = Json::parse(text, nullptr, false);
    if (record.contains("totals")) return Verdict{true, "totals: nothing to verify"};
    if (!record.is_object() || text_of(record, "status").empty())
        return Failure{{.code = code::not_a_record, .line = 1, .column = 1}};
    if (text_of(record, "status") == "error") return Verdict{true, "an error: nothing to verify"};
    if (is_level_record(record)) return verify_level_record(record);
    Attempt<tiles::Board> board = board_of(record);
    if (!board) return board.error();
    Attempt<Goal> goal = goal_of(record, board->extent());
    if (!goal) return goal.error();
    if (text_of(record, "status") == "unsolvable") return verify_impossible(*board, *goal);
    if (!record.contains("moves") || record["moves"].is_null())
        return Verdict{true, "no solution found: nothing to verify"};
    return verify_solution(record, *board, *goal);
}

}  // namespace noyes::cli
