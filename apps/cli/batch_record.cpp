#include "batch_record.hpp"
#include "provenance.hpp"
#include "report.hpp"

#include <chrono>
#include <cstdint>
#include <utility>

namespace noyes::cli {

namespace {

// Whether the answer agrees with the known length; null if it cannot tell.
Json as_known(std::uint32_t known, const catalog::Answer& answer) {
    using catalog::Status;
    if (answer.status == Status::unsolvable || std::cmp_greater(answer.lower_bound, known))
        return false;
    if (!has_solution(answer)) return {};
    if (answer.status == Status::optimal || answer.moves.size() <= known)
        return answer.moves.size() == known;
    return {};
}

Json limits_json(const Limits& limits) {
    Json json;
    json["seconds"] =
        limits.time ? Json(std::chrono::duration<double>(*limits.time).count()) : Json();
    json["nodes"] = limits.nodes ? Json(*limits.nodes) : Json();
    json["memory_bytes"] = limits.memory ? Json(*limits.memory) : Json();
    return json;
}

// No search here draws random numbers, so there is no seed to tell.
void add_provenance(Json& record, const BatchOrder& order) {
    record["options"] = order.options;
    record["limits"] = limits_json(order.limits);
    record["seed"] = Json();
    record["compiler"] = compiler_name();
    record["cpu"] = processor_name();
}

Attempt<catalog::Answer> solve_line(const BatchOrder& order, const tiles::Board& board,
                                    const Goal& goal, const StopFlag& stop,
                                    const ProgressListener& listener) {
    return solve_task({.board = board,
                       .goal = goal,
                       .method = order.method,
                       .limits = order.limits,
                       .insist_on_optimum = order.insist_on_optimum,
                       .executor = order.executor,
                       .tables = order.tables,
                       .detours = order.detours,
                       .memory = order.memory},
                      stop, listener);
}

// Fills in the answer, or returns why there is none.
std::optional<Failure> add_answer(Json& record, const BatchOrder& order,
                                  const tiles::BatchLine& line, const Words& words,
                                  const StopFlag& stop, const ProgressListener& listener) {
    const Attempt<Goal> goal = goal_for(order.goal, line.board.extent());
    if (!goal) return goal.error();
    const auto answer = solve_line(order, line.board, *goal, stop, listener);
    if (!answer) return answer.error();
    record = answer_json({.board = line.board, .goal = *goal, .answer = *answer}, words,
                         std::move(record));
    if (line.length) record["as_known"] = as_known(*line.length, *answer);
    return std::nullopt;
}

// An error that the board itself has no place for is told of its line.
Failure in_line(Failure failure, const ListEntry& entry, const std::string& source) {
    if (failure.error.line > 0) return failure;
    failure.error.line = entry.number;
    failure.error.column = 1;
    failure.source = source;
    return failure;
}

}  // namespace

Json head_json(const ListEntry& entry, const Attempt<tiles::BatchLine>& line) {
    Json record = json_record();
    record["line"] = entry.number;
    if (!line) return record;
    record["id"] = line->id.empty() ? Json() : Json(line->id);
    record["known_length"] = line->length ? Json(*line->length) : Json();
    record["rows"] = line->board.extent().rows;
    record["cols"] = line->board.extent().columns;
    record["tiles"] = line->board.tiles();
    return record;
}

std::optional<Json> batch_record(const BatchOrder& order, const ListEntry& entry,
                                 const Words& words, const StopFlag& stop,
                                 const ProgressListener& listener) {
    const Attempt<tiles::BatchLine> line = read_entry(entry, order.source.name);
    Json record = head_json(entry, line);
    std::optional<Failure> failure;
    if (line) failure = add_answer(record, order, *line, words, stop, listener);
    else failure = line.error();
    if (failure) record.update(error_json(in_line(*failure, entry, order.source.name), words));
    if (record["status"] == "stopped") return std::nullopt;
    add_provenance(record, order);
    return record;
}

}  // namespace noyes::cli
