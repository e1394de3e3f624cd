#include <noyes/blocks/text.hpp>
#include <noyes/tiles/text.hpp>

#include "json_of.hpp"
#include "read_puzzle.hpp"

namespace noyes::web {

namespace {

std::string_view halt_name(Halt halt) {
    constexpr std::array<std::string_view, 4> names{"time", "nodes", "memory", "stopped"};
    return names[static_cast<std::size_t>(halt)];
}

// One character a cell: '.' floor, '-' gate, '#' wall.
std::string ground_text(const blocks::Level& level) {
    std::string text;
    for (const blocks::Ground ground : level.ground)
        text += ".-#"[static_cast<std::size_t>(ground)];
    return text;
}

Json known_json(const blocks::Level& level, blocks::Metric metric) {
    const std::optional<blocks::Known>& known = level.known[index(metric)];
    const std::optional<blocks::Bounds>& bounds = level.bounds[index(metric)];
    Json record = {{"metric", name(metric)}, {"known", known.has_value()}};
    record["length"] = known ? json_or_null(known->length) : Json();
    record["least"] = bounds ? Json(bounds->least) : Json();
    record["found"] = bounds ? json_or_null(bounds->found) : Json();
    return record;
}

}  // namespace

Json json_of(const Error& error) {
    return {{"code", error.code},       {"line", error.line}, {"column", error.column},
            {"numbers", error.numbers}, {"text", error.text}, {"note", error.note}};
}

Json json_of(const tiles::Board& board) {
    return {{"rows", board.extent().rows},
            {"columns", board.extent().columns},
            {"tiles", board.tiles()},
            {"text", tiles::to_line(board)}};
}

Json json_of(const blocks::Level& level) {
    Json record = {{"id", level.id},
                   {"name", level.name},
                   {"title", level.title},
                   {"source", level.source},
                   {"rule", level.rule == blocks::Rule::rush ? "rush" : "free"},
                   {"rows", level.extent.rows},
                   {"columns", level.extent.columns},
                   {"ground", ground_text(level)},
                   {"text", blocks::to_text(level)}};
    Json& pieces = record["pieces"] = Json::array();
    for (const blocks::Piece& piece : level.pieces)
        pieces.push_back({{"name", std::string(1, piece.name)}, {"cells", piece.cells}});
    Json& targets = record["targets"] = Json::array();
    for (const blocks::Target& target : level.targets)
        targets.push_back({{"piece", target.piece}, {"corner", target.corner}});
    Json& records = record["records"] = Json::array();
    for (const blocks::Metric metric : blocks::metrics)
        records.push_back(known_json(level, metric));
    return record;
}

Json json_of(const catalog::Conclusion& answer) {
    const Stats& stats = answer.stats;
    return {{"status", name(answer.status)},
            {"halt", answer.halt ? Json(halt_name(*answer.halt)) : Json()},
            {"lower_bound", answer.lower_bound},
            {"algorithm", answer.algorithm},
            {"heuristic", answer.heuristic},
            {"heuristic_ignored", answer.heuristic_ignored},
            {"seconds", answer.seconds},
            {"setup_seconds", answer.setup_seconds},
            {"stats",
             {{"expanded", stats.expanded},
              {"generated", stats.generated},
              {"duplicates", stats.duplicates},
              {"reopened", stats.reopened},
              {"undo_skipped", stats.undo_skipped},
              {"peak_stored", stats.peak_stored},
              {"peak_open", stats.peak_open},
              {"memory_bytes", stats.memory_bytes}}}};
}

Json json_of(const game::Counts& counts) {
    return {{"moves", counts.moves},
            {"turns", counts.turns},
            {"slip_free", counts.slip_free},
            {"undos", counts.undos},
            {"restarts", counts.restarts}};
}

Json json_of(const game::Help& help) {
    return {{"hint", help.hint}, {"solution", help.solution}, {"repeated", help.repeated}};
}

}  // namespace noyes::web
