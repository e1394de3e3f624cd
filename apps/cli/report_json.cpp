// One line of JSON for one board; `noyes verify -` reads it back.
#include "explanation.hpp"
#include "halt.hpp"
#include "replay.hpp"
#include "report.hpp"

#include <utility>

namespace noyes::cli {

namespace {

using catalog::Answer;
using catalog::Status;

void add_solution(Json& record, const Report& report) {
    const Answer& answer = report.answer;
    const bool solved = has_solution(answer);
    const bool impossible = answer.status == Status::unsolvable;
    record["length"] = solved ? Json(answer.moves.size()) : Json();
    record["lower_bound"] = impossible ? Json() : Json(answer.lower_bound);
    record["moves"] =
        solved ? Json(tiles::to_text(answer.moves, tiles::Notation::blank, report.board)) : Json();
    record["pushed"] = solved ? Json(pushed_tiles(report.board, answer.moves)) : Json();
}

void add_reasons(Json& record, const Report& report) {
    const Answer& answer = report.answer;
    if (answer.halt) record["halt"] = halt_name(*answer.halt);
    if (answer.solutions > 0) record["solutions"] = answer.solutions;
    if (answer.status != Status::unsolvable) return;
    record["reason"] = reason(report.board, report.goal, answer.solvability);
    record["solvable_for"] = reachable_goals(report.board);
}

void add_stages(Json& record, const Answer& answer, const Words& words) {
    if (answer.stages.empty()) return;
    Json& stages = record["stages"] = Json::array();
    for (const tiles::Stage& stage : answer.stages)
        stages.push_back({{"name", stage_name(stage, words)}, {"moves", stage.moves}});
}

}  // namespace

void add_statistics(Json& record, const catalog::Conclusion& answer) {
    const Stats& stats = answer.stats;
    record["expanded"] = stats.expanded;
    record["generated"] = stats.generated;
    record["peak_stored"] = stats.peak_stored;
    record["peak_open"] = stats.peak_open;
    record["duplicates"] = stats.duplicates;
    record["reopened"] = stats.reopened;
    record["undo_skipped"] = stats.undo_skipped;
    record["seconds"] = microseconds(answer.seconds);
    record["setup_seconds"] = microseconds(answer.setup_seconds);
    record["memory_bytes"] = stats.memory_bytes;
    record["threads"] = stats.threads;
    if (stats.threads > 1) record["balance"] = stats.balance;
}

Json board_json(const tiles::Board& board, const Goal& goal, Json record) {
    record["rows"] = board.extent().rows;
    record["cols"] = board.extent().columns;
    record["tiles"] = board.tiles();
    record["goal"] = written(goal);
    return record;
}

// Moves are always the blank's directions, whatever the notation: `pushed` has the tiles.
Json answer_json(const Report& report, const Words& words, Json before) {
    const Answer& answer = report.answer;
    Json record = board_json(report.board, report.goal, std::move(before));
    record["status"] = name(answer.status);
    add_solution(record, report);
    add_stages(record, answer, words);
    add_reasons(record, report);
    record["algorithm"] = answer.algorithm;
    record["heuristic"] = answer.heuristic.empty() ? Json() : Json(answer.heuristic);
    add_statistics(record, answer);
    return record;
}

void print_json(Session& session, const Report& report) {
    session.print(line(answer_json(report, session.words())));
}

}  // namespace noyes::cli
