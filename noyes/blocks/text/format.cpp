// Levels written down.
#include <noyes/blocks/text.hpp>

#include <algorithm>

namespace noyes::blocks {

namespace {

char mark_of(Ground ground) {
    switch (ground) {
        case Ground::floor: return '.';
        case Ground::gate: return '-';
        case Ground::wall: return '#';
    }
    return '.';
}

std::string line(std::string_view key, std::string_view value) {
    if (value.empty()) return {};
    return std::string(key) + ": " + std::string(value) + "\n";
}

std::string goal(const Level& level) {
    std::string text;
    for (const Target& target : level.targets) {
        if (!text.empty()) text += "  ";
        text += level.pieces[target.piece].name;
        for (const std::uint32_t number :
             {level.extent.row(target.corner), level.extent.column(target.corner)}) {
            text += ' ';
            text += std::to_string(number);
        }
    }
    return text;
}

std::string count(const Level& level, Metric metric) {
    if (const auto& known = level.known[index(metric)])
        return known->length ? std::to_string(*known->length) : "unsolvable";
    const auto& bounds = level.bounds[index(metric)];
    if (!bounds) return {};
    return std::to_string(bounds->least) + ".." +
           (bounds->found ? std::to_string(*bounds->found) : "");
}

bool is_entangled(const Level& level) {
    return std::ranges::any_of(
        level.pieces, [&](const Piece& piece) { return !is_connected(level.extent, piece.cells); });
}

}  // namespace

std::string to_grid(const Level& level) {
    std::string cells;
    for (const Ground ground : level.ground) cells += mark_of(ground);
    for (const Piece& piece : level.pieces) {
        for (const Cell cell : piece.cells) cells[cell] = piece.name;
    }
    std::string text;
    for (std::uint32_t row = 0; row < level.extent.rows; ++row)
        text += cells.substr(level.extent.cell(row, 0), level.extent.columns) + "\n";
    return text;
}

std::string to_text(const Level& level) {
    return "[level]\n" + line("id", level.id) + line("name", level.name) +
           line("title", level.title) + line("rule", level.rule == Rule::rush ? "rush" : "") +
           line("source", level.source) + line("pieces", is_entangled(level) ? "entangled" : "") +
           "grid:\n" + to_grid(level) + "end\n" + line("goal", goal(level)) +
           line("moves", count(level, Metric::moves)) +
           line("straight", count(level, Metric::straight)) +
           line("steps", count(level, Metric::steps));
}

}  // namespace noyes::blocks
