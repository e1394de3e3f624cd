#include <apps/play/levels.hpp>
#include <apps/play/numbers.hpp>
#include <noyes/blocks/text.hpp>

#include "halt.hpp"
#include "histogram.hpp"
#include "level_enumerate_report.hpp"
#include "level_report.hpp"
#include "shared.hpp"

#include <fmt/format.h>

#include <utility>

namespace noyes::cli {

namespace {

std::string farthest_distance(const LevelEnumerateReport& report) {
    return counted_in(report.metric, report.found.states_at.size() - 1);
}

std::string summary(const LevelEnumerateReport& report) {
    const blocks::Enumeration& found = report.found;
    std::string text;
    if (found.halt)
        text += fmt::format("incomplete  {}; what follows is of complete distances\n",
                            halt_text(*found.halt));
    text += fmt::format("states      {}\n", grouped(found.states));
    text += fmt::format("farthest    {}{}, {}\n", found.halt ? "at least " : "",
                        farthest_distance(report), counted(found.states_at.back(), "state"));
    text += fmt::format("seconds     {}\n", seconds_text(report.seconds));
    text += fmt::format("memory      {}\n", bytes_text(report.memory_bytes));
    return text;
}

}  // namespace

void print_enumeration_text(Session& session, const LevelEnumerateReport& report) {
    const blocks::Enumeration& found = report.found;
    session.print(fmt::format("{}\nstates that can be reached, by distance from this one\n\n{}\n{}",
                              drawn(report.level), histogram(found.states_at, "states"),
                              summary(report)));
    if (found.farthest.empty()) return;
    session.print(fmt::format("\n{} of {} at {}\n", grouped(found.farthest.size()),
                              counted(found.states_at.back(), "state"), farthest_distance(report)));
    for (const blocks::Level& level : found.farthest) session.print("\n" + to_grid(level));
}

void print_enumeration_json(Session& session, const LevelEnumerateReport& report) {
    const blocks::Enumeration& found = report.found;
    Json record = level_json(report.level, report.metric);
    record["status"] = enumeration_status(found.halt);
    if (found.halt) record["halt"] = halt_name(*found.halt);
    record["states"] = found.states;
    record["states_at"] = found.states_at;
    record["farthest"] = found.states_at.size() - 1;
    record["farthest_grids"] = Json::array();
    for (const blocks::Level& level : found.farthest)
        record["farthest_grids"].push_back(to_grid(level));
    record["seconds"] = microseconds(report.seconds);
    record["memory_bytes"] = report.memory_bytes;
    session.print(line(std::move(record)));
}

}  // namespace noyes::cli
