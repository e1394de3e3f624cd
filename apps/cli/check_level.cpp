#include <apps/play/levels.hpp>
#include <apps/play/numbers.hpp>
#include <noyes/blocks/kinds.hpp>
#include <noyes/blocks/text.hpp>
#include <noyes/catalog/level_readings.hpp>

#include "check_level.hpp"
#include "level_report.hpp"
#include "shared.hpp"

#include <fmt/format.h>

#include <utility>

namespace noyes::cli {

namespace {

struct LevelFinding {
    const blocks::Level& level;
    blocks::Metric metric;
    std::size_t kinds = 0;
    std::string walled_off{};  // pieces that walls keep from their targets
    std::vector<catalog::LevelReading> readings{};
};

LevelFinding examine(const blocks::Level& level, blocks::Metric metric) {
    LevelFinding finding{level, metric};
    const std::vector<blocks::Kind> kinds = blocks::kinds_of(level);
    finding.kinds = kinds.size();
    for (const blocks::Kind& kind : kinds) {
        if (kind.has_target && kind.target == blocks::nowhere)
            finding.walled_off += level.pieces[kind.pieces.front()].name;
    }
    finding.readings = catalog::readings(level, metric);
    return finding;
}

std::size_t empty_cells(const blocks::Level& level) {
    std::size_t cells = 0;
    for (const blocks::Ground ground : level.ground) cells += ground != blocks::Ground::wall;
    for (const blocks::Piece& piece : level.pieces) cells -= piece.cells.size();
    return cells;
}

std::string goals_text(const blocks::Level& level) {
    std::string text;
    for (const auto& [piece, corner] : level.targets)
        text += fmt::format("goal: {} in row {}, column {}\n", level.pieces[piece].name,
                            level.extent.row(corner) + 1, level.extent.column(corner) + 1);
    return text;
}

void print_text(Session& session, const LevelFinding& finding) {
    const blocks::Level& level = finding.level;
    session.print(drawn(level));
    session.print(fmt::format("\nwell formed: {}x{}, {} of {}, {}\n", level.extent.rows,
                              level.extent.columns, counted(level.pieces.size(), "piece"),
                              counted(finding.kinds, "kind"),
                              counted(empty_cells(level), "empty cell")));
    session.print(goals_text(level));
    for (const char piece : finding.walled_off)
        session.print(fmt::format("no solution: walls keep {} from its goal\n", piece));
    session.print(fmt::format("\nestimated {}s to the goal\n", unit(finding.metric)));
    for (const auto& [heuristic, estimate] : finding.readings)
        session.print(fmt::format("  {:<18}  {}\n", heuristic,
                                  grouped(static_cast<std::uint64_t>(estimate))));
}

void print_json(Session& session, const LevelFinding& finding) {
    Json record = level_json(finding.level, finding.metric);
    record["status"] = finding.walled_off.empty() ? "well-formed" : "unsolvable";
    record["pieces"] = finding.level.pieces.size();
    record["kinds"] = finding.kinds;
    record["empty_cells"] = empty_cells(finding.level);
    record["heuristics"] = Json::object();
    for (const auto& [heuristic, estimate] : finding.readings)
        record["heuristics"][std::string(heuristic)] = estimate;
    session.print(line(std::move(record)));
}

}  // namespace

Exit check_level(Session& session, const blocks::Level& level, blocks::Metric metric) {
    const LevelFinding finding = examine(level, metric);
    if (session.speaks_json()) print_json(session, finding);
    else print_text(session, finding);
    return finding.walled_off.empty() ? Exit::done : Exit::no;
}

}  // namespace noyes::cli
