#include <apps/play/level_source.hpp>
#include <apps/play/levels.hpp>
#include <noyes/blocks/replay.hpp>
#include <noyes/blocks/text.hpp>

#include "claims.hpp"
#include "codes.hpp"
#include "level_replay.hpp"
#include "shared.hpp"

#include <fmt/format.h>

#include <utility>

namespace noyes::cli {

namespace {

Failure bad(std::string_view key) {
    return {{.code = code::bad_record, .line = 1, .column = 1, .text = std::string(key)}};
}

// Moves as words with blanks between them; nothing if they are no list of words.
std::optional<std::string> moves_text(const Json& moves) {
    if (!moves.is_array()) return std::nullopt;
    std::string text;
    for (const Json& move : moves) {
        if (!move.is_string()) return std::nullopt;
        text += move.get<std::string>() + " ";
    }
    return text;
}

}  // namespace

LevelReplay replay_level(const blocks::Level& level, const std::vector<blocks::Move>& moves,
                         blocks::Metric metric) {
    blocks::Replay seen = blocks::replay(level, moves, metric);
    LevelReplay result{.moves = moves.size(), .end = level};
    result.end.pieces = std::move(seen.pieces);
    if (seen.played < moves.size()) {
        result.wrong_move = seen.played + 1;
        result.verdict =
            fmt::format("wrong: move {}, {}, is not possible, or not one of --metric {}",
                        seen.played + 1, to_text(moves[seen.played]), name(metric));
        return result;
    }
    result.reaches_goal = seen.is_goal;
    const std::string count = counted_in(metric, moves.size());
    result.verdict = seen.is_goal
                         ? fmt::format("valid: {} to the goal", count)
                         : fmt::format("wrong: {} played, but the goal is not reached", count);
    return result;
}

bool is_level_record(const Json& record) {
    return record.contains("record") && record.contains("metric");
}

Attempt<Verdict> verify_level_record(const Json& record) {
    const Expected<blocks::Level> level = blocks::parse_level(text_of(record, "record"));
    if (!level) return bad("record");
    const Attempt<blocks::Metric> metric = read_metric(text_of(record, "metric"));
    if (!metric) return bad("metric");
    if (!record.contains("moves") || record["moves"].is_null())
        return Verdict{true, "no solution: nothing to replay"};
    const std::optional<std::string> text = moves_text(record["moves"]);
    if (!text) return bad("moves");
    const Expected<std::vector<blocks::Move>> moves = blocks::parse_moves(*text, *level);
    if (!moves) return bad("moves");
    const LevelReplay result = replay_level(*level, *moves, *metric);
    if (!result.valid()) return Verdict{false, result.verdict};
    if (auto claim = false_length_claim(record, result.moves))
        return Verdict{false, *std::move(claim)};
    return Verdict{true, result.verdict};
}

}  // namespace noyes::cli
