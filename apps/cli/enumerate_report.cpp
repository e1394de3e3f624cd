#include <apps/play/numbers.hpp>
#include <noyes/tiles/text.hpp>

#include "enumerate_report.hpp"
#include "halt.hpp"
#include "histogram.hpp"
#include "json.hpp"
#include "painting.hpp"
#include "shared.hpp"

#include <fmt/format.h>

#include <utility>

namespace noyes::cli {

namespace {

std::uint64_t last_distance(const tiles::Enumeration& found) { return found.boards_at.size() - 1; }

std::string summary(const EnumerateReport& report) {
    const tiles::Enumeration& found = report.found;
    const std::uint64_t all = tiles::boards_of(report.goal.board.extent());
    std::string text;
    if (found.halt)
        text += fmt::format("incomplete  {}; {} of {} boards seen\n", halt_text(*found.halt),
                            grouped(found.boards), grouped(all));
    text += fmt::format("boards      {}\n", grouped(found.boards));
    text += fmt::format("farthest    {}{}, {}\n", found.halt ? "at least " : "",
                        counted(last_distance(found), "move"),
                        counted(found.boards_at.back(), "board"));
    text += fmt::format("mean        {:.4f} moves\n", tiles::mean_distance(found));
    text += fmt::format("seconds     {}\n", seconds_text(report.seconds));
    text += fmt::format("memory      {}\n", bytes_text(report.memory_bytes));
    text += fmt::format("threads     {}\n", report.threads);
    return text;
}

}  // namespace

void print_enumeration_text(Session& session, const EnumerateReport& report) {
    const tiles::Enumeration& found = report.found;
    session.print(fmt::format("moves from the boards of {} to {}\n\n{}\n{}",
                              tiles::to_text(report.goal.board.extent()), spoken(report.goal),
                              histogram(found.boards_at, "boards"), summary(report)));
    if (found.farthest.empty()) return;
    const auto shown = found.farthest.size();
    session.print(fmt::format("\n{} of {} at {}\n", grouped(shown),
                              counted(found.boards_at.back(), "board"),
                              counted(last_distance(found), "move")));
    for (const tiles::Board& board : found.farthest)
        session.print("\n" + painted_rows(board, report.goal.board, session.colour()));
}

void print_enumeration_json(Session& session, const EnumerateReport& report) {
    const tiles::Enumeration& found = report.found;
    Json record = json_record();
    record["rows"] = report.goal.board.extent().rows;
    record["cols"] = report.goal.board.extent().columns;
    record["goal"] = written(report.goal);
    record["status"] = enumeration_status(found.halt);
    if (found.halt) record["halt"] = halt_name(*found.halt);
    record["boards"] = found.boards;
    record["boards_at"] = found.boards_at;
    record["farthest"] = last_distance(found);
    record["farthest_boards"] = Json::array();
    for (const tiles::Board& board : found.farthest)
        record["farthest_boards"].push_back(board.tiles());
    record["mean"] = tiles::mean_distance(found);
    record["seconds"] = microseconds(report.seconds);
    record["memory_bytes"] = report.memory_bytes;
    record["threads"] = report.threads;
    session.print(line(std::move(record)));
}

}  // namespace noyes::cli
