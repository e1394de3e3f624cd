#include <apps/play/numbers.hpp>
#include <noyes/tiles/solvability.hpp>

#include "check_lens.hpp"
#include "columns.hpp"
#include "shared.hpp"
#include "wrapping.hpp"

#include <fmt/format.h>

#include <map>

namespace noyes::cli {

namespace {

using tiles::Part;
using tiles::Why;

constexpr std::size_t line_width = 80;

// What each tile adds by itself.
std::map<tiles::Tile, Cost> by_tile(const tiles::Board& board, const tiles::Board& goal,
                                    const char* heuristic) {
    std::map<tiles::Tile, Cost> amounts;
    const auto lens = catalog::look_at(board, goal, {.name = heuristic});
    for (const Part& part : lens->sides.front().sum) amounts[part.tiles.front()] = part.amount;
    return amounts;
}

struct TileRow {
    tiles::Tile tile;
    tiles::Cell cell;
    tiles::Cell home;
    Cost hamming;
    Cost manhattan;
};

std::vector<TileRow> tile_rows(const tiles::Board& board, const tiles::Board& goal) {
    auto hamming = by_tile(board, goal, "hamming");
    auto manhattan = by_tile(board, goal, "manhattan");
    std::vector<TileRow> rows(board.extent().cells());
    for (tiles::Cell cell = 0; cell < rows.size(); ++cell) {
        rows[board.tiles()[cell]].cell = cell;
        rows[goal.tiles()[cell]].home = cell;
    }
    for (tiles::Tile tile = 1; tile < rows.size(); ++tile) {
        rows[tile].tile = tile;
        rows[tile].hamming = hamming[tile];
        rows[tile].manhattan = manhattan[tile];
    }
    rows.erase(rows.begin());  // the blank adds nothing
    return rows;
}

std::string indented(const std::string& lines) {
    std::string text;
    for (std::size_t begin = 0; begin < lines.size();) {
        const std::size_t end = lines.find('\n', begin) + 1;
        text += "  " + lines.substr(begin, end - begin);
        begin = end;
    }
    return text;
}

std::string list(const std::vector<std::pair<tiles::Tile, tiles::Tile>>& pairs,
                 std::string_view between) {
    std::string text;
    for (const auto& [first, second] : pairs)
        text += fmt::format("{}{} {} {}", text.empty() ? "" : ", ", first, between, second);
    return text;
}

std::string place(tiles::Extent extent, tiles::Cell cell) {
    return fmt::format("row {}, column {}", extent.row(cell) + 1, extent.column(cell) + 1);
}

// "2 3 / 1 4": how many tiles of each home line stand in each line.
std::string matrix(const std::vector<std::uint32_t>& counts, std::uint32_t lines) {
    std::string text;
    for (std::size_t i = 0; i < counts.size(); ++i) {
        if (i > 0) text += i % lines == 0 ? " / " : " ";
        text += std::to_string(counts[i]);
    }
    return text;
}

std::string conflict_text(const Part& part, std::string_view line) {
    return fmt::format("{} {}: {} must leave it, for {}", line, part.number + 1,
                       fmt::join(part.tiles, " and "), list(part.pairs, "stands before"));
}

std::string inversion_text(const Part& part, std::string_view lines, std::string_view way) {
    return fmt::format("{}, read {} by {}; a {} move puts {} right at the most",
                       counted(part.pairs.size(), "inverted pair"), lines, lines, way, part.number);
}

std::string why_text(const Part& part, tiles::Extent extent) {
    switch (part.why) {
        case Why::away: return fmt::format("tile {} is not at home", part.tiles.front());
        case Why::distance:
            return part.tiles.front() == 0 ? "the blank's way home"
                                           : fmt::format("tile {}'s way home", part.tiles.front());
        case Why::row_conflict: return conflict_text(part, "row");
        case Why::column_conflict: return conflict_text(part, "column");
        case Why::corner:
            return fmt::format("tile {} is driven out of its home by the wrong corner in {}",
                               fmt::join(part.tiles, " and "), place(extent, part.number));
        case Why::last_moves:
            return part.tiles.empty()
                       ? "the last moves"
                       : fmt::format("the last moves: even at best {} makes a detour",
                                     fmt::join(part.tiles, " and "));
        case Why::rows_changed:
            return "the blank changes rows; tiles by row and home row: " +
                   matrix(part.counts, extent.rows);
        case Why::columns_changed:
            return "the blank changes columns; tiles by column and home column: " +
                   matrix(part.counts, extent.columns);
        case Why::row_inversions: return inversion_text(part, "row", "vertical");
        case Why::column_inversions: return inversion_text(part, "column", "horizontal");
        case Why::pattern:
            return fmt::format("the pattern of tiles {}", fmt::join(part.tiles, ", "));
        case Why::whole: return "in all";
    }
    return {};
}

using Pairs = std::vector<std::pair<tiles::Tile, tiles::Tile>>;

Pairs all_pairs(const tiles::Board& board, const tiles::Board& goal) {
    const std::size_t all = std::size_t{board.extent().cells()} * board.extent().cells();
    return tiles::inverted_pairs(board, goal, all);
}

Json json_of(const Pairs& pairs) {
    Json list = Json::array();
    for (const auto& [first, second] : pairs) list.push_back({first, second});
    return list;
}

Json part_json(const Part& part) {
    return {{"why", name(part.why)},        {"amount", part.amount}, {"tiles", part.tiles},
            {"pairs", json_of(part.pairs)}, {"number", part.number}, {"counts", part.counts}};
}

}  // namespace

std::string tile_table(const tiles::Board& board, const tiles::Board& goal) {
    const tiles::Extent extent = board.extent();
    const auto cell = [&](tiles::Cell at) {
        return fmt::format("{},{}", extent.row(at) + 1, extent.column(at) + 1);
    };
    Columns columns({Align::right, Align::right, Align::right, Align::right, Align::right});
    columns.add({"tile", "row,column", "home", "hamming", "manhattan"});
    Cost hamming = 0;
    Cost manhattan = 0;
    for (const TileRow& row : tile_rows(board, goal)) {
        columns.add({std::to_string(row.tile), cell(row.cell), cell(row.home),
                     std::to_string(row.hamming), std::to_string(row.manhattan)});
        hamming += row.hamming;
        manhattan += row.manhattan;
    }
    columns.add({"sum", "", "", std::to_string(hamming), std::to_string(manhattan)});
    return indented(columns.text());
}

std::string pair_list(const tiles::Board& board, const tiles::Board& goal) {
    const Pairs pairs = all_pairs(board, goal);
    if (pairs.empty()) return "  none\n";
    std::string text;
    for (std::size_t i = 0; i < pairs.size(); ++i) {
        const bool goes_on = i > 0 && pairs[i].first == pairs[i - 1].first;
        if (goes_on) text += fmt::format(", {}", pairs[i].second);
        else
            text +=
                fmt::format("{}  {} before {}", i > 0 ? "\n" : "", pairs[i].first, pairs[i].second);
    }
    return text + "\n";
}

std::string lens_text(const catalog::Lens& lens, tiles::Extent extent) {
    std::string text = fmt::format("{}: {}\n", lens.heuristic,
                                   counted(static_cast<std::uint64_t>(lens.estimate), "move"));
    for (const catalog::LensSide& side : lens.sides) {
        if (lens.sides.size() > 1)
            text += fmt::format("  {}{}\n", side.heuristic,
                                side.total == lens.estimate ? ", the largest" : "");
        for (const Part& part : side.sum)
            text += fmt::format("  {:>4}  {}\n", part.amount,
                                wrapped(why_text(part, extent), 8, line_width));
        text += fmt::format("  {:>4}  in all\n", side.total);
    }
    return text;
}

Json tile_table_json(const tiles::Board& board, const tiles::Board& goal) {
    const tiles::Extent extent = board.extent();
    Json rows = Json::array();
    for (const TileRow& row : tile_rows(board, goal))
        rows.push_back({{"tile", row.tile},
                        {"row", extent.row(row.cell) + 1},
                        {"column", extent.column(row.cell) + 1},
                        {"home_row", extent.row(row.home) + 1},
                        {"home_column", extent.column(row.home) + 1},
                        {"hamming", row.hamming},
                        {"manhattan", row.manhattan}});
    return rows;
}

Json pairs_json(const tiles::Board& board, const tiles::Board& goal) {
    return json_of(all_pairs(board, goal));
}

Json lens_json(const catalog::Lens& lens) {
    Json sides = Json::array();
    for (const catalog::LensSide& side : lens.sides) {
        Json parts = Json::array();
        for (const Part& part : side.sum) parts.push_back(part_json(part));
        sides.push_back(
            {{"heuristic", side.heuristic}, {"total", side.total}, {"parts", std::move(parts)}});
    }
    return {{"heuristic", lens.heuristic},
            {"admissible", lens.admissible},
            {"estimate", lens.estimate},
            {"sides", std::move(sides)}};
}

}  // namespace noyes::cli
