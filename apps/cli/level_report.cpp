#include <apps/play/level_source.hpp>
#include <apps/play/levels.hpp>
#include <noyes/blocks/replay.hpp>
#include <noyes/blocks/text.hpp>

#include "halt.hpp"
#include "level_report.hpp"
#include "report.hpp"
#include "shared.hpp"

#include <fmt/format.h>

#include <optional>
#include <span>
#include <utility>

namespace noyes::cli {

namespace {

using catalog::Status;

bool is_solved(const LevelReport& report) {
    return report.answer.status == Status::optimal || report.answer.status == Status::solved;
}

std::string length_text(const LevelReport& report) {
    return counted_in(report.metric, report.answer.moves.size());
}

std::string failure_text(const LevelReport& report) {
    const catalog::LevelAnswer& answer = report.answer;
    if (answer.status == Status::unsolvable)
        return "no solution: none of the states that can be reached is the goal";
    return fmt::format("no solution found: {}; none has fewer than {}",
                       halt_text(answer.halt.value_or(Halt::stopped)),
                       counted_in(report.metric, static_cast<std::uint64_t>(answer.lower_bound)));
}

void print_text(Session& session, const LevelReport& report) {
    const catalog::LevelAnswer& answer = report.answer;
    if (!report.quiet) session.print(drawn(report.level) + "\n");
    session.print((is_solved(report) ? length_text(report) : failure_text(report)) + "\n");
    if (is_solved(report) && !report.quiet && !answer.moves.empty())
        session.print(blocks::to_text(answer.moves) + "\n");
    const auto length = is_solved(report) ? std::optional(answer.moves.size()) : std::nullopt;
    session.print("\n" + statistics_text(answer, length));
}

void print_moves(Session& session, const LevelReport& report) {
    if (!is_solved(report)) return session.warn(failure_text(report));
    if (report.quiet) return session.print(fmt::format("{}\n", report.answer.moves.size()));
    session.print(blocks::to_text(report.answer.moves) + "\n");
}

void print_states(Session& session, const LevelReport& report) {
    if (report.answer.status == Status::unsolvable)
        session.print("NO SOLUTION FOR YOUR COMBINATION\n");
    if (!is_solved(report)) return session.warn(failure_text(report));
    session.print(fmt::format("{}\n", report.answer.moves.size()));
    if (report.quiet) return;
    blocks::Level level = report.level;
    session.print(blocks::to_grid(level));
    for (const blocks::Move& move : report.answer.moves) {
        level.pieces = replay(level, std::span(&move, 1), report.metric).pieces;
        session.print(board_divider);
        session.print(blocks::to_grid(level));
    }
}

void print_json(Session& session, const LevelReport& report) {
    const catalog::LevelAnswer& answer = report.answer;
    Json record = level_json(report.level, report.metric);
    record["status"] = name(answer.status);
    record["length"] = is_solved(report) ? Json(answer.moves.size()) : Json();
    record["lower_bound"] = answer.status == Status::unsolvable ? Json() : Json(answer.lower_bound);
    record["moves"] = is_solved(report) ? Json::array() : Json();
    for (const blocks::Move& move : answer.moves) record["moves"].push_back(to_text(move));
    if (answer.halt) record["halt"] = halt_name(*answer.halt);
    record["algorithm"] = answer.algorithm;
    record["heuristic"] = answer.heuristic.empty() ? Json() : Json(answer.heuristic);
    add_statistics(record, answer);
    session.print(line(std::move(record)));
}

}  // namespace

void print_level_report(Session& session, std::string_view format, const LevelReport& report) {
    if (format == "json") print_json(session, report);
    else if (format == "states") print_states(session, report);
    else if (format == "moves") print_moves(session, report);
    else print_text(session, report);
}

Json level_json(const blocks::Level& level, blocks::Metric metric) {
    Json record = json_record();
    record["level"] = level.id.empty() ? Json() : Json(level.id);
    record["rows"] = level.extent.rows;
    record["cols"] = level.extent.columns;
    record["record"] = blocks::to_text(level);
    record["metric"] = name(metric);
    return record;
}

std::string drawn(const blocks::Level& level) {
    const std::string called = heading(level);
    return (called.empty() ? called : called + "\n\n") + blocks::to_grid(level);
}

}  // namespace noyes::cli
